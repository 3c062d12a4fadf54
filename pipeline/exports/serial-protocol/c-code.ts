import { cComment } from "../../core/text/escape/c.ts";
import { checksumAlgorithm } from "../../domain/codecs/checksum/checksum.ts";
import { hexToBytes } from "../../domain/codecs/hex.ts";
import { partSize } from "../../domain/codecs/serial/binary-frame.ts";
import { sizesOfFields } from "../../domain/codecs/serial/payload-size.ts";
import type { BinaryFraming, Endian, FramePart } from "../../domain/codecs/serial/serial-types.ts";
import { checksumFunction } from "../c-code/c-checksum.ts";
import { integerOf } from "../c-code/c-literals.ts";
import { cPrefix, cWord } from "../c-code/c-names.ts";
import { type CNumber, isWideFloat, scalingFunctions } from "../c-code/c-numbers.ts";
import { headerFile, RAW_MEMBERS } from "../c-code/header-file.ts";
import type { ExportFormat } from "../exported-type.ts";
import { headLines } from "../head-lines.ts";
import { uniqueNames } from "../unique-names.ts";
import {
  type CField,
  cFields,
  fieldStatements,
  indented,
  memberLines,
  numberOfBits,
  numberOfField,
} from "./c-fields.ts";
import type { ContentField, ContentMessage, ProtocolContent } from "./protocol-content.ts";

/** Frames of bytes as structures of raw numbers, with functions that pack and unpack whole frames, in C99 and C++17. */
export const protocolCode: ExportFormat<ProtocolContent> = {
  id: "c-code",
  ending: ".h",
  title: "Pack and unpack functions (C)",
  applies: ({ framing }) => framing.kind === "binary",
  write({ id, framing, messages }, head) {
    if (framing.kind === "text") return "";
    const unique = uniqueNames();
    const prefix = cPrefix(id, "PROTOCOL", head);
    const guard = unique(`${prefix}_FRAMES_H`);
    const stuffing = framing.stuffing === "cobs" ? "COBS" : "SLIP";
    const stuffed = `Frames are those before ${stuffing} was put on, or after it was taken off.`;
    return headerFile({
      comments: [...headLines(head), RAW_MEMBERS, ...(framing.stuffing === undefined ? [] : [stuffed])],
      guard,
      includes: ["stddef.h", "stdint.h", "string.h"],
      hasWideFloats: messages.some(({ fields }) => hasWideFloat(fields)),
      lines: [
        ...helpers(prefix.toLowerCase(), framing),
        ...messages.flatMap((message) =>
          messageLines(
            message,
            { framing, name: unique(`${prefix}_${cWord(message.id)}`), helper: prefix.toLowerCase() },
            unique,
          ),
        ),
      ],
    });
  },
};

function hasWideFloat(fields: readonly ContentField[]): boolean {
  return fields.some((field) => isWideFloat(numberOfField(field)) || hasWideFloat(field.fields ?? []));
}

function helpers(prefix: string, { endian, checksum }: BinaryFraming): string[] {
  const { endian: _, over: __, ...spec } = checksum ?? { algorithm: "", over: [], endian };
  return [
    ...numberFunctions(prefix, endian, ""),
    ...(checksum === undefined || checksum.endian === endian
      ? []
      : numberFunctions(prefix, checksum.endian, "_check")),
    `static inline void ${prefix}_put_text(uint8_t *target, const char *text, size_t size)`,
    ...["{", "    size_t n;", "    int is_over = 0;"],
    "    for (n = 0u; n < size; n++) {",
    "        if (text[n] == 0) is_over = 1;",
    "        target[n] = is_over ? 0u : (uint8_t)text[n];",
    ...["    }", "}", ""],
    ...(checksum === undefined
      ? []
      : [...checksumFunction(`${prefix}_checksum`, checksumAlgorithm(spec).steps), ""]),
  ];
}

function numberFunctions(prefix: string, endian: Endian, ending: string): string[] {
  const shift = endian === "little" ? "8u * n" : "8u * (size - 1u - n)";
  return [
    `static inline void ${prefix}_put${ending}(uint8_t *target, uint64_t raw, size_t size)`,
    ...[
      "{",
      "    size_t n;",
      `    for (n = 0u; n < size; n++) target[n] = (uint8_t)(raw >> (${shift}));`,
      "}",
      "",
    ],
    `static inline uint64_t ${prefix}_get${ending}(const uint8_t *source, size_t size)`,
    ...["{", "    uint64_t raw = 0u;", "    size_t n;"],
    `    for (n = 0u; n < size; n++) raw |= (uint64_t)source[n] << (${shift});`,
    ...["    return raw;", "}", ""],
  ];
}

