import { candumpLine, cansendCommand } from "../../../domain/codecs/can/can-utils-text.ts";
import { hexToBytes } from "../../../domain/codecs/hex.ts";
import { canMessageOf } from "../../../exports/can-message-set/can-content.ts";
import type { CanRequest } from "./can-request.ts";

/** The most bytes of a frame, by its format. */
const mostBytes = { classic: 8, fd: 64 } as const;

/**
 * A frame of a message as can-utils write it: its first example, else one whose bits are all 0, which the text says.
 * A message of several frames has none.
 */
export function frameLines(m: number, { record: { data } }: CanRequest): string {
  const { id, extended, fd, length } = canMessageOf(data, m);
  if (length > mostBytes[fd ? "fd" : "classic"]) return "";
  const [example] = data.messages[m]?.examples ?? [];
  const bytes = example === undefined ? new Uint8Array(length) : hexToBytes(example.hex);
  const frame = { id, extended, fd, bytes };
  const from =
    example !== undefined ? "the first example" : length === 0 ? "the whole message" : "every bit is 0 here";
  return [`# ${from}`, cansendCommand(frame), `# candump: ${candumpLine(frame)}`].join("\n");
}
