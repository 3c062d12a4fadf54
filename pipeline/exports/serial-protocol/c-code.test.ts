import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { bytesToHex, hexToBytes } from "../../domain/codecs/hex.ts";
import { encodeSerialFrame } from "../../domain/codecs/serial/serial-frame.ts";
import { unstuff } from "../../domain/codecs/serial/stuffing.ts";
import { hasDebianTool } from "../../tests/support/exports/debian-tool.ts";
import { byteList, costInWords, costOfC, runC } from "../../tests/support/exports/run-c.ts";
import {
  protocols,
  publishedContent,
  sampleHead,
  valuesOf,
} from "../../tests/support/exports/serial-protocols.ts";
import { samplesFolder, siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { cPrefix, cWord } from "../c-code/c-names.ts";
import { protocolCode } from "./c-code.ts";
import { type ContentMessage, type ProtocolContent, publishSerialProtocol } from "./protocol-content.ts";

const isLong = process.env.FAIRLEAD_LONG === "1";
const isAbsent = !hasDebianTool("gcc") || !hasDebianTool("g++");

interface Frame {
  readonly message: ContentMessage;
  readonly bytes: Uint8Array;
}

/** For each frame: whether it is read, what it is when it is packed again, and whether it is refused with a wrong last byte or too short. */
function programOf({ id }: ProtocolContent, frames: readonly Frame[]): string {
  const calls = frames.map(({ message, bytes }) => {
    const name = `${cPrefix(id, "PROTOCOL")}_${cWord(message.id)}`.toLowerCase();
    return [
      `{ static const uint8_t source[] = ${byteList(bytes)}; static uint8_t target[70000]; static ${name}_t message; size_t n, i;`,
      `printf("%d ", ${name}_unpack(&message, source, sizeof source - 1u));`,
      `printf("%d ", ${name}_unpack(&message, source, sizeof source));`,
      `n = ${name}_pack(target, sizeof target, &message); for (i = 0u; i < n; i++) printf("%02X", target[i]);`,
      `memcpy(target, source, sizeof source); target[0] = (uint8_t)(target[0] ^ 1u); printf(" %d\\n", ${name}_unpack(&message, target, sizeof source)); }`,
    ].join("\n");
  });
  return `#include <stdio.h>\n#include "frames.h"\n#include "frames.h"\nint main(void) {\n${calls.join("\n")}\nreturn 0; }\n`;
}

function linesOf(content: ProtocolContent, frames: readonly Frame[]): readonly string[] {
  return runC({ "frames.h": protocolCode.write(content, sampleHead) }, programOf(content, frames)).lines;
}

const samples: { content: ProtocolContent; frames: Frame[] }[] = [];
beforeAll(async () => {
  const { index } = await siteOfFolder(samplesFolder);
  for (const id of ["sample-binary", "sample-composed"]) {
    const source = index.records.get("serial-protocol")?.get(id);
    if (source === undefined) throw new Error("The sample is not there.");
    const published = { ...source, data: { status: "confirmed" as const, ...source.data } };
    const { content } = publishSerialProtocol(published, "preliminary");
    const frames = content.messages.flatMap((message, m) =>
      (source.data.messages[m]?.examples ?? []).map(({ bytes }) => ({ message, bytes: hexToBytes(bytes) })),
    );
    samples.push({ content, frames });
  }
});

test.skipIf(isAbsent)("the examples of the samples are read, and packed again as they were", () => {
  for (const { content, frames } of samples) {
    const wanted = frames.map(({ bytes }) => `0 1 ${bytesToHex(bytes).replaceAll(" ", "")} 0`);
    expect(linesOf(content, frames)).toEqual(wanted);
  }
});

test.skipIf(isAbsent)(
  "frames of random protocols are read, and packed again as they were",
  () => {
    let compared = 0;
    for (const data of fc.sample(protocols, isLong ? 300 : 8)) {
      const content = publishedContent(data);
      const { framing } = content;
      if (framing.kind === "text") continue;
      const frames = content.messages.flatMap((message): Frame[] => {
        const [values] = fc.sample(valuesOf(message), 1);
        const line = values && encodeSerialFrame(values, message, framing);
        const bytes =
          line === undefined || framing.stuffing === undefined ? line : unstuff(line, framing.stuffing);
        if (bytes === undefined || typeof bytes === "string") throw new Error("A frame was not encoded.");
        return bytes.length === 0 ? [] : [{ message, bytes }];
      });
      const lines = linesOf(content, frames);
      for (const [n, { bytes }] of frames.entries()) {
        const [short, whole, again] = (lines[n] ?? "").split(" ");
        expect([short, whole, again], data.id).toEqual(["0", "1", bytesToHex(bytes).replaceAll(" ", "")]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(0);
  },
  isLong ? 3_600_000 : 60_000,
);

test.skipIf(isAbsent)("members are raw numbers, and _decode scales them", () => {
  const [, composed] = samples;
  const [frame] = composed?.frames ?? [];
  if (composed === undefined || frame === undefined) throw new Error("The sample has examples.");
  const program = [
    '#include <stdio.h>\n#include "frames.h"\nint main(void) { sample_composed_track_t m;',
    `static const uint8_t source[] = ${byteList(frame.bytes)};`,
    "if (!sample_composed_track_unpack(&m, source, sizeof source)) return 1;",
    'printf("%u %d %.1f %d %d\\n", m.state.ready, m.state.mode == SAMPLE_COMPOSED_TRACK_STATE_MODE_HOLD, sample_composed_track_state_trim_decode(m.state.trim), m.home.east, m.home.north);',
    'printf("%u %.1f %u\\n", m.points, sample_composed_track_point_level_decode(m.point[1].level), m.point[1].quality.satellites);',
    "m.points = 5u;",
    '{ uint8_t target[64]; printf("%u\\n", (unsigned)sample_composed_track_pack(target, sizeof target, &m)); }',
    "return 0; }",
  ].join("\n");
  const header = { "frames.h": protocolCode.write(composed.content, sampleHead) };
  expect(runC(header, program).lines).toEqual(["1 1 11.5 100 -100", "2 2.0 12", "0"]);
});

test.skipIf(isAbsent)("size and time of both functions are printed", () => {
  for (const { content, frames } of samples) {
    const header = protocolCode.write(content, sampleHead);
    for (const { message, bytes } of new Map(frames.map((frame) => [frame.message.id, frame])).values()) {
      const name = `${cPrefix(content.id, "PROTOCOL")}_${cWord(message.id)}`.toLowerCase();
      const cost = costOfC(header, {
        type: `${name}_t`,
        unpack: `(void)${name}_unpack(message, source, ${bytes.length}u);`,
        pack: `(void)${name}_pack(target, ${bytes.length}u, message);`,
        source: bytes,
      });
      console.info(costInWords(name, cost));
      expect(cost.code).toBeLessThan(4096);
    }
  }
});