interface Frame {
  readonly framing: BinaryFraming;
  readonly name: string;
  /** Prefix of the functions that all messages share. */
  readonly helper: string;
}

function messageLines(message: ContentMessage, frame: Frame, unique: (name: string) => string): string[] {
  const fields = cFields(message.fields);
  const lower = frame.name.toLowerCase();
  const others = frame.framing.parts.reduce(
    (sum, part) => sum + (part === "payload" ? 0 : partSize(part, message, frame.framing)),
    0,
  );
  const { least, most } = sizesOfFields(message.fields);
  const define = (name: string, value: string): string =>
    `#define ${unique(`${frame.name}_${name}`)} ${value}`;
  const about = `${message.name}${message.description === undefined ? "" : `: ${message.description}`}`;
  return [
    `/* ${cComment(about)} */`,
    define("LEAST", `${others + least}u`),
    define("MOST", `${others + most}u`),
    ...valueDefines(fields, "", define),
    ...["", "typedef struct {"],
    ...memberLines(fields, "    "),
    ...(fields.length === 0 ? ["    uint8_t unused;"] : []),
    ...[`} ${lower}_t;`, ""],
    ...packLines(message, fields, frame, others + most),
    "",
    ...unpackLines(message, fields, frame, others + least, others + most),
    ...scalings(fields, lower),
    "",
  ];
}

function valueDefines(
  fields: readonly CField[],
  path: string,
  define: (name: string, value: string) => string,
): string[] {
  return fields.flatMap(({ field, name, fields: inner, bits }) => {
    const own = `${path}${name.toUpperCase()}_`;
    const of = (values: ContentField["values"], at: string, number: CNumber): string[] =>
      values.map((named) => define(`${at}${cWord(named.name)}`, integerOf(named.value, number)));
    return [
      ...of(field.values, own, numberOfField(field)),
      ...bits.flatMap(({ group, name: bit }) =>
        of(group.values, `${own}${bit.toUpperCase()}_`, numberOfBits(group)),
      ),
      ...valueDefines(inner, own, define),
    ];
  });
}

function scalings(fields: readonly CField[], path: string): string[] {
  return fields.flatMap(({ field, name, fields: inner, bits }) => [
    ...(field.type === "text" || field.type === "structure" || bits.length > 0
      ? []
      : scalingFunctions(`${path}_${name}`, numberOfField(field), field)),
    ...bits.flatMap(({ group, name: bit }) =>
      scalingFunctions(`${path}_${name}_${bit}`, numberOfBits(group), group),
    ),
    ...scalings(inner, `${path}_${name}`),
  ]);
}

function packLines(message: ContentMessage, fields: readonly CField[], frame: Frame, most: number): string[] {
  const { framing, helper } = frame;
  const lower = frame.name.toLowerCase();
  const parts = framing.parts.flatMap((part): string[] => {
    const size = partSize(part, message, framing);
    const begin = `const size_t ${part}_at = at;`;
    if (part === "payload")
      return [
        begin,
        ...fieldStatements(fields, "message->", { isPacking: true, prefix: helper }),
        "const size_t payload_size = at - payload_at;",
      ];
    return [
      begin,
      ...knownBytes(part, message, framing).map(
        (byte, n) => `target[at + ${n}u] = 0x${byte.toString(16).padStart(2, "0")}u;`,
      ),
      `at += ${size}u;`,
    ];
  });
  return [
    "/* Writes a whole frame; gives its length, or 0 where there is no room for the longest or a count is too great. */",
    `static inline size_t ${lower}_pack(uint8_t *target, size_t size, const ${lower}_t *message)`,
    "{",
    "    size_t at = 0u;",
    `    if (size < ${most}u) return 0u;`,
    ...(fields.length === 0 ? ["    (void)message;"] : []),
    ...indented(parts, 1),
    ...unusedPlaces(framing),
    ...(framing.length === undefined
      ? []
      : [
          `    if (${countedText(message, framing)} > ${2 ** (8 * framing.length.bytes) - 1}u) return 0u;`,
          `    ${helper}_put(target + length_at, (uint64_t)(${countedText(message, framing)}), ${framing.length.bytes}u);`,
        ]),
    ...indented(checksumLines(message, frame, "target", most), 1),
    ...["    return at;", "}"],
  ];
}

