import { fileURLToPath } from "node:url";
import { Dbc } from "candied";
import { beforeAll, describe, expect, test } from "vitest";
import { hasDebianTool } from "../tests/support/exports/debian-tool.ts";
import { runC } from "../tests/support/exports/run-c.ts";
import { siteOfFolder } from "../tests/support/pages/site-of.ts";
import type { ExportedFile } from "./make-exports.ts";

const folder = fileURLToPath(new URL("../tests/fixtures/revisions", import.meta.url));
const isWithoutCompiler = !(["gcc", "g++"] as const).every((name) => hasDebianTool(name));

let files: readonly ExportedFile[] = [];
beforeAll(async () => {
  files = (await siteOfFolder(folder)).exports;
});

function textOf(name: string): string {
  const found = files.find(({ pathname }) => pathname === `/exports/${name}`);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return String(found.text);
}

describe("a record that differs by hardware and variant", () => {
  test("is written for each kind of board, and each file says for which", () => {
    const named = files.filter(({ type, format }) => type === "register-map" && format === "csv");
    expect(named.map(({ pathname, holdsFor }) => [pathname, holdsFor])).toEqual([
      ["/exports/register-map/revised-map.variant-large.csv", "variant large, hardware from B"],
      ["/exports/register-map/revised-map.variant-large.hardware-A.csv", "variant large, hardware A"],
      ["/exports/register-map/revised-map.variant-small.csv", "variant small, hardware from B"],
      ["/exports/register-map/revised-map.variant-small.hardware-A.csv", "variant small, hardware A"],
    ]);
    for (const { text, holdsFor } of files.filter((file) => file.holdsFor !== undefined))
      expect(text).toContain(holdsFor);
    const addresses = (name: string) =>
      textOf(`register-map/revised-map.${name}.csv`)
        .split("\r\n")
        .flatMap((line) => (/^\d/.test(line) ? [line.split(",").slice(0, 2).join(" ")] : []));
    expect(addresses("variant-large")).toEqual(["0 VOLTAGE", "2 CURRENT", "8 OUTPUTS_3_4"]);
    expect(addresses("variant-small.hardware-A")).toEqual(["0 VOLTAGE", "1 CURRENT"]);
  });

  test("names its boards in a column of its own, the last one", () => {
    const [head = "", row = ""] = textOf("connector/revised-plug.hardware-A.csv").split("\r\n");
    expect(head.endsWith(",Holds for")).toBe(true);
    expect(row.endsWith(",hardware A")).toBe(true);
  });

  test("is read by another program as each board has it", () => {
    const signalsIn = (name: string) => {
      const reader = new Dbc();
      const { messages } = reader.load(textOf(`can-message-set/${name}.dbc`));
      expect([...reader.errors.entries()]).toEqual([]);
      return [...messages.values()].map((message) => [
        message.name,
        [...message.signals.values()].map(({ name, length, factor }) => [name, length, factor]),
      ]);
    };
    expect(signalsIn("revised-can.hardware-A")).toEqual([
      [
        "Status",
        [
          ["Voltage", 16, 0.01],
          ["Current", 8, 0.5],
          ["Faults", 8, 1],
        ],
      ],
    ]);
    expect(signalsIn("revised-can")).toEqual([
      [
        "Status",
        [
          ["Voltage", 16, 0.01],
          ["Current", 16, 0.1],
        ],
      ],
      ["Faults", [["Code", 16, 1]]],
    ]);
  });

  test.skipIf(isWithoutCompiler)("is code that one program may use for all boards at once", () => {
    const [former, now] = ["revised-can.hardware-A.h", "revised-can.h"];
    const { lines } = runC(
      { former: textOf(`can-message-set/${former}`), now: textOf(`can-message-set/${now}`) },
      `#include <stdio.h>
#include "former"
#include "now"
int main(void) {
    const uint8_t old_frame[] = { 0xC4, 0x09, 0x3C, 0x01 }, frame[] = { 0xC4, 0x09, 0x2C, 0x01 };
    revised_can_hardware_a_status_t old_status;
    revised_can_status_t status;
    (void)revised_can_hardware_a_status_unpack(&old_status, old_frame, sizeof old_frame);
    (void)revised_can_status_unpack(&status, frame, sizeof frame);
    printf("%u %u %u\\n", (unsigned)old_status.current, (unsigned)old_status.faults, (unsigned)status.current);
    return 0;
}
`,
    );
    expect(lines).toEqual(["60 1 300"]);
  });
});

test("a cable has the pins of the board that its end names", () => {
  expect(textOf("cable/revised-lead.wireviz.yml")).toContain("CANH");
  expect(textOf("cable/revised-lead.wireviz.yml")).not.toContain("IO1");
});
