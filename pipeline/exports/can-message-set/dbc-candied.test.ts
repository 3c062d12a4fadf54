import { Can, Dbc } from "candied";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { decodeFrame } from "../../domain/codecs/can/can-frame.ts";
import { physicalOf } from "../../domain/codecs/can/signal-value.ts";
import { messageSets, publishedContent, sampleHead } from "../../tests/support/exports/can-message-sets.ts";
import { samplesFolder, siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { type CanContent, type ContentSignal, publishCanMessageSet } from "./can-content.ts";
import { dbc } from "./dbc.ts";

const isLong = process.env.FAIRLEAD_SEED === "random";
/** candied keeps the flag of 29-bit identifiers in the number. */
const EXTENDED = 0x80000000;

function read(content: CanContent) {
  const reader = new Dbc();
  const data = reader.load(dbc.write(content, sampleHead));
  expect([...reader.errors.entries()]).toEqual([]);
  return data;
}

function compareStructure(content: CanContent): void {
  const data = read(content);
  const found = [...data.messages.values()];
  expect(found.map(({ id, name, dlc }) => ({ id, name, dlc }))).toEqual(
    content.messages.map(({ id, extended, short, length }) => ({
      id: extended ? id + EXTENDED : id,
      name: short,
      dlc: length,
    })),
  );
  for (const message of content.messages) {
    const signals = [...(data.messages.get(message.short)?.signals.values() ?? [])];
    expect(
      signals.map(({ name, startBit, length, endian, signed, factor, offset, unit }) => [
        ...[name, startBit, length, endian, signed, factor, offset, unit],
      ]),
    ).toEqual(
      message.signals.map(({ short, start, length, order, type, factor, offset, unit, unitText = unit }) => [
        ...[short, start, length, order === "little" ? "Intel" : "Motorola", type !== "unsigned"],
        ...[factor, offset, unitText ?? ""],
      ]),
    );
  }
}

/**
 * Whether candied 2.2 decodes a signal: it takes the start bit of a big-endian signal for its least
 * significant bit, takes floats for integers, and knows no multiplexing. Its reading of the file is right;
 * canmatrix checks the rest.
 */
const isDecoded = ({ order, type }: ContentSignal): boolean => order === "little" && type !== "float";

function compareValues(content: CanContent): number {
  const can = new Can();
  can.database = read(content);
  let compared = 0;
  for (const message of content.messages) {
    const id = message.extended ? message.id + EXTENDED : message.id;
    for (const bytes of fc.sample(
      fc.uint8Array({ minLength: message.length, maxLength: message.length }),
      200,
    )) {
      const theirs = can.decode(can.createFrame(id, [...bytes], message.extended))?.boundSignals;
      for (const { signal, raw } of decodeFrame(message, bytes)) {
        if (!isDecoded(signal)) continue;
        const value = physicalOf(raw, signal);
        const read = (theirs?.get(signal.short)?.rawValue ?? Number.NaN) * signal.factor + signal.offset;
        const difference = Math.abs(read - value);
        expect(difference, signal.name).toBeLessThanOrEqual(
          Math.abs(value) * 1e-9 + Math.abs(signal.offset) * 1e-9,
        );
        compared += 1;
      }
    }
  }
  return compared;
}

describe("candied", () => {
  let content: CanContent;
  beforeAll(async () => {
    const { index } = await siteOfFolder(samplesFolder);
    const source = index.records.get("can-message-set")?.get("sample-can");
    if (source === undefined) throw new Error("The sample is not there.");
    content = publishCanMessageSet(source, "preliminary").content;
  });

  test("reads every message and signal of the sample, 29-bit identifiers with their flag", () => {
    compareStructure(content);
  });

  test("decodes the little-endian integers of 200 payloads of each message as we do", () => {
    expect(compareValues(content)).toBeGreaterThan(400);
  });

  test("reads random message sets as we mean them", () => {
    for (const set of fc.sample(messageSets, isLong ? 300 : 20).map(publishedContent)) {
      compareStructure(set);
      compareValues(set);
    }
  });
});
