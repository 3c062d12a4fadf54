import { yamlComment } from "../../core/text/escape/yaml.ts";
import type { Framing } from "../../domain/codecs/serial/serial-types.ts";
import type { ExportFormat } from "../exported-type.ts";
import { headLines } from "../head-lines.ts";
import { uniqueNames } from "../unique-names.ts";
import { yamlText } from "../yaml-text.ts";
import { binarySections } from "./kaitai-binary.ts";
import { isKaitaiType, kaitaiId } from "./kaitai-names.ts";
import { textSections } from "./kaitai-text.ts";
import type { ContentMessage, ProtocolContent } from "./protocol-content.ts";

type Direction = ContentMessage["direction"];

const words: Readonly<Record<Direction, string>> = {
  "to-device": "frames to the device",
  "from-device": "frames from the device",
};
/** Types of the file's own; a message of the same name gets a number, and so does one that is named like a type of Kaitai Struct. */
const ownTypes = ["checked", "content", "unknown"];

/** Kaitai Struct does not take off SLIP or COBS: a program has to, before it parses. */
function stuffingText(framing: Framing): string {
  if (framing.kind === "text" || framing.stuffing === undefined) return "";
  return ` after ${framing.stuffing === "cobs" ? "COBS" : "SLIP"} was taken off`;
}

/** Frames of one direction for Kaitai Struct: what a token means depends on who sends it. */
export function kaitai(direction: Direction): ExportFormat<ProtocolContent> {
  const sent = ({ messages }: ProtocolContent): ContentMessage[] =>
    messages.filter((message) => message.direction === direction);
  return {
    id: `kaitai-${direction}`,
    ending: `.${direction}.ksy`,
    title: `Kaitai Struct: ${words[direction]}`,
    applies: (content) => sent(content).length > 0,
    write(content, head) {
      const { id, title, framing } = content;
      const messages = sent(content);
      const unique = uniqueNames(isKaitaiType);
      for (const name of ownTypes) unique(name);
      const ids = new Map(messages.map((message) => [message, unique(kaitaiId(message.id))]));
      const encoding = framing.kind === "text" && framing.encoding === "utf-8" ? "UTF-8" : "ASCII";
      const comments = headLines(head).map((line) => `# ${yamlComment(line)}\n`);
      const meta = {
        id: kaitaiId(`${id}${head.ending ?? ""}-${direction}`),
        title: `${title}: ${words[direction]}${stuffingText(framing)}`,
        encoding,
        ...(framing.kind === "binary" ? { endian: framing.endian === "little" ? "le" : "be" } : {}),
      };
      const sections =
        framing.kind === "binary"
          ? binarySections(messages, ids, framing)
          : textSections(messages, ids, framing);
      return `${comments.join("")}${yamlText({ meta, ...sections })}`;
    },
  };
}