/** The bytes of a part that are the same in every frame of a message. */
function knownBytes(
  part: FramePart,
  { token = "" }: ContentMessage,
  { sync }: BinaryFraming,
): readonly number[] {
  if (part === "sync") return sync;
  return part === "token" ? [...hexToBytes(token)] : [];
}

/** Places that nothing below asks for. */
function unusedPlaces({ parts }: BinaryFraming): string[] {
  return [...parts.map((part) => `    (void)${part}_at;`), "    (void)payload_size;"];
}

/** The number of bytes that the length of the frame counts, as an expression. */
function countedText(message: ContentMessage, framing: BinaryFraming): string {
  const counts = framing.length?.counts ?? [];
  const fixed = counts
    .filter((part) => part !== "payload")
    .reduce((sum, part) => sum + partSize(part, message, framing), 0);
  return counts.includes("payload") ? `payload_size + ${fixed}u` : `(size_t)${fixed}u`;
}

/** Statements that put the checksum into `target`, or compare it with that in `source`. */
function checksumLines(
  message: ContentMessage,
  { framing, helper }: Frame,
  bytes: "target" | "source",
  most: number,
): string[] {
  const { checksum } = framing;
  if (checksum === undefined) return [];
  const size = partSize("checksum", message, framing);
  const ending = checksum.endian === framing.endian ? "" : "_check";
  const covered = framing.parts.filter((part) => checksum.over.includes(part));
  const copies = covered.map((part) => {
    const length = part === "payload" ? "payload_size" : `${partSize(part, message, framing)}u`;
    return `    memcpy(covered + count, ${bytes} + ${part}_at, ${length}); count += ${length};`;
  });
  const value = `${helper}_checksum(covered, count)`;
  return [
    "{",
    `    uint8_t covered[${most}];`,
    "    size_t count = 0u;",
    ...copies,
    bytes === "target"
      ? `    ${helper}_put${ending}(target + checksum_at, ${value}, ${size}u);`
      : `    if (${helper}_get${ending}(source + checksum_at, ${size}u) != ${value}) return 0;`,
    "}",
  ];
}

function unpackLines(
  message: ContentMessage,
  fields: readonly CField[],
  frame: Frame,
  least: number,
  most: number,
): string[] {
  const { framing, helper } = frame;
  const lower = frame.name.toLowerCase();
  const tail = framing.parts
    .slice(framing.parts.indexOf("payload") + 1)
    .reduce((sum, part) => sum + partSize(part, message, framing), 0);
  const parts = framing.parts.flatMap((part): string[] => unpackPart(part, message, fields, frame));
  return [
    "/* Reads a whole frame; gives 1, or 0 where it is another message. */",
    `static inline int ${lower}_unpack(${lower}_t *message, const uint8_t *source, size_t size)`,
    "{",
    "    size_t at = 0u;",
    `    const size_t end = size - ${tail}u;`,
    "    memset(message, 0, sizeof *message);",
    `    if (size < ${least}u || size > ${most}u) return 0;`,
    ...indented(parts, 1),
    ...unusedPlaces(framing),
    ...(framing.length === undefined
      ? []
      : [
          `    if (${helper}_get(source + length_at, ${framing.length.bytes}u) != (uint64_t)(${countedText(message, framing)})) return 0;`,
        ]),
    ...indented(checksumLines(message, frame, "source", most), 1),
    ...["    return at == size;", "}"],
  ];
}

function unpackPart(
  part: FramePart,
  message: ContentMessage,
  fields: readonly CField[],
  frame: Frame,
): string[] {
  const { framing, helper } = frame;
  const begin = `const size_t ${part}_at = at;`;
  if (part === "payload")
    return [
      begin,
      ...fieldStatements(fields, "message->", { isPacking: false, prefix: helper }),
      "if (at != end) return 0;",
      "const size_t payload_size = at - payload_at;",
    ];
  return [
    begin,
    ...knownBytes(part, message, framing).map(
      (byte, n) => `if (source[at + ${n}u] != 0x${byte.toString(16).padStart(2, "0")}u) return 0;`,
    ),
    `at += ${partSize(part, message, framing)}u;`,
  ];
}
