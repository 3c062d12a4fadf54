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
  valuesOf,
} from "../../tests/support/exports/serial-protocols.ts";
import { samplesFolder, siteOfFolder } from "../../tests/support/pages/site-of.ts";
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
