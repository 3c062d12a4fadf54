import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { replaceFile } from "./replace-file.ts";

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-replace-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a file is written with its folder, and replaced", () => {
  const path = join(emptyFolder(), "some/file.json");
  for (const text of ["one", "two"]) {
    replaceFile(path, text);
    expect(readFileSync(path, "utf8")).toBe(text);
  }
  expect(readdirSync(join(path, ".."))).toEqual(["file.json"]);
});

test("what cannot be replaced is left, and nothing beside it", () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, "taken/by/folders"), { recursive: true });
  expect(() => replaceFile(join(folder, "taken"), "one")).toThrow();
  expect(readdirSync(folder)).toEqual(["taken"]);
  expect(readdirSync(join(folder, "taken"))).toEqual(["by"]);
});

test("texts that follow each other are one file, however many they are", () => {
  const path = join(emptyFolder(), "file.txt");
  const texts = Array.from({ length: 5000 }, (_, at) => `${at}: ${"Größe ".repeat(at % 40)}\n`);
  for (const some of [texts, texts.slice(0, 3), []]) {
    replaceFile(path, some);
    expect(readFileSync(path, "utf8")).toBe(some.join(""));
  }
});

test("of texts that cannot be written nothing is left", () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, "taken/by/folders"), { recursive: true });
  expect(() => replaceFile(join(folder, "taken"), ["one", "two"])).toThrow();
  expect(readdirSync(folder)).toEqual(["taken"]);
});
