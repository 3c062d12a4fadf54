import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { RegisterMapSource } from "../../../schema/generated/types.ts";
import { isBitTable } from "../../domain/codecs/modbus/register-types.ts";
import { hasDebianTool } from "../../tests/support/exports/debian-tool.ts";
import { publishedContent, registerMaps, sampleHead } from "../../tests/support/exports/register-maps.ts";
import { costInWords, costOfC, runC } from "../../tests/support/exports/run-c.ts";
import { samplesFolder, siteOf, siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { cHeader } from "./c-header.ts";
import { publishRegisterMap, type RegisterMapContent } from "./register-map-content.ts";

const isLong = process.env.FAIRLEAD_SEED === "random";
/** Every warning that gcc knows by these names is an error. */
const flags = [
  "-std=c11",
  "-Wall",
  "-Wextra",
  "-Wconversion",
  "-Wshadow",
  "-Wsign-conversion",
  "-Werror",
  "-pedantic",
];

let sample: RegisterMapContent;
let blocks: RegisterMapContent;
beforeAll(async () => {
  const { index } = await siteOfFolder(samplesFolder);
  const [map, other] = ["sample-map", "sample-blocks"].map((id) => {
    const source = index.records.get("register-map")?.get(id);
    return source === undefined ? undefined : publishRegisterMap(source, "preliminary").content;
  });
  if (map === undefined || other === undefined) throw new Error("The samples are not there.");
  [sample, blocks] = [map, other];
});

test("a map without addresses has no header", async () => {
  const site = await siteOf({
    "interfaces/map.yaml":
      "type: register-map\nid: a\ntitle: A\nstatus: confirmed\ntransport: rtu\nblocks:\n  - { id: a, title: A, registers: [{ name: SPEED, description: Speed. }] }\n",
  });
  expect(site.exports.map(({ format }) => format)).toEqual(["csv", "json"]);
});

test("text in a comment cannot end it", () => {
  const [block] = sample.blocks;
  const [register] = block?.registers ?? [];
  if (block === undefined || register === undefined) throw new Error("The sample has registers.");
  const hostile = { ...register, description: "a */ int x; /* ??/ b" };
  const text = cHeader.write({ ...sample, blocks: [{ ...block, registers: [hostile] }] }, sampleHead);
  expect(text).toContain("a * / int x; / * ? ?/ b */");
});

test.skipIf(!hasDebianTool("gcc") || !hasDebianTool("g++"))(
  "compiles as C99 and as C++17 without a warning, and fields are taken out and put in",
  () => {
    const fields = [
      { name: "GAIN", bits: "11..4", signed: true, factor: 0.5, offset: 1 },
      { name: "MODE", bits: "3..1" },
      { name: "FAULT", bits: 31 },
    ];
    const wide = [
      { name: "LONG", bits: "62..20", signed: true },
      { name: "ALL", bits: "19..0" },
    ];
    const content = publishedContent({
      ...{ type: "register-map", id: "test", title: "Test", status: "confirmed", transport: "memory" },
      blocks: [
        {
          ...{ id: "a", title: "A" },
          registers: [
            { name: "CTRL", address: 0, type: "bits", width: 32, fields },
            { name: "WIDE", address: 8, type: "bits", width: 64, fields: wide },
          ],
        },
      ],
    } as unknown as RegisterMapSource);
    const program = [
      '#include <stdio.h>\n#include "map.h"\n#include "map.h"\nint main(void) {',
      "uint32_t raw = test_ctrl_gain_set(0xFFFFFFFFu, test_ctrl_gain_encode(-9.2)); uint64_t wide = 0u;",
      'printf("%08lX %d %.1f\\n", (unsigned long)raw, test_ctrl_gain_get(raw), test_ctrl_gain_decode(test_ctrl_gain_get(raw)));',
      "raw = test_ctrl_fault_set(test_ctrl_mode_set(raw, 2u), 0u);",
      'printf("%08lX %u %u\\n", (unsigned long)raw, test_ctrl_mode_get(raw), test_ctrl_fault_get(raw));',
      "wide = test_wide_all_set(test_wide_long_set(wide, -5), 0x12345u);",
      'printf("%lld %lX\\n", (long long)test_wide_long_get(wide), (unsigned long)test_wide_all_get(wide));',
      'printf("%d %d\\n", test_ctrl_gain_encode(1e9), test_ctrl_gain_encode(-1e9)); return 0; }',
    ].join("\n");
    expect(runC({ "map.h": cHeader.write(content, sampleHead) }, program).lines).toEqual([
      ...["FFFFFECF -20 -9.0", "7FFFFEC5 2 0", "-5 12345", "127 -128"],
    ]);
  },
);

test.skipIf(!hasDebianTool("gcc"))("size and time of fields, taken out and put in, are printed", () => {
  const header = cHeader.write(blocks, sampleHead);
  const getters = [...header.matchAll(/static inline (\w+) ((\w+)_\w+)_get\((\w+) raw\)/g)];
  expect(getters.length).toBeGreaterThan(0);
  const [, , , register = "", raw = ""] = getters[0] ?? [];
  const members = getters.map(([, type], n) => `${type} f${n};`).join(" ");
  const cost = costOfC(`${header}\n#include <string.h>\ntypedef struct { ${members} } fields;\n`, {
    type: "fields",
    unpack: `${raw} raw; memcpy(&raw, source, sizeof raw); ${getters.map(([, , name], n) => `message->f${n} = ${name}_get(raw);`).join(" ")}`,
    pack: `${raw} raw = 0u; ${getters.map(([, , name], n) => `raw = ${name}_set(raw, message->f${n});`).join(" ")} memcpy(target, &raw, sizeof raw);`,
    source: new Uint8Array(8),
  });
  console.info(costInWords(register, cost));
  expect(cost.code).toBeLessThan(200 + 100 * getters.length);
});

test.each([
  ["bits", 513, "513u"],
  ["enum", -1, "(-1)"],
  ["bool", 1, "1u"],
  ["u16", 3, "3.0"],
] as const)("the default of a register of type %s is %d: %s", (type, value, literal) => {
  const [block] = sample.blocks;
  const [register] = block?.registers ?? [];
  if (block === undefined || register === undefined) throw new Error("The sample has registers.");
  const plain = { ...register, name: "MODE", type, factor: 1, offset: 0, default: value };
  const text = cHeader.write({ ...sample, blocks: [{ ...block, registers: [plain] }] }, sampleHead);
  expect(text).toContain(`_MODE_DEFAULT ${literal}\n`);
});

const memory = {
  ...{ type: "register-map", id: "test", title: "Test", status: "confirmed", transport: "memory" },
  blocks: [
    {
      ...{ id: "uart", title: "UART" },
      registers: [
        { name: "CR", address: 0x40020000, type: "bits", width: 32, fields: [{ name: "EN", bits: 31 }] },
        { name: "DR", address: 0x40020004, type: "u32" },
        { name: "DR8", address: 0x40020004, type: "u8", asStated: true },
        { name: "BIG", address: 0x40020008, type: "u64", reset: "0xFFFFFFFFFFFFFFFF" },
      ],
    },
  ],
} as unknown as RegisterMapSource;

/** Compiles a program that includes the header twice and prints what its macros and structures say. */
function factsOf(content: RegisterMapContent): string[] {
  const header = cHeader.write(content, sampleHead);
  const macros = [...header.matchAll(/^#define (\w+) (\S.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  const structures = [...header.matchAll(/^} (\w+);$/gm)].map(([, name = ""]) => name);
  const lines = [
    ...macros.map(
      ([name, value]) =>
        `printf("${name} %.17g\\n", (double)(${name})); /* ${value?.replaceAll("*/", "")} */`,
    ),
    ...structures.map((name) => `printf("sizeof ${name} %u\\n", (unsigned)sizeof(${name}));`),
  ];
  const folder = mkdtempSync(join(tmpdir(), "fairlead-c-"));
  try {
    writeFileSync(join(folder, "map.h"), header);
    writeFileSync(
      join(folder, "main.c"),
      `#include "map.h"\n#include "map.h"\n#include <stdio.h>\nint main(void) {\n${lines.join("\n")}\nreturn 0;\n}\n`,
    );
    const built = spawnSync("gcc", [...flags, "-o", "main", "main.c"], { cwd: folder, encoding: "utf8" });
    expect(built.stderr).toBe("");
    expect(built.status).toBe(0);
    return spawnSync(join(folder, "main"), { encoding: "utf8" }).stdout.trim().split("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every number of the map is in the header under the name of its register. */
function compare(content: RegisterMapContent): void {
  const facts = new Map(
    factsOf(content).map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]),
  );
  const prefix = content.id.toUpperCase().replaceAll("-", "_");
  for (const { id, table, registers } of content.blocks) {
    const complete = registers.filter(({ address }) => address !== undefined);
    for (const register of complete) {
      const { name, address, words, count, stride, factor, min, max, values, bits, fields = [] } = register;
      const read = (key: string): number | undefined => facts.get(`${prefix}_${name}_${key}`);
      expect([read("ADDRESS"), read("WORDS"), read("COUNT")]).toEqual([address, words, count]);
      expect([read("FACTOR") ?? 1, read("MIN"), read("MAX")]).toEqual([factor ?? 1, min, max]);
      const named = [...facts].filter(([macro]) => macro.startsWith(`${prefix}_${name}_VALUE_`));
      expect(named.map(([, value]) => value)).toEqual(values.map(({ value }) => value));
      for (const { bit, name: bitName } of bits) expect(read(`BIT_${bitName}`)).toBe(2 ** bit);
      expect(read("STRIDE")).toBe(stride);
      for (const { name: field, high, low, signed, factor: by, offset } of fields) {
        expect(read(`FIELD_${field}_MASK`)).toBe(2 ** (high + 1) - 2 ** low);
        expect(read(`FIELD_${field}_SHIFT`)).toBe(low);
        const facts = ["SIGNED", "FACTOR", "OFFSET"].map((key) => read(`FIELD_${field}_${key}`));
        expect(facts).toEqual([signed === true ? 1 : undefined, by, offset]);
      }
    }
    if (complete.length === 0 || (table !== undefined && isBitTable(table))) continue;
    const first = Math.min(...complete.map(({ address = 0 }) => address));
    const end = Math.max(
      ...complete.map(
        ({ address = 0, words = 1, count = 1, stride = words }) => address + (count - 1) * stride + words,
      ),
    );
    expect(facts.get(`sizeof ${prefix.toLowerCase()}_${id}_t`)).toBe(2 * (end - first));
  }
}

describe.skipIf(!hasDebianTool("gcc"))("gcc", () => {
  test("compiles the header of the sample without a warning, and reads every number from it", () => {
    compare(sample);
  });

  test("compiles fields, repeated blocks and what another register scales", () => {
    compare(blocks);
  });

  test("compiles bytes in memory, registers that share addresses included", () => {
    const [block] = publishedContent(memory).blocks;
    const facts = factsOf({ ...publishedContent(memory), blocks: block === undefined ? [] : [block] });
    expect(facts).toEqual(
      expect.arrayContaining([
        ...["TEST_CR_ADDRESS 1073872896", "TEST_CR_BYTES 4", "TEST_CR_FIELD_EN_MASK 2147483648"],
        ...["TEST_DR8_ADDRESS 1073872900", "TEST_BIG_RESET 1.8446744073709552e+19", "sizeof test_uart_t 16"],
      ]),
    );
  });

  test("refuses a header whose layout is not as it says", () => {
    const header = cHeader.write(sample, sampleHead).replace("uint16_t FAULTS[1]", "uint16_t FAULTS[2]");
    const run = spawnSync("gcc", [...flags, "-fsyntax-only", "-x", "c", "-"], {
      input: header,
      encoding: "utf8",
    });
    expect(run.status).not.toBe(0);
    expect(run.stderr).toContain("POSITION is 4 words from the start");
  });

  test("compiles the headers of random maps", () => {
    for (const map of fc.sample(registerMaps, isLong ? 60 : 6)) compare(publishedContent(map));
  });
});
