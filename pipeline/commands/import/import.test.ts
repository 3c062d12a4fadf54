import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type OptionsOf, readOptions } from "../shared/options.ts";
import { importFile } from "./import.ts";

const database = (lines: string): string => `VERSION ""\n\nBU_: Board\n\n${lines}`;
const first = database(`BO_ 256 Status: 8 Board
 SG_ Mode : 0|4@1+ (1,0) [0|15] "" Board
 SG_ Voltage : 8|16@1+ (0.1,0) [0|100] "V" Board

CM_ SG_ 256 Mode "What it does.";
`);
const second = database(`BO_ 256 Status: 8 Board
 SG_ Mode : 0|3@1+ (1,0) [0|7] "" Board
 SG_ Current : 24|8@1+ (1,0) [0|0] "A" Board
 SG_ Voltage : 8|16@1+ (0.01,0) [0|100] "V" Board

BO_ 257 Added: 1 Board
 SG_ Lamp : 0|1@1+ (1,0) [0|0] "" Board

CM_ SG_ 256 Mode "What it is doing.";
`);

let folder = "";
let lines: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-import-"));
  mkdirSync(join(folder, "data/products"), { recursive: true });
  writeFileSync(join(folder, "data/products/board.yaml"), "type: product\nid: board\n");
  lines = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((text) => lines.push(String(text)) > 0);
  onTestFinished(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
});

const record = (): string => join(folder, "data/interfaces/board-can.yaml");
const read = (): string => readFileSync(record(), "utf8");

function run(text: string | Uint8Array, ...more: string[]): number {
  writeFileSync(join(folder, "sample.dbc"), text);
  const argv = ["import", "dbc", join(folder, "sample.dbc"), "--data", join(folder, "data"), ...more];
  return importFile(readOptions(argv) as OptionsOf<"import">);
}

test("a first import writes the record and what it was made of, below the data folder", () => {
  expect(run(first, "--product", "board")).toBe(0);
  expect(read()).toContain(
    "- { name: Voltage, start: 8, length: 16, factor: 0.1, unit: V, min: 0, max: 100, receivers: [ Board ] }",
  );
  expect(readdirSync(folder).sort()).toEqual(["data", "sample.dbc"]);
  expect(readdirSync(join(folder, "data/interfaces")).sort()).toEqual([".imported", "board-can.yaml"]);
});

test("a dry run writes nothing", () => {
  run(first, "--product", "board", "--dry-run");
  expect(readdirSync(join(folder, "data"))).toEqual(["products"]);
  expect(lines.join("")).toContain("Would write");
});

test("the same file again changes nothing", () => {
  run(first, "--product", "board");
  const before = read();
  run(first, "--product", "board");
  expect(read()).toBe(before);
  expect(lines.join("")).toContain("is as the file says");
});

test("a newer file brings its changes, and what people have written stays", () => {
  run(first, "--product", "board");
  const written = read()
    .replace("status: unverified #", "note: Ask first. # By hand\nstatus: preliminary # Checked;")
    .replace("description: What it does.", "description: Mode of the board.");
  writeFileSync(record(), written);
  run(second, "--product", "board");
  const after = read();
  for (const text of [
    "note: Ask first. # By hand",
    "status: preliminary # Checked;",
    "description: Mode of the board.",
  ])
    expect(after).toContain(text);
  expect(after).toMatch(/name: Mode, start: 0, length: 3, min: 0, max: 7/);
  expect(after).toMatch(/name: Mode.*\n.*name: Current.*\n.*name: Voltage.*factor: 0\.01,/);
  expect(after).toMatch(/name: Added\n/);
  expect(lines.join("")).toContain(
    'kept  /messages/0x100 /signals/Mode/description: The record has "Mode of the board.", the source now says "What it is doing."; the record stays.',
  );
});

test("what people have taken away does not come back, and what the source took away goes", () => {
  run(second, "--product", "board");
  writeFileSync(record(), read().replace(/\n.*name: Current.*(?=\n)/, ""));
  run(first.replace("0.1,0", "0.5,0"), "--product", "board");
  expect(read()).not.toMatch(/Current|Added/);
  expect(read()).toContain("factor: 0.5");
});

