import { expect, test } from "vitest";
import { ImportPlace } from "../../../tests/support/commands/import/import-place.ts";
import { fetchIncludes } from "./fetch-includes.ts";
import { FetchedFiles } from "./fetched-files.ts";
import type { Plan } from "./plan.ts";
import { SourceFolder } from "./source-folder.ts";
import { mdbook } from "./systems/mdbook.ts";

test("parts of parts are taken before any page is parsed, and a file that does not help is dropped", () => {
  const page =
    "# A\n\n{{#include ../parts/one.md}}\n\n{{#include ../main.rs:gone}}\n\n{{#include ../none.md}}\n";
  const place = new ImportPlace({
    "book.toml": "[book]\n",
    "src/a.md": page,
    "parts/one.md": "One.\n\n{{#include two.md}}\n",
    "parts/two.md": "Two.\n",
    "parts/three.md": "Three.\n",
    "main.rs": "fn main() {}\n",
  });
  const source = new SourceFolder(place.source);
  const plan: Plan = new Map([["docs/a.md", { text: page }]]);
  const site = { dialect: "mdbook", reason: undefined, facts: mdbook.read(source, "") } as const;
  fetchIncludes({ plan, source, site, fetched: new FetchedFiles() });
  expect([...plan.keys()].filter((path) => path.startsWith("parts/"))).toEqual([
    "parts/one.md",
    "parts/two.md",
  ]);
  expect([...plan.keys()]).not.toContain("none.md");
});
