import { sentence } from "../words/sentences.ts";
import { hex, measured, pascal, snake, upper } from "../words/terms.ts";
import type { CodeLanguage } from "./code-language.ts";

/** Python: functions that read a port. */
export const python: CodeLanguage = {
  name: "python",
  ending: "py",
  head: (words) => [`def ${snake(words)}(port, limit=${measured(words)}, base=${hex(words)}):`],
  parts: [
    (words) => [`    self.${snake(words)} = port.${snake(words)}(${hex(words)}, ${measured(words)})`],
    (words) => [
      `    if port.${snake(words)} < ${measured(words)}:`,
      `        raise ${pascal(words)}Error("${words.word("noun")} is ${words.word("adjective")}")`,
    ],
    (words) => [
      `    for ${snake(words)} in range(${words.whole(2, 4096)}):`,
      `        limit += base[${words.whole(0, 64)}]`,
    ],
    (words) => [`    # ${sentence(words)}`],
    (words) => [`    ${upper(words)} = {"${snake(words)}": ${measured(words)}, "${snake(words)}": None}`],
  ],
  tail: ["    return limit"],
};

/** Bash: commands and settings of a shell. */
export const bash: CodeLanguage = {
  name: "bash",
  head: (words) => [
    "set -euo pipefail",
    `${upper(words)}=\${1:-/dev/${words.word("noun").replace(" ", "-")}${words.whole(0, 64)}}`,
  ],
  parts: [
    (words) => [`boardctl set ${snake(words)} ${measured(words)} --at ${hex(words)}`],
    (words) => [
      `if [ "$${upper(words)}" -gt ${words.whole(1, 5000)} ]; then`,
      `  echo "${words.word("noun")} is ${words.word("adjective")}" >&2`,
      "fi",
    ],
    (words) => [`# ${sentence(words)}`, `export ${upper(words)}="${snake(words)}:${hex(words)}"`],
    (words) => [
      `cat /sys/${snake(words)}/${snake(words)} | head -n ${words.whole(1, 90)} > ${snake(words)}.log`,
    ],
  ],
  tail: [],
};
