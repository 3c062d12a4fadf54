import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { authoredFiles, authoredShape, refusals } from "../../../schema/build/authored-shape.ts";
import type { SchemaNode } from "../../../schema/build/schema-source.ts";

const board: SchemaNode = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "string" },
    level: { $ref: "#/definitions/line" },
    pins: { type: "array", items: { type: "object", properties: { name: { $ref: "#/definitions/line" } } } },
  },
  definitions: { line: { type: "string" } },
};
const shape = (schema: SchemaNode): string => authoredShape(new Map([["board", schema]]), ["board"]);
const changed = (change: (properties: Record<string, SchemaNode>, copy: SchemaNode) => void): string[] => {
  const copy = structuredClone(board);
  change(copy.properties as Record<string, SchemaNode>, copy);
  return refusals(shape(board), shape(copy)).map(({ path, why }) => `${path} ${why}`);
};

test.each<[name: string, change: Parameters<typeof changed>[0], refused: string[]]>([
  ["a key that is gone", (properties) => delete properties.level, ["level is gone"]],
  [
    "a value of another kind",
    (properties) => (properties.level = { type: "object" }),
    ["level was string and is object"],
  ],
  [
    "a definition of another kind",
    (_, copy) => (copy.definitions = { line: { type: "integer" } }),
    ["level was string and is integer", "pins[].name was string and is integer"],
  ],
  ["a key that must be there now", (_, copy) => (copy.required = ["id", "pins"]), ["pins must be there now"]],
  [
    "a value that may be more than before is none",
    (properties) => (properties.level = { type: ["string", "integer"] }),
    [],
  ],
  ["a new key is none", (properties) => (properties.more = { type: "string" }), []],
  ["a key that may be missing now is none", (_, copy) => (copy.required = []), []],
  [
    "another name of a definition is none",
    (_, copy) => {
      copy.definitions = { text: { type: "string" } };
      const text = JSON.stringify(copy.properties).replaceAll("#/definitions/line", "#/definitions/text");
      copy.properties = JSON.parse(text) as Record<string, SchemaNode>;
    },
    [],
  ],
])("%s: what refuses a file of an author", (_name, change, refused) => {
  expect(changed(change)).toEqual(refused);
});

test("a schema that is gone refuses its files", () => {
  expect(refusals(shape(board), "")).toEqual([{ schema: "board", path: "", why: "is gone" }]);
});

test("a definition that contains itself is shown once", () => {
  const note: SchemaNode = { type: "object", properties: { note: { $ref: "#/definitions/note" } } };
  expect(shape({ ...note, definitions: { note } })).toBe(
    "board . object\nboard note object\nboard note.note any\n".replace(". object", ".! object"),
  );
});

test("a change that refuses files needs a new version", () => {
  const root = mkdtempSync(join(tmpdir(), "fairlead-authored-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "schema/authored"), { recursive: true });
  const state = (version: number) =>
    writeFileSync(join(root, "schema/authored/version.json"), JSON.stringify({ version }));
  const files = (schema: SchemaNode) => authoredFiles(root, new Map([["board", schema]]), ["board"]);
  state(1);
  for (const [path, text] of files(board)) writeFileSync(join(root, path), text);
  const narrower = { ...board, required: ["id", "pins"] };
  expect(() => files(narrower)).toThrow("board pins: must be there now");
  state(2);
  expect(files(narrower).map(([path]) => path)).toEqual(["schema/authored/v2.txt"]);
});
