import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { decodeFrame } from "../../domain/codecs/can/can-frame.ts";
import { physicalOf } from "../../domain/codecs/can/signal-value.ts";
import { bytesToHex } from "../../domain/codecs/hex.ts";
import {
  type CanmatrixReading,
  messageSets,
  publishedContent,
  readWithCanmatrix,
  sampleHead,
} from "../../tests/support/exports/can-message-sets.ts";
import { hasDebianTool } from "../../tests/support/exports/debian-tool.ts";
import { samplesFolder, siteOfFolder } from "../../tests/support/pages/site-of.ts";
import type { CanContent } from "./can-content.ts";
import { publishCanMessageSet } from "./can-content.ts";
import { dbc } from "./dbc.ts";

const isLong = process.env.FAIRLEAD_SEED === "random";
const payloadsEach = 200;

/** Payloads of every message, the same in every run of `npm test`. */
function payloadsOf({ messages }: CanContent): Record<string, string[]> {
  return Object.fromEntries(
    messages.map(({ id, length }) => [
      String(id),
      fc
        .sample(fc.uint8Array({ minLength: length, maxLength: length }), payloadsEach)
        .map((bytes) => bytesToHex(bytes).replaceAll(" ", "")),
    ]),
  );
}

function taskOf(content: CanContent) {
  return { dbc: dbc.write(content, sampleHead), payloads: payloadsOf(content) };
}

/** Every message, every signal and every decoded value of a reading is ours. */
function compare(
  content: CanContent,
  reading: CanmatrixReading,
  payloads: Record<string, readonly string[]>,
): number {
  let compared = 0;
  expect(reading.printed).toBe("");
  expect(reading.frames.map(({ id, extended, name, length }) => ({ id, extended, name, length }))).toEqual(
    content.messages.map(({ id, extended, name, length }) => ({ id, extended, name, length })),
  );
  for (const [m, message] of content.messages.entries()) {
    const frame = reading.frames[m];
    expect(
      frame?.signals.map(({ name, start, length, order, type }) => ({ name, start, length, order, type })),
    ).toEqual(
      message.signals.map(({ name, start, length, order, type }) => ({ name, start, length, order, type })),
    );
    expect(frame?.signals.map(({ factor, offset, unit }) => [Number(factor), Number(offset), unit])).toEqual(
      message.signals.map(({ factor, offset, unit, unitText = unit }) => [factor, offset, unitText ?? ""]),
    );
    expect(frame?.period).toBe(message.period ?? 0);
    for (const [n, hex] of (payloads[String(message.id)] ?? []).entries()) {
      const theirs = reading.decoded[String(message.id)]?.[n] ?? {};
      const ours = decodeFrame(message, Buffer.from(hex, "hex"));
      expect(Object.keys(theirs).sort(), `${message.name} ${hex}`).toEqual(
        ours.map(({ signal }) => signal.name).sort(),
      );
      for (const { signal, raw } of ours) {
        const value = physicalOf(raw, signal);
        const read = Number(theirs[signal.name]);
        const tolerance = signal.type === "float" ? Math.abs(value) * 1e-6 : Math.abs(value) * 1e-12;
        if (Number.isFinite(value))
          expect(Math.abs(read - value), `${signal.name} in ${hex}`).toBeLessThanOrEqual(tolerance);
        compared += 1;
      }
    }
  }
  return compared;
}

describe.skipIf(!hasDebianTool("canmatrix"))("Debian's python3-canmatrix", () => {
  let content: CanContent;
  let reading: CanmatrixReading;
  let payloads: Record<string, string[]>;

  beforeAll(async () => {
    const { index } = await siteOfFolder(samplesFolder);
    const source = index.records.get("can-message-set")?.get("sample-can");
    if (source === undefined) throw new Error("The sample is not there.");
    content = publishCanMessageSet(source, "preliminary").content;
    const task = taskOf(content);
    payloads = task.payloads;
    reading = readWithCanmatrix([task])[0] as CanmatrixReading;
  });

  test("reads the sample, decodes 200 payloads of each message as we do, and prints nothing", () => {
    expect(compare(content, reading, payloads)).toBeGreaterThan(900);
  });

  test("reads nodes, comments, value names and sentinels", () => {
    const [status, position] = reading.frames;
    expect(status?.senders).toEqual(["Board"]);
    expect(status?.comment).toBe("A sample of a message with simple multiplexing.");
    expect(status?.signals[1]?.values).toEqual({ 0: "Off", 1: "On", 2: "Failed", 3: "not available" });
    expect(status?.signals[3]?.values).toEqual({ "-32768": "error" });
    expect(status?.signals[0]?.receivers).toEqual(["Display"]);
    expect(position?.comment).toContain("(preliminary)");
  });

  test("reads random message sets as we mean them", () => {
    const sets = fc.sample(messageSets, isLong ? 150 : 8).map(publishedContent);
    const tasks = sets.map(taskOf);
    const readings = readWithCanmatrix(tasks);
    sets.forEach((set, n) => {
      compare(set, readings[n] as CanmatrixReading, tasks[n]?.payloads ?? {});
    });
  });
});
