import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { importCsv } from "../commands/import/csv/import-csv.ts";
import { hexToBytes } from "../domain/codecs/hex.ts";
import { defaultUnits } from "../domain/quantity/default-units.ts";
import { publishSerialProtocol } from "../exports/serial-protocol/protocol-content.ts";
import type { Site } from "../site.ts";
import { readWithCanmatrix } from "./support/exports/can-message-sets.ts";
import { hasDebianTool } from "./support/exports/debian-tool.ts";
import { compiledParser, type Parsed } from "./support/exports/serial-protocols.ts";
import { codes, pageAt, siteOfFolder } from "./support/pages/site-of.ts";

// A board of another maker with every kind of interface: pipeline/tests/fixtures/sample-board.
let site: Site;
beforeAll(async () => {
  site = await siteOfFolder(join(import.meta.dirname, "fixtures/sample-board"));
});

function fileAt(pathname: string): string {
  const found = site.exports.find((file) => file.pathname === `/exports/${pathname}`);
  if (found === undefined) throw new Error(`There is no ${pathname}.`);
  return String(found.text);
}

function protocol() {
  const source = site.index.records.get("serial-protocol")?.get("odrive-ascii");
  if (source === undefined) throw new Error("The protocol is not there.");
  return { content: publishSerialProtocol(source, "final").content, data: source.data };
}

test("the sample has no mistake, and each of its pages says that it is a sample", () => {
  expect(codes(site)).toEqual([]);
  const authored = site.records.filter(({ type }) => ["product", "family", "doc", "landing"].includes(type));
  expect(authored.map(({ title }) => title).filter((title) => !title.startsWith("Sample"))).toEqual([]);
  expect(authored.length).toBe(4);
});

test("the page of the product has an anchor for each text pin, message, register and signal", () => {
  const { anchors } = pageAt(site, "/products/odrive-v3-6");
  for (const anchor of [
    ...["odrive-j2-pin-CANH", "odrive-j2-pin-SWC", "odrive-j4-pin-M0.A", "odrive-gpio-pin-GPIO8"],
    ...["message-Axis0_Heartbeat", "signal-Axis0_Heartbeat-Axis_State"],
    ...["register-can1_btr", "message-trajectory", "message-feedback"],
  ])
    expect(anchors).toContain(anchor);
});

test("tables say a unit where there is no range, and separators that leave no ink are said and drawn", () => {
  const text = JSON.stringify(pageAt(site, "/products/odrive-v3-6"));
  for (const part of [
    '{"id":"range","title":"Unit"}',
    "space (<code>0x20</code>), between values",
    "f u, 1 byte); space (20, 1 byte); motor (1 character, 1 byte)",
    '"note":"decimal ␣"',
  ])
    expect(text.includes(part), part).toBe(true);
  expect(text.includes('"title":"Range"')).toBe(false);
});

describe("the pages of interfaces, which the site gives a route", () => {
  const pathname = "/interfaces/serial-protocol/odrive-ascii";

  test("are one for each record, with its tables, its files and the docs that show it", () => {
    const pages = site.records.flatMap((page) => (page.type === "interface" ? [page] : []));
    expect(pages.map((page) => page.pathname.replace("/interfaces/", ""))).toEqual([
      ...["can-message-set/odrive-can", "connector/odrive-gpio", "connector/odrive-j2"],
      ...["connector/odrive-j4", "register-map/odrive-can1", "serial-protocol/odrive-ascii"],
    ]);
    for (const { body, docs, title } of pages) {
      expect(body.map(({ kind }) => kind)[1], title).toBe("exports");
      expect(docs.length === 0 || docs[0]?.href === "/docs/connections", title).toBe(true);
    }
    expect(pageAt(site, pathname).anchors).toContain("message-trajectory");
  });

  test("list the headings of a set in their contents; a connector has none", () => {
    const texts = (page: string) => pageAt(site, `/interfaces/${page}`).toc.map(({ text }) => text);
    expect(texts("connector/odrive-j2")).toEqual([]);
    expect(texts("can-message-set/odrive-can")).toEqual(
      expect.arrayContaining(["Bus", "Messages", "Axis0_Heartbeat", "Documentation", "Sources"]),
    );
    expect(texts("register-map/odrive-can1")[0]).toBe("CAN1");
    expect(texts("serial-protocol/odrive-ascii").slice(0, 2)).toEqual(["Framing", "Messages"]);
  });

  test("are linked from the product and the doc, and lead back", () => {
    const linked = (from: string) => JSON.stringify(pageAt(site, from)).includes(`"href":"${pathname}"`);
    expect([linked("/products/odrive-v3-6"), linked("/docs/connections")]).toEqual([true, true]);
    const text = JSON.stringify(pageAt(site, pathname));
    expect(text).toContain('"href":"/products/odrive-v3-6#protocol-odrive-ascii"');
    expect(text).toContain('"href":"/docs/connections"');
    expect(linked(pathname)).toBe(false);
  });

  test("stand in the list of all pages under their own head", () => {
    const group = site.search.groups.find(({ title }) => title === "Interfaces");
    expect(group?.items).toHaveLength(6);
  });
});

