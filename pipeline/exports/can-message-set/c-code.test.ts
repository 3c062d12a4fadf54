import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { writeBits } from "../../domain/codecs/can/bit-positions.ts";
import { decodeFrame } from "../../domain/codecs/can/can-frame.ts";
import { bytesToHex } from "../../domain/codecs/hex.ts";
import {
  messageSets,
  publishedContent,
  readWithCanmatrix,
  sampleHead,
} from "../../tests/support/exports/can-message-sets.ts";
import { hasDebianTool } from "../../tests/support/exports/debian-tool.ts";
import { byteList, costInWords, costOfC, runC } from "../../tests/support/exports/run-c.ts";
import { samplesFolder, siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { cName, cPrefix, cWord } from "../c-code/c-names.ts";
import { canCode } from "./c-code.ts";
import { type CanContent, type ContentMessage, publishCanMessageSet } from "./can-content.ts";
import { dbc } from "./dbc.ts";

const isLong = process.env.FAIRLEAD_LONG === "1";
const payloadsEach = isLong ? 200 : 20;
const needed = ["gcc", "g++"] as const;
const isAbsent = !needed.every((name) => hasDebianTool(name));

let sample: CanContent;
beforeAll(async () => {
  const { index } = await siteOfFolder(samplesFolder);
  const source = index.records.get("can-message-set")?.get("sample-can");
  if (source === undefined) throw new Error("The sample is not there.");
  sample = publishCanMessageSet(source, "preliminary").content;
});

interface SamplePayload {
  readonly message: ContentMessage;
  readonly payload: Uint8Array;
}

function samplesOf({ messages }: CanContent): SamplePayload[] {
  return messages.flatMap((message) =>
    fc
      .sample(fc.uint8Array({ minLength: message.length, maxLength: message.length }), payloadsEach)
      .map((payload, n) => ({ message, payload: n % 2 === 0 ? payload : withLowSelector(payload) })),
  );
}

/** Selectors are in the first bits of a sample, and a random one would seldom name a group of signals. */
function withLowSelector(payload: Uint8Array): Uint8Array {
  return payload.map((byte, at) => (at === 0 ? byte & 0x33 : byte));
}

/** Unpacks each payload, prints every member, and packs what was read. */
function programOf(content: CanContent, samples: readonly SamplePayload[]): string {
  const calls = samples.map(({ message, payload }) => {
    const name = `${cPrefix(content.id, "CAN")}_${cWord(message.short)}`.toLowerCase();
    const prints = message.signals.map((signal) => {
      const member = `message.${cName(signal.short)}`;
      if (signal.type === "float") return `printf(" %.17g", (double)${member});`;
      return signal.type === "signed"
        ? `printf(" %lld", (long long)${member});`
        : `printf(" %llu", (unsigned long long)${member});`;
    });
    return [
      `{ const uint8_t source[] = ${byteList(payload)}; uint8_t target[64]; ${name}_t message;`,
      `memset(target, 255, sizeof target);`,
      `printf("%d", ${name}_unpack(&message, source, ${message.length}u));`,
      ...prints,
      `printf(" :");`,
      `{ size_t n = ${name}_pack(target, sizeof target, &message), i; for (i = 0; i < n; i++) printf("%02X", target[i]); }`,
      `printf("\\n"); }`,
    ].join("\n");
  });
  return `#include <stdio.h>\n#include "set.h"\n#include "set.h"\nint main(void) {\n${calls.join("\n")}\nreturn 0; }\n`;
}

function compare(content: CanContent): number {
  const samples = samplesOf(content);
  const { lines, bytes } = runC({ "set.h": canCode.write(content, sampleHead) }, programOf(content, samples));
  expect(lines).toHaveLength(samples.length);
  let compared = 0;
  for (const [n, { message, payload }] of samples.entries()) {
    const [members = "", packed] = (lines[n] ?? "").split(" :");
    const [isRead, ...numbers] = members.split(" ");
    expect(isRead).toBe("1");
    const found = new Map(message.signals.map(({ name }, s) => [name, numbers[s] ?? ""]));
    const present = decodeFrame(message, payload);
    const again = new Uint8Array(message.length);
    for (const { signal, raw, value } of present) {
      writeBits(again, signal, raw);
      const text = found.get(signal.name);
      if (signal.type !== "float") expect(text, signal.name).toBe(String(raw));
      else if (typeof value === "number" && !Number.isNaN(value))
        expect(Number(text?.replace("inf", "Infinity")), signal.name).toBe(value);
      compared += 1;
    }
    // A float that is no number may lose its bits on the way.
    if (!/nan/i.test(members)) expect(packed).toBe(bytesToHex(again).replaceAll(" ", ""));
  }
  expect(bytes).toBeLessThan(1 << 22);
  return compared;
}

test.skipIf(isAbsent)(
  "members of the sample are what its frames say, and are packed again",
  () => {
    // Two of its signals share their bits, which packing leaves to the first.
    expect(compare(sample)).toBeGreaterThan(payloadsEach);
  },
  60_000,
);

test.skipIf(isAbsent)("a message of no bytes, such as a command, compiles without a warning", () => {
  const messages = sample.messages.map((message) => ({ ...message, length: 0, signals: [] }));
  const header = canCode.write({ ...sample, messages }, sampleHead);
  const program = '#include "set.h"\nint main(void) { return 0; }\n';
  expect(runC({ "set.h": header }, program).lines).toEqual([]);
});

test.skipIf(isAbsent)(
  "members of random messages are what their frames say, and are packed again",
  () => {
    let compared = 0;
    for (const data of fc.sample(messageSets, isLong ? 100 : 2)) compared += compare(publishedContent(data));
    expect(compared).toBeGreaterThan(0);
  },
  isLong ? 3_600_000 : 60_000,
);

test.skipIf(isAbsent || !hasDebianTool("canmatrix"))(
  "scaled numbers are those of canmatrix",
  () => {
    const samples = samplesOf(sample).filter(({ message }) => message.signals.length > 0);
    // The selector of a message is in its first bits: a random one would seldom name a group of signals.
    for (const [n, { payload }] of samples.entries()) payload[0] = ((payload[0] ?? 0) & 0xf0) | (n % 3);
    const prefix = cPrefix(sample.id, "CAN");
    const calls = samples.flatMap(({ message, payload }, n) =>
      decodeFrame(message, payload)
        .filter(({ signal }) => signal.type !== "float" && (signal.factor !== 1 || signal.offset !== 0))
        .map(({ signal }) => {
          const name = `${prefix}_${cWord(message.short)}`.toLowerCase();
          const member = cName(signal.short);
          return `{ const uint8_t source[] = ${byteList(payload)}; ${name}_t m; (void)${name}_unpack(&m, source, sizeof source); printf("${n} ${signal.name} %.12g %d\\n", ${name}_${member}_decode(m.${member}), ${name}_${member}_encode(${name}_${member}_decode(m.${member})) == m.${member}); }`;
        }),
    );
    const program = `#include <stdio.h>\n#include "set.h"\nint main(void) {\n${calls.join("\n")}\nreturn 0; }\n`;
    const { lines } = runC({ "set.h": canCode.write(sample, sampleHead) }, program);
    const payloads: Record<string, string[]> = {};
    const places = samples.map(({ message, payload }) => {
      const list = payloads[String(message.id)] ?? [];
      payloads[String(message.id)] = [...list, bytesToHex(payload).replaceAll(" ", "")];
      return { id: String(message.id), at: list.length };
    });
    const [reading] = readWithCanmatrix([{ dbc: dbc.write(sample, sampleHead), payloads }]);
    for (const line of lines) {
      const [n = "", signal = "", value, isSame] = line.split(" ");
      const { id, at } = places[Number(n)] ?? { id: "", at: 0 };
      expect(Number(reading?.decoded[id]?.[at]?.[signal]), line).toBeCloseTo(Number(value), 6);
      expect(isSame, line).toBe("1");
    }
    expect(lines.length).toBeGreaterThanOrEqual(payloadsEach);
  },
  60_000,
);

test.skipIf(isAbsent)("size and time of both functions are printed", () => {
  for (const message of sample.messages) {
    const name = `${cPrefix(sample.id, "CAN")}_${cWord(message.short)}`.toLowerCase();
    const cost = costOfC(canCode.write(sample, sampleHead), {
      type: `${name}_t`,
      unpack: `(void)${name}_unpack(message, source, ${message.length}u);`,
      pack: `(void)${name}_pack(target, ${message.length}u, message);`,
      source: new Uint8Array(message.length),
    });
    console.info(costInWords(name, cost));
    // A table of all payloads, or a library that is linked in, would be far above it.
    expect(cost.code).toBeLessThan(200 + 200 * message.signals.length);
  }
});
