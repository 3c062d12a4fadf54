import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { SerialProtocolSource } from "../../../schema/generated/types.ts";
import { hexToBytes } from "../../domain/codecs/hex.ts";
import { decodeSerialFrame, encodeSerialFrame } from "../../domain/codecs/serial/serial-frame.ts";
import {
  membersOf,
  type SerialField,
  type SerialValue,
  type SerialValues,
} from "../../domain/codecs/serial/serial-types.ts";
import { unstuff } from "../../domain/codecs/serial/stuffing.ts";
import type { Site } from "../../site.ts";
import {
  camelCase,
  compiledParser,
  type Parsed,
  protocols,
  publishedContent,
  sampleHead,
  valuesOf,
} from "../../tests/support/exports/serial-protocols.ts";
import { samplesFolder, siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { kaitai } from "./kaitai.ts";
import { kaitaiId } from "./kaitai-names.ts";
import { type ProtocolContent, publishSerialProtocol } from "./protocol-content.ts";

const isLong = process.env.FAIRLEAD_SEED === "random";
const fleetFolder = `${samplesFolder}/../fleet`;

/** The part of what was parsed that holds the fields. */
function fieldsIn(parsed: Parsed, { framing }: ProtocolContent): Parsed {
  if (framing.kind === "binary") return parsed.payload as Parsed;
  const body = parsed.body as Parsed;
  return (framing.checksum === undefined ? body : (body.content as Parsed)).message as Parsed;
}

/**
 * Characters are compared as the value that their field makes of them; scaling is not applied by Kaitai
 * Struct.
 */
function compare(parsed: Parsed, values: SerialValues, fields: readonly SerialField[]): number {
  let compared = 0;
  for (const field of fields) {
    const id = camelCase(kaitaiId(field.name));
    // Kaitai Struct reads groups of bits without a sign, and makes the number with one of it.
    const found = parsed[`${id}Signed`] ?? parsed[id];
    const expected = values.get(field.name) as SerialValue;
    const [theirs, ours] = [found, expected].map((value) => (Array.isArray(value) ? value : [value])) as [
      unknown[],
      SerialValue[],
    ];
    expect(theirs.length, field.name).toBe(ours.length);
    for (const [n, value] of ours.entries()) compared += compareOne(theirs[n], value, field);
  }
  return compared;
}

function compareOne(theirs: unknown, value: SerialValue, field: SerialField): number {
  const members = membersOf(field);
  if (members !== undefined) return compare(theirs as Parsed, value as SerialValues, members);
  const number = typeof value === "number" ? value : undefined;
  const named = field.values.find(({ name }) => name === value)?.value;
  const wanted = named ?? (number === undefined ? value : (number - field.offset) / field.factor);
  if (typeof wanted === "number") expect(Number(theirs), field.name).toBeCloseTo(wanted, 9);
  else expect(theirs, field.name).toBe(wanted);
  return 1;
}

async function compareExamples(site: Site, id: string): Promise<number> {
  const source = site.index.records.get("serial-protocol")?.get(id);
  if (source === undefined) throw new Error(`There is no protocol ${id}.`);
  // A sample that is not published is read as if it were.
  const published = { ...source, data: { status: "confirmed" as const, ...source.data } };
  const { content } = publishSerialProtocol(published, "preliminary");
  const data = source.data;
  let compared = 0;
  for (const message of content.messages) {
    const parse = await compiledParser(content, message.direction);
    const examples = data.messages.find((authored) => authored.id === message.id)?.examples ?? [];
    for (const example of examples) {
      const bytes = hexToBytes(example.bytes);
      const decoded = decodeSerialFrame(bytes, message, content.framing);
      if (!decoded.ok) throw new Error(decoded.problem);
      compare(fieldsIn(parse(bytes), content), decoded.values, message.fields);
      compared += 1;
    }
  }
  return compared;
}

describe("what kaitai-struct-compiler makes of a file", () => {
  let samples: Site;
  let fleet: Site;
  beforeAll(async () => {
    samples = await siteOfFolder(samplesFolder);
    fleet = await siteOfFolder(fleetFolder);
  });

  test("parses every example of the samples", async () => {
    expect(await compareExamples(samples, "sample-serial")).toBe(2);
    expect(await compareExamples(samples, "sample-binary")).toBe(2);
    expect(await compareExamples(samples, "sample-composed")).toBe(2);
  });

  test("parses every example of a protocol with many messages", async () => {
    expect(await compareExamples(fleet, "serial-relay-hub")).toBeGreaterThan(6);
  });

  test("refuses frames that no message has", async () => {
    const source = fleet.index.records.get("serial-protocol")?.get("serial-relay-hub");
    if (source === undefined) throw new Error("The protocol is not there.");
    const { content } = publishSerialProtocol(source, "final");
    const parse = await compiledParser(content, "to-device");
    expect(() => parse(hexToBytes("02 53 41 31 35 30 30 03"))).not.toThrow();
    for (const wrong of [
      "01 53 41 31 35 30 30 03",
      "02 53 45 31 35 30 30 03",
      "02 53 41 31 35 03",
      "02 53 41 31 35 30 30",
    ])
      expect(() => parse(hexToBytes(wrong)), wrong).toThrow();
  });

  test("takes no message for a type of Kaitai Struct, and no field for a word of its expressions", async () => {
    const names = ["u1", "s2", "u4-le", "f8be", "b12", "str", "strz", "bool", "any", "content"];
    const content = publishedContent({
      type: "serial-protocol",
      id: "names",
      title: "Names",
      status: "confirmed",
      physical: {},
      framing: { kind: "binary", sync: "AA", endian: "big" },
      messages: names.map((id, n) => ({
        id,
        token: `0${n}`,
        name: id,
        direction: "to-device" as const,
        fields: [{ name: "true", type: "u32" as const, factor: 0.5 }],
      })) as unknown as SerialProtocolSource["messages"],
    });
    const parse = await compiledParser(content, "to-device");
    for (const [n, id] of names.entries()) {
      const payload = parse(Uint8Array.of(0xaa, n, 0, 0, 1, 2)).payload as Parsed;
      expect(payload.true2, id).toBe(258);
    }
  });

  test.each([
    ["little", "00 A1 B2 C3 D4 F5 06 07"],
    ["big", "07 06 F5 D4 C3 B2 A1 00"],
  ] as const)("reads groups and gaps of more than 32 bits of %s-endian numbers", async (endian, bytes) => {
    const content = publishedContent({
      type: "serial-protocol",
      id: "wide",
      title: "Wide",
      status: "confirmed",
      physical: {},
      framing: { kind: "binary", sync: "AA", endian },
      messages: [
        {
          id: "m",
          name: "M",
          direction: "to-device",
          fields: [
            { name: "wide", type: "u64", bits: [{ name: "level", bits: "47..8", unit: "V", factor: 0.5 }] },
            { name: "flag", type: "u64", bits: [{ name: "last", bits: 63 }] },
          ],
        },
      ],
    });
    const parse = await compiledParser(content, "to-device");
    const payload = parse(
      hexToBytes(
        `AA ${bytes} ${endian === "little" ? "00 00 00 00 00 00 00 80" : "80 00 00 00 00 00 00 00"}`,
      ),
    ).payload as Parsed;
    const wide = payload.wide as Parsed;
    expect([wide.level, wide.levelScaled]).toEqual([0xf5d4c3b2a1, 0xf5d4c3b2a1 / 2]);
    expect(Number((payload.flag as Parsed).last)).toBe(1);
  });

  test("makes numbers of digits, with their scale, unit and names", async () => {
    const content = publishedContent({
      type: "serial-protocol",
      id: "digits",
      title: "Digits",
      status: "confirmed",
      physical: {},
      framing: { kind: "text", separator: ",", separators: "between", start: "24", end: "0A" },
      messages: [
        {
          id: "m",
          name: "M",
          direction: "to-device",
          fields: [
            { name: "mode", type: "decimal", values: [{ value: 2, name: "Run" }] },
            { name: "level", type: "decimal", factor: 0.1, offset: 5, unit: "V" },
            { name: "exact", type: "decimal", places: 2, factor: 2 },
          ],
        },
      ],
    } as unknown as SerialProtocolSource);
    const parse = await compiledParser(content, "to-device");
    const message = ((parse(Buffer.from("$2,30,-0.25\n")).body as Parsed).message ?? {}) as Parsed;
    expect([message.modeNumber, message.levelNumber, message.exactNumber]).toEqual([2, 30, -0.25]);
    expect([message.levelScaled, message.exactScaled]).toEqual([8, -0.5]);
    const text = kaitai("to-device").write(content, sampleHead);
    expect(text).toContain("With scaling applied, in V.");
    expect(text).toContain("raw number times 0.1 plus 5, V");
  });

  test("parses random frames of random protocols", async () => {
    let compared = 0;
    for (const data of fc.sample(protocols, isLong ? 200 : 25)) {
      const content = publishedContent(data);
      const parse = await compiledParser(content, "to-device");
      for (const message of content.messages) {
        const [values] = fc.sample(valuesOf(message), 1);
        const bytes = values && encodeSerialFrame(values, message, content.framing);
        if (values === undefined || bytes === undefined) throw new Error("A frame was not encoded.");
        const decoded = decodeSerialFrame(bytes, message, content.framing);
        expect(decoded.ok && decoded.values).toEqual(values);
        const { framing } = content;
        // Kaitai Struct parses what is left when stuffing was taken off.
        const plain =
          framing.kind === "binary" && framing.stuffing !== undefined
            ? unstuff(bytes, framing.stuffing)
            : bytes;
        if (typeof plain === "string") throw new Error(plain);
        compared += compare(fieldsIn(parse(plain), content), values, message.fields);
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});