describe("what others read in the files of the sample", () => {
  test("Kaitai Struct, every example of the protocol", async () => {
    const { content, data } = protocol();
    const parser = await compiledParser(content, "to-device");
    const examples = data.messages.flatMap(({ examples = [] }) => examples);
    const parsed = examples.map(({ bytes }) => (parser(hexToBytes(bytes)).body as Parsed).message as Parsed);
    expect(parsed.map(({ motor }) => motor)).toEqual(["0", "0", "0", "0", undefined, undefined]);
    expect(parsed[1]).toMatchObject({ position: "-2", velocityLimit: "1", torqueLimit: "0.1" });
    expect(parsed[4]).toMatchObject({ property: "vbus_voltage" });
  });

  test("WireViz, pins by their texts and names", () => {
    expect(parse(fileAt("connector/odrive-j2.wireviz.yml"))).toMatchObject({
      connectors: {
        J2: {
          pins: ["CANH", "CANL", "GND", "SWD", "SWC"],
          pinlabels: ["CAN high", "CAN low", "Ground", "SWD", "SWC"],
        },
      },
      connections: [["J2"]],
    });
  });

  test.each(["odrive-j2", "odrive-j4", "odrive-gpio"])("our own import, the pins of %s", (id) => {
    const request = { product: "odrive-v3-6", units: defaultUnits, name: id, id };
    const { record, notices } = importCsv(Buffer.from(fileAt(`connector/${id}.csv`)), request);
    const authored = site.index.records.get("connector")?.get(id)?.data;
    expect(notices).toEqual([]);
    expect(JSON.parse(JSON.stringify(record))).toMatchObject({
      pinCount: authored?.pinCount,
      pins: authored?.pins.map(({ level, ...pin }) => ({ ...pin, ...(level && { level: { nom: 3.3 } }) })),
    });
  });
});

describe.skipIf(!hasDebianTool("canmatrix"))("Debian's python3-canmatrix", () => {
  test("reads the messages of the sample and decodes their floats and scaled numbers", () => {
    const payloads = { 1: ["4000000008000180"], 12: ["0000c03f18fc0100"], 23: ["0000c0410000c0bf"] };
    const [reading] = readWithCanmatrix([{ dbc: fileAt("can-message-set/odrive-can.dbc"), payloads }]);
    expect(reading?.printed).toBe("");
    expect(reading?.frames.map(({ id, period }) => [id, period])).toEqual(
      [1, 7, 9, 12, 13, 14, 15, 20, 23, 24].map((id) => [id, id === 1 ? 100 : id === 9 ? 10 : 0]),
    );
    const numbers = (id: string) =>
      Object.entries(reading?.decoded[id]?.[0] ?? {}).map(([name, value]) => [name, Number(value)]);
    expect(Object.fromEntries(numbers("1"))).toMatchObject({
      ...{ Axis_Error: 64, Axis_State: 8, Motor_Error_Flag: 0, Encoder_Error_Flag: 1 },
      Trajectory_Done_Flag: 1,
    });
    expect(Object.fromEntries(numbers("12"))).toEqual({ Input_Pos: 1.5, Vel_FF: -1, Torque_FF: 0.001 });
    expect(Object.fromEntries(numbers("23"))).toEqual({ Bus_Voltage: 24, Bus_Current: -1.5 });
  });
});

describe.skipIf(!hasDebianTool("gcc"))("gcc", () => {
  test("compiles the header of the sample and knows its registers and fields", () => {
    const folder = mkdtempSync(join(tmpdir(), "fairlead-board-"));
    const names = ["CAN1_BTR_ADDRESS", "CAN1_BTR_FIELD_TS1_MASK", "CAN1_ESR_FIELD_REC_SHIFT"];
    try {
      writeFileSync(join(folder, "map.h"), fileAt("register-map/odrive-can1.h"));
      const says = names.map((name) => `printf("%lu\\n", (unsigned long)ODRIVE_CAN1_${name});`).join("");
      const program = `#include "map.h"\n#include <stdio.h>\nint main(void) { ${says} return 0; }\n`;
      writeFileSync(join(folder, "main.c"), program);
      const flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic", "-o", "main", "main.c"];
      expect(spawnSync("gcc", flags, { cwd: folder, encoding: "utf8" }).stderr).toBe("");
      const { stdout } = spawnSync(join(folder, "main"), { encoding: "utf8" });
      expect(stdout.trim().split("\n").map(Number)).toEqual([0x4000641c, 0xf0000, 24]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