test.each<[name: string, words: string[], message: string]>([
  ["no product", [], "import needs the product that the file is of."],
  ["a product that is not there", ["--product", "bord"], 'There is no product "bord".'],
  ["an id that is none", ["--product", "board", "--id", "../x"], '"../x" is no id.'],
])("%s is wrong use", (_, words, message) => {
  expect(() => run(first, ...words)).toThrow(message);
});

test("a record that was not imported is not touched", () => {
  mkdirSync(join(folder, "data/interfaces"));
  writeFileSync(record(), "type: can-message-set\nid: board-can\n");
  expect(() => run(first, "--product", "board")).toThrow("exists already and was not imported");
  expect(read()).toBe("type: can-message-set\nid: board-can\n");
});

test("a record that is larger than site.yaml allows is refused with the name of the limit", () => {
  const many = Array.from({ length: 30 }, (_, n) => ` SG_ S${n} : ${n}|1@1+ (1,0) [0|0] "" Board\n`);
  const text = database(`BO_ 256 Status: 8 Board\n${many.join("")}`);
  const site = join(folder, "data/site.yaml");
  writeFileSync(site, "title: A\nlimits: { fileBytes: 1024 }\n");
  expect(() => run(text, "--product", "board")).toThrow(/1024.*limit|limit.*1024/);
  writeFileSync(site, "title: A\nlimits: { lineLength: 100 }\n");
  expect(() => run(text.replace("S1 ", `${"a".repeat(90)} `), "--product", "board")).toThrow(
    "the limit is 100.",
  );
  expect(readdirSync(join(folder, "data"))).not.toContain("interfaces");
  writeFileSync(site, "title: A\n");
  expect(run(text, "--product", "board")).toBe(0);
});

test("a source that is far larger than a record may be is not read", () => {
  writeFileSync(join(folder, "data/site.yaml"), "title: A\nlimits: { fileBytes: 1024 }\n");
  expect(() => run(first + " ".repeat(16 * 1024), "--product", "board")).toThrow("more than 16384.");
});

test("of very many notices the first ones are printed, and the rest is counted", () => {
  run(
    `${first}${Array.from({ length: 1500 }, (_, n) => `X${n} a;\n`).join("")}`,
    "--product",
    "board",
    "--dry-run",
  );
  expect(lines.filter((line) => line.includes("  lost  ")).length).toBe(1000);
  expect(lines.join("")).toContain("  500 more notices of the same file.\n");
});

test("names of a file are no commands to a terminal or a CI", () => {
  run(`${first}CM_ "a\n::error::b\u001b[2J##vso[task.complete]";\n`, "--product", "board", "--dry-run");
  expect(lines.join("")).toContain(
    "lost  The comment on the whole file is left out: a ::error::b[2J\\x23#vso[",
  );
});

test.each<[name: string, encoding: string, bytes: readonly number[], text: string, notices: number]>([
  ["an assumed code page", "", [0xb0, 0x43, 0x20, 0x80], "°C €", 1],
  ["a Cyrillic one", "cp1251", [0xc2, 0xee, 0xeb, 0xfc, 0xf2], "Вольт", 0],
  ["a Chinese one", "GBK", [0xb5, 0xe7, 0xd1, 0xb9], "电压", 0],
  ["a Japanese one", "sjis", [0x93, 0x64, 0x88, 0xb3], "電圧", 0],
  ["a Korean one", "cp949", [0x8c, 0x63], "똠", 0],
])("a file in %s has its letters in the record", (_, encoding, bytes, text, notices) => {
  const [before = "", after = ""] = first.split("What it does.");
  const file = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
  expect(run(file, "--product", "board", ...(encoding === "" ? [] : ["--encoding", encoding]))).toBe(0);
  expect(read()).toContain(`description: ${text}`);
  expect(lines.join("").match(/is not UTF-8/g) ?? []).toHaveLength(notices);
});
