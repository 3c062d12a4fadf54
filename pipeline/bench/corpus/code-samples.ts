import { pick } from "../../tests/fixtures/random.ts";
import { nouns } from "./words.ts";

/** A fenced block of about fifteen lines in one of the languages that docs of hardware use. */
export function codeBlock(random: () => number): string {
  const write = pick([python, c, bash, json], random);
  return write(pick(nouns, random).replace(" ", "_"), Math.floor(random() * 4096));
}

const python = (name: string, number: number): string => `\`\`\`python title="read_${name}.py"
import struct

LIMIT = ${number}


def read_${name}(port, timeout=0.5):
    """Read one frame and check its sum."""
    frame = port.read(8)
    if len(frame) < 8:
        raise TimeoutError("no reply from the ${name}")
    value, total = struct.unpack("<IH", frame[:6])
    if sum(frame[:4]) & 0xFFFF != total:
        return None
    return min(value, LIMIT)  # never above the limit
\`\`\``;

const c = (name: string, number: number): string => `\`\`\`c title="${name}.h"
#include <stdint.h>

#define ${name.toUpperCase()}_LIMIT ${number}u

struct ${name} {
    uint16_t state;
    uint32_t ticks; /* since the last frame */
};

static inline int ${name}_step(struct ${name} *self, uint32_t now)
{
    if (now - self->ticks > ${name.toUpperCase()}_LIMIT) {
        self->state = 0;
        return -1;
    }
    return self->state != 0;
}
\`\`\``;

const bash = (name: string, number: number): string => `\`\`\`bash
#!/usr/bin/env bash
set -euo pipefail
port=\${1:-/dev/ttyUSB0}
stty -F "$port" ${number} raw -echo
for try in 1 2 3; do
  if printf 'read ${name}\\n' > "$port"; then
    timeout 2 head -n 1 "$port" && break
  fi
  echo "try $try: no reply" >&2
done
\`\`\``;

const json = (name: string, number: number): string => `\`\`\`json
{
  "name": "${name}",
  "enabled": true,
  "limit": ${number},
  "channels": [1, 2, 4, 8],
  "filter": { "kind": "median", "length": 5, "gain": 0.25 },
  "onLoss": null
}
\`\`\``;
