import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { EditForm, FormField } from "../../../../renderer/shared/compose/edit-form.ts";
import type { Site } from "../../../site.ts";
import { siteOfFolder } from "../../../tests/support/pages/site-of.ts";
import { onFailingDisk } from "../../../tests/support/write/failing-disk.ts";
import { type EditTools, formOfPage, saveValue } from "./edit-requests.ts";

const samples = fileURLToPath(new URL("../../../tests/fixtures/samples/", import.meta.url));
const file = "products/boards/sample-board.yaml";
let folder: string;
let data: string;
let site: Site;
let tools: EditTools;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-edit-"));
  data = join(folder, "data");
  cpSync(samples, data, { recursive: true });
  site = await siteOfFolder(data);
  tools = {
    data,
    site: () => site,
    refresh: async () => {
      site = await siteOfFolder(data);
    },
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function form(): EditForm {
  const pathname = site.records.find(({ source }) => source === file)?.pathname ?? "";
  const { status, body } = formOfPage(pathname, tools);
  expect(status).toBe(200);
  return body as EditForm;
}

function fieldOf({ fields }: EditForm, label: string, group: string) {
  const found = fields.find((field) => field.label === label && groupText(field).includes(group));
  if (found === undefined) throw new Error(`no ${label} of ${group}`);
  return found;
}

function groupText({ group }: FormField): string {
  return group.map(({ title, id }) => (id === undefined ? title : `${title} (${id})`)).join(" > ");
}

const textOf = (path = file): string => readFileSync(join(data, path), "utf8");
const save = (pointer: string, value: string, more = {}) =>
  saveValue({ file, version: form().version, pointer, value, ...more }, tools);

test("a form has every value of the file, by names that people know", () => {
  const fields = form();
  expect(fields).toMatchObject({ title: "Sample board", file });
  expect(fieldOf(fields, "title", "")).toMatchObject({ kind: "line", value: "Sample board", problems: [] });
  const unit = fieldOf(fields, "unit", "Supply voltage (supply-voltage)");
  expect(unit.known).toContain("V");
  expect(unit.description).not.toBe("");
  expect(fieldOf(fields, "status", "Supply voltage (supply-voltage)").choices).toContain("confirmed");
  expect(fields.fields.map(({ label }) => label)).not.toContain("type");
});

test("a group has the titles of the section, the parameter and what a reference names", () => {
  const groups = form().fields.map(groupText);
  expect(groups).toContain("Datasheet > Absolute maximum ratings (absmax) > Supply voltage (supply-voltage)");
  expect(groups).toContain(
    "Datasheet > Recommended operating conditions (recommended) > Supply > Input voltage (supply-voltage)",
  );
  expect(groups).toContain("Datasheet > Drawing > Connectors > Sample connector (sample-connector)");
});

test("a value that is saved changes one line, and the site says what it thinks of it", async () => {
  const before = textOf();
  const { pointer, value } = fieldOf(form(), "title", "");
  const { status, body } = await save(pointer, "Better board");
  expect(status).toBe(200);
  const lines = textOf().split("\n");
  const changed = before
    .split("\n")
    .flatMap((line, index) => (line === lines[index] ? [] : [[line, lines[index]]]));
  expect(changed).toEqual([[`title: ${value}`, "title: Better board"]]);
  expect(fieldOf(body as EditForm, "title", "").value).toBe("Better board");
  expect((body as EditForm).version).toBe(form().version);
  expect(readdirSync(join(data, "products/boards")).filter((name) => name.startsWith("."))).toEqual([]);
});

test("what the whole site finds wrong stands beside the field", async () => {
  const { pointer } = fieldOf(form(), "source", "Supply voltage (supply-voltage)");
  const { status, body } = await save(pointer, "nothing");
  expect(status).toBe(200);
  const { problems } = fieldOf(body as EditForm, "source", "Supply voltage (supply-voltage)");
  expect(problems.map(({ code }) => code)).toEqual(["reference-not-found"]);
});

test("nothing is written that the schema refuses", async () => {
  const before = textOf();
  for (const [label, group, value] of [
    ["title", "", ""],
    ["id", "", "two words"],
    ["status", "Supply voltage (supply-voltage)", "sure"],
  ] as const) {
    const { status, body } = await save(fieldOf(form(), label, group).pointer, value);
    expect([label, status], JSON.stringify(body)).toEqual([label, 400]);
  }
  expect(textOf()).toBe(before);
});

test("a number stays a number, with the digits that were typed", async () => {
  const field = form().fields.find(({ kind, pointer }) => kind === "number" && pointer.includes("/rows/"));
  if (field === undefined) throw new Error("no number");
  expect((await save(field.pointer, "twelve")).body).toEqual({
    message: "Write a number with a point, such as 1.10.",
  });
  const before = textOf();
  await save(field.pointer, "1.10");
  expect(textOf()).not.toBe(before);
  expect(textOf()).toMatch(/: 1\.10\b/);
});

test("a file that changed on the disk is not written over", async () => {
  const { version, fields } = form();
  const pointer = fields[0]?.pointer ?? "";
  writeFileSync(join(data, file), `${textOf()}# from the editor\n`);
  const { status, body } = await save(pointer, "x", { version });
  expect(status).toBe(409);
  expect(body).toEqual({
    message: `${file} has changed on the disk. Load the form again; your value was not saved.`,
  });
  expect(textOf()).toContain("# from the editor");
});

test("only files that are part of the data are written", async () => {
  writeFileSync(join(folder, "outside.yaml"), "title: a\n");
  mkdirSync(join(data, ".git"));
  writeFileSync(join(data, ".git/config.yaml"), "title: a\n");
  writeFileSync(join(data, "notes.txt"), "title: a\n");
  symlinkSync(join(folder, "outside.yaml"), join(data, "products/linked.yaml"));
  for (const path of [
    ...[
      "../outside.yaml",
      join(folder, "outside.yaml"),
      "products/../../outside.yaml",
      "products/linked.yaml",
    ],
    ...[
      ".git/config.yaml",
      "notes.txt",
      "new.yaml",
      "docs/new.md",
      "products\\boards\\sample-board.yaml",
      "a\0.yaml",
      "",
    ],
  ]) {
    const { status } = await save("/title", "b", { file: path });
    expect([path, status]).toEqual([path, 404]);
  }
  expect(readFileSync(join(folder, "outside.yaml"), "utf8")).toBe("title: a\n");
  expect(existsSync(join(data, "new.yaml"))).toBe(false);
});

test("rights of the file stay", async () => {
  const mode = statSync(join(data, file)).mode;
  await save(fieldOf(form(), "title", "").pointer, "Better board");
  expect(statSync(join(data, file)).mode).toBe(mode);
});

test("a value that the disk cannot take is not saved, and the answer says so", async () => {
  const before = textOf();
  const { pointer } = fieldOf(form(), "title", "");
  await onFailingDisk({ folder: realpathSync(data), step: 0, failure: "ENOSPC" }, async () => {
    const { status, body } = await save(pointer, "Better board");
    expect(status).toBe(507);
    expect(JSON.stringify(body)).toMatch(/sample-board\.yaml cannot be written \(ENOSPC\)\..*was not saved/);
  });
  expect(textOf()).toBe(before);
});

test("a page without a file has no form", () => {
  expect(formOfPage("/search", tools).status).toBe(404);
  expect(formOfPage("/nowhere", tools).status).toBe(404);
});

test("values stand first, and what is said about the record behind them", () => {
  const { fields } = form();
  const places = fields.map(({ pointer }) => /\/rows\/\d+\//.test(`${pointer}/`));
  expect(places[0]).toBe(true);
  expect(places.indexOf(false)).toBe(places.lastIndexOf(true) + 1);
  expect(fieldOf(form(), "title", "").pointer).toBe("/title");
});

test("a unit of the wrong kind is refused before it is written", async () => {
  const unit = form().fields.find(({ label, value }) => label === "unit" && value === "V");
  const before = textOf();
  const { status, body } = await save(unit?.pointer ?? "", "A");
  expect(status).toBe(400);
  expect(body).toEqual({
    message: expect.stringMatching(/^The unit A measures an electric current; .* is a voltage\. Use /),
  });
  expect(textOf()).toBe(before);
  expect((await save(unit?.pointer ?? "", "mV")).status).toBe(200);
});
