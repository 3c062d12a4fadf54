import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Site } from "../../site.ts";
import { buildAccepted, checkFolder } from "../../tests/fuzz/build-folder.ts";
import { dictionaries, productWith, sheet } from "../../tests/support/pages/site-of.ts";
import { FRAME, LARGEST_PAGE } from "./divide-set.ts";
import { setsWithPages } from "./set-division.ts";

const head = (type: string): string =>
  `type: ${type}\nid: ${type}\ntitle: Sample\nproducts: [board]\nstatus: preliminary\n`;
const list = (count: number, make: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => make(n)).join("");
const words = "Größe & Richtung je 'Umdrehung' > 0, measured by the sensor at the shaft of the motor.";
const values =
  "values: [{ value: 0, name: CLOSED_LOOP_CONTROL_OFF }, { value: 1, name: FULL_CALIBRATION_SEQUENCE }]";

/** Messages of 8 bytes, some with multiplexers, then long ones of CAN FD with many signals. */
const can = `${head("can-message-set")}bus: { idType: standard, format: fd }\nmessages:\n${list(40, (m) =>
  m % 5 === 0
    ? `  - { id: "0x${(m + 1).toString(16).toUpperCase()}", name: Mux${m}, length: 8, signals: [{ name: Page, start: 0, length: 8, multiplexer: true }${list(6, (s) => `, { name: Value${s}, start: 8, length: 16, mux: ${s} }`)}] }\n`
    : `  - { id: "0x${(m + 1).toString(16).toUpperCase()}", name: A_Long_Name_Of_Message_${m}, length: ${m % 7 === 0 ? 64 : 8}, description: "${words}", signals: [${list(m % 7 === 0 ? 30 : 4, (s) => `${s === 0 ? "" : ", "}{ name: Signal_With_A_Name_${s}, start: ${s * 16}, length: 16, factor: 0.125, unit: V, description: "${words}", ${values} }`)}] }\n`,
)}`;

/** One block that is too large for a page, and small ones. */
const register = (b: number, r: number): string =>
  `      - { name: PERIPHERAL${b}_CONTROL_${r}, address: ${b * 65536 + r * 4}, type: bits, width: 32, access: rw, reset: "0x0", description: "${words}", fields: [${list(b === 0 ? 8 : (r % 4) + 1, (f) => `${f === 0 ? "" : ", "}{ name: ENABLE${f}, bits: ${f * 3 + 2}..${f * 3}, description: "${words}"${f % 2 === 0 ? `, ${values}` : ""} }`)}] }\n`;
const map = `${head("register-map")}transport: memory\nblocks:\n${list(4, (b) => `  - id: block${b}\n    title: Block ${b}\n    registers:\n${list(b === 0 ? 40 : 12, (r) => register(b, r))}`)}`;

/** Frames of bytes with a few numbers each. */
const serial = `${head("serial-protocol")}physical: {}\nframing: { kind: binary, sync: "AA 55", length: { bytes: 1 }, checksum: { algorithm: crc-16-modbus } }\nmessages:\n${list(60, (m) => `  - { id: m${m}, token: "${(m + 16).toString(16).toUpperCase()}", name: Message ${m}, direction: ${m % 2 === 0 ? "to-device" : "from-device"}, description: "${words}", fields: [${list(6, (f) => `${f === 0 ? "" : ", "}{ name: field_${f}, type: u16, description: "${words}", ${values} }`)}] }\n`)}`;

const files = {
  ...dictionaries,
  "site.yaml": 'title: Sample\nroutes: { interface: "/interfaces/{id}" }\n',
  "products/boards/board.yaml": productWith(sheet),
  "interfaces/can.yaml": can,
  "interfaces/map.yaml": map,
  "interfaces/serial.yaml": serial,
};
let site: Site;
let sizes: ReadonlyMap<string, number>;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-"));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, "data", path)), { recursive: true });
      writeFileSync(join(folder, "data", path), content);
    }
    site = await checkFolder(join(folder, "data"), { url: undefined, base: "/" });
    const pages = await buildAccepted(site);
    sizes = new Map(
      pages.flatMap(({ path, bytes }) =>
        path.endsWith("/index.html")
          ? [[`/${path.slice(0, -"/index.html".length)}`, Buffer.from(bytes()).byteLength] as const]
          : [],
      ),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("no page that a build writes of large sets and of their product is larger than the bound", () => {
  const pages = [...sizes.keys()].filter((pathname) => /^\/(interfaces|products)\//.test(pathname));
  expect(pages.length).toBeGreaterThan(8);
  expect([...sizes].filter(([, size]) => size > LARGEST_PAGE)).toEqual([]);
});

test("a page has at most the bytes of its estimate, and at least a third of them", () => {
  const sets = setsWithPages(site.index);
  expect(sets.map(({ source }) => source.type).sort()).toEqual([
    ...["can-message-set", "register-map", "serial-protocol"],
  ]);
  const ratios = sets.flatMap(({ division }) =>
    division.parts.map(({ pathname, units }) => {
      const estimate = FRAME + units.reduce((sum, { bytes }) => sum + bytes, 0);
      return { pathname, ratio: (sizes.get(pathname) ?? 0) / estimate };
    }),
  );
  expect(ratios.length).toBeGreaterThan(8);
  expect(ratios.filter(({ ratio }) => ratio > 1 || ratio < 1 / 3)).toEqual([]);
});
