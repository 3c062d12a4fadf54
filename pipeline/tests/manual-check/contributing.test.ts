import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { entriesBelow } from "../../sources/read/entries-below.ts";

const root = join(import.meta.dirname, "../../..");
const page = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const NOT_ENTERED = new Set(["node_modules", ".cache", "dist"]);

/** The variables that code reads, sets or names, each once; a name that is put together is left out. */
function variablesOfCode(): string[] {
  const found = ["pipeline", "renderer", "schema"].flatMap((room) =>
    [...entriesBelow(join(root, room), (name) => !NOT_ENTERED.has(name))]
      .filter(({ path }) => /\.(?:[cm]?js|tsx?)$/.test(path))
      .flatMap(
        ({ path }) => readFileSync(join(root, room, path), "utf8").match(/\bFAIRLEAD_[A-Z_]*[A-Z]\b/g) ?? [],
      ),
  );
  return [...new Set(found)].sort();
}

test("the table of variables names each one that there is", () => {
  const listed = new Set([...page.matchAll(/`(FAIRLEAD_[A-Z_]+)`/g)].map(([, name]) => name));
  expect(variablesOfCode().filter((name) => !listed.has(name))).toEqual([]);
});

test("the commands and files that it names are there", () => {
  const named = [...page.matchAll(/`npm (?:run )?([a-z:]+)(?= |`)/g)].map(([, name = ""]) => name);
  const own = new Set(["ci", "pack"]);
  expect(named.filter((name) => !own.has(name) && !(name in scripts))).toEqual([]);
  const files = [...page.matchAll(/(?:^|[ `])((?:pipeline|renderer|schema|\.github)\/[\w./-]+)/gm)];
  expect(files.map(([, path = ""]) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
