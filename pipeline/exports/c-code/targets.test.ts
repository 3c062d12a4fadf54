import { beforeAll, describe, expect, test } from "vitest";
import type { CanMessageSetSource } from "../../../schema/generated/types.ts";
import { type CompilerName, compilers, hasCompiler } from "../../tests/support/exports/c-compilers.ts";
import { publishedContent, sampleHead } from "../../tests/support/exports/can-message-sets.ts";
import { compileFor, runC } from "../../tests/support/exports/run-c.ts";
import { testHead } from "../../tests/support/exports/test-head.ts";
import { samplesFolder, siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { canCode } from "../can-message-set/c-code.ts";
import { cHeader } from "../register-map/c-header.ts";
import { publishRegisterMap } from "../register-map/register-map-content.ts";
import { protocolCode } from "../serial-protocol/c-code.ts";
import { publishSerialProtocol } from "../serial-protocol/protocol-content.ts";

const place = { start: 0, length: 16 } as const;

function canHeader(signals: CanMessageSetSource["messages"][number]["signals"], length = 8): string {
  const content = publishedContent({
    type: "can-message-set",
    id: "test",
    title: "Test",
    status: "confirmed",
    bus: { idType: "extended", protocol: "j1939" },
    messages: [{ id: "0x18FECA00", name: "M", length, signals }],
  });
  return canCode.write(content, sampleHead);
}

const signed = canHeader([
  {
    ...place,
    name: "Level",
    type: "signed",
    values: [
      { value: 100, name: "Warn" },
      { value: -3, name: "Low" },
    ],
  },
]);
const long = canHeader(
  [
    { name: "Text", start: 8, length: 72 },
    { name: "Odd", start: 83, length: 70 },
    { name: "Big", start: 167, length: 80, order: "big" },
    { name: "Slant", start: 250, length: 66, order: "big" },
  ],
  48,
);
const wide = canHeader([{ name: "Exact", start: 0, length: 64, type: "float" }]);
const compared = `#include "set.h"
int main(void) { test_m_t m = { -500 }; return m.level < TEST_M_LEVEL_WARN && m.level < TEST_M_LEVEL_LOW ? 0 : 1; }\n`;
const program = (name: string): string => `#include "${name}"\nint main(void) { return 0; }\n`;

const headers: Record<string, string> = { signed, long };
beforeAll(async () => {
  const { index } = await siteOfFolder(samplesFolder);
  const map = index.records.get("register-map")?.get("sample-map");
  const protocol = index.records.get("serial-protocol")?.get("sample-composed");
  if (map === undefined || protocol === undefined) throw new Error("The samples are not there.");
  headers.map = cHeader.write(publishRegisterMap(map, "preliminary").content, testHead("register-map"));
  headers.frames = protocolCode.write(
    publishSerialProtocol(protocol, "preliminary").content,
    testHead("serial-protocol"),
  );
});

describe.each(Object.keys(compilers) as CompilerName[])("the compiler %s", (name) => {
  const isAbsent = !hasCompiler(name);

  test.skipIf(isAbsent)("takes the headers of all samples without a warning", () => {
    for (const [id, header] of Object.entries(headers))
      expect(compileFor(name, { "set.h": header }, program("set.h")), id).toBe("");
  });

  test.skipIf(isAbsent)("compares a signed signal with its named values without a warning", () => {
    expect(compileFor(name, { "set.h": signed }, compared)).toBe("");
  });

  test.skipIf(isAbsent)("takes a float of 64 bits where double has as many, and refuses it elsewhere", () => {
    const found = compileFor(name, { "set.h": wide }, program("set.h"));
    if (name === "avr") expect(found).toContain("This file has floating-point numbers of 64 bits");
    else expect(found).toBe("");
  });
});

test.skipIf(!hasCompiler("gcc"))("-500 is less than a named value of 100", () => {
  expect(runC({ "set.h": signed }, compared).lines).toEqual([]);
});

test.skipIf(!hasCompiler("gcc"))(
  "a signal of more than 64 bits is an array of bytes in the order of the frame",
  () => {
    const run = `#include <stdio.h>
#include "set.h"
int main(void) {
  uint8_t source[48], target[48]; test_m_t m; size_t n;
  for (n = 0u; n < 48u; n++) source[n] = (uint8_t)(n * 37u + 11u);
  if (!test_m_unpack(&m, source, 48u)) return 2;
  printf("%02X %02X %02X\\n", m.text[0], m.big[0], m.big[9]);
  printf("%d\\n", (int)test_m_pack(target, 48u, &m));
  printf("%d\\n", memcmp(target + 1, source + 1, 9u) == 0 && memcmp(target + 20, source + 20, 10u) == 0);
  printf("%02X %02X\\n", m.odd[0], m.odd[8]);
  return (target[11] == source[11] && target[12] == source[12] && target[32] == source[32]) ? 0 : 1;
}
`;
    const byte = (n: number): number => (n * 37 + 11) & 0xff;
    const hex = (value: number): string => value.toString(16).toUpperCase().padStart(2, "0");
    expect(runC({ "set.h": long }, run).lines).toEqual([
      [hex(byte(1)), hex(byte(20)), hex(byte(29))].join(" "),
      "48",
      "1",
      `${hex(((byte(10) >> 3) | (byte(11) << 5)) & 0xff)} ${hex((byte(18) >> 3) | ((byte(19) & 1) << 5))}`,
    ]);
  },
);
