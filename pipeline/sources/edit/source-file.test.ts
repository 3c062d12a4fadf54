import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openSource, replaceSource } from "./source-file.ts";

const FOLDER = "Geräte".normalize("NFD");
const NAME = "Größe.yaml".normalize("NFD");

/** A data folder with one file whose folder and name have the given letters. */
function dataWith(folder: string, name: string): string {
  const data = mkdtempSync(join(realpathSync(tmpdir()), "fairlead-edit-"));
  onTestFinished(() => rmSync(data, { recursive: true }));
  mkdirSync(join(data, "products", folder), { recursive: true });
  writeFileSync(join(data, "products", folder, name), "type: product\n");
  return data;
}

test.each([
  ["both parts are decomposed", FOLDER, NAME],
  ["the folder is decomposed", FOLDER, NAME.normalize("NFC")],
  ["the name is decomposed", FOLDER.normalize("NFC"), NAME],
  ["both parts are composed", FOLDER.normalize("NFC"), NAME.normalize("NFC")],
])("a file is opened by its composed path and written to its own name where %s", (_, folder, name) => {
  const data = dataWith(folder, name);
  const opened = openSource(data, `products/${FOLDER}/${NAME}`.normalize("NFC"));
  expect(opened?.text).toBe("type: product\n");
  expect(opened !== undefined && replaceSource(opened, "type: product\nid: a\n")).toBe(true);
  expect(readdirSync(join(data, "products"))).toEqual([folder]);
  expect(readdirSync(join(data, "products", folder))).toEqual([name]);
  expect(readFileSync(join(data, "products", folder, name), "utf8")).toBe("type: product\nid: a\n");
});

test("a file that changed since it was opened is left as it is", () => {
  const data = dataWith(FOLDER, NAME);
  const opened = openSource(data, `products/${FOLDER}/${NAME}`.normalize("NFC"));
  writeFileSync(join(data, "products", FOLDER, NAME), "type: product\nid: saved\n");
  expect(opened !== undefined && replaceSource(opened, "type: product\nid: a\n")).toBe(false);
  expect(readFileSync(join(data, "products", FOLDER, NAME), "utf8")).toBe("type: product\nid: saved\n");
});

test.each(["site.json", "docs/.hidden.md", "../other.md", "products/missing.yaml", "images/a.svg"])(
  "%s is opened for no form",
  (path) => {
    expect(openSource(dataWith(FOLDER, NAME), path)).toBeUndefined();
  },
);
