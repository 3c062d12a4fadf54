import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FILE_FORMATS } from "../commands/shared/options/command-list.ts";

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

const manifest = JSON.parse(file("../../package.json")) as {
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
  readonly files: readonly string[];
  readonly dependencies?: unknown;
};

const FUNCTIONS = ["build", "check", "dev", "importFile"];
const CLASSES = ["UsageError"];
const TYPES = [
  ...["BuildOptions", "CheckOptions", "CommonOptions", "DevOptions", "DevServer", "Diagnostic"],
  ...["ImportNotice", "ImportOptions", "ImportResult", "JudgingOptions", "Result", "SiteOptions"],
];
const RECORD_TYPES = [
  ...["CategoryPage", "DocPage", "FamilyPage", "GeneralPage", "GlossaryPage", "InterfacePage"],
  ...["LandingPage", "LegalPage", "LinkIndex", "NotFoundPage", "OfflinePage", "PageData", "PageRecord"],
  ...["ProductPage", "SearchPage", "SerialCheckPage", "ServicePage", "ToolPage"],
];

/** Names that a declaration file exports. */
function exportsOf(path: string): { readonly values: string[]; readonly types: string[] } {
  const text = file(path);
  const namesOf = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = ""]) => name);
  const listed = namesOf(/^export type \{([^}]*)\}/gm).flatMap((names) => names.match(/\w+/g) ?? []);
  return {
    values: namesOf(/^export declare (?:function|class) (\w+)/gm).sort(),
    types: [...namesOf(/^export interface (\w+)/gm), ...listed].sort(),
  };
}

test("importFile takes the formats of files that the command has", async () => {
  const { importFile } = (await import(new URL("./index.js", import.meta.url).href)) as {
    readonly importFile: (options: object) => Promise<unknown>;
  };
  const formats = [...FILE_FORMATS].sort();
  await expect(importFile({ format: "docs" })).rejects.toThrow(
    `importFile reads ${formats.join(", ")}, not "docs".`,
  );
  const declared = formats.map((format) => `"${format}"`).join(" | ");
  expect(file("./index.d.ts")).toContain(`readonly format: ${declared};`);
});

test("the package exports these functions, this class and these types, and nothing else", async () => {
  const entry = (await import(new URL("./index.js", import.meta.url).href)) as object;
  expect(Object.keys(entry).sort()).toEqual([...CLASSES, ...FUNCTIONS]);
  expect(exportsOf("./index.d.ts")).toEqual({ values: [...CLASSES, ...FUNCTIONS], types: TYPES });
  expect(exportsOf("./records.d.ts")).toEqual({ values: [], types: RECORD_TYPES });
  expect(manifest.exports).toEqual({
    ".": { types: "./lib/types/index.d.ts", default: "./pipeline/bin/index.js" },
    "./records": { types: "./lib/types/records.d.ts", default: "./pipeline/bin/records.js" },
  });
});

test("the changelog names each export, and the manual shows each function in an example", () => {
  const changelog = file("../../CHANGELOG.md");
  const all = [...FUNCTIONS, ...CLASSES, ...TYPES, ...RECORD_TYPES];
  expect(all.filter((name) => !changelog.includes(`\`${name}\``))).toEqual([]);
  const page = file("../manual/docs/package.md");
  const examples = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);
  const imported = examples.flatMap((code) => code.match(/^import [^"]*from "fairlead"/m)?.[0] ?? []);
  expect(FUNCTIONS.filter((name) => !imported.some((line) => line.includes(name)))).toEqual([]);
  expect(examples.some((code) => code.includes('from "fairlead/records"'))).toBe(true);
});

test("each packed file is there, and none of them needs another package", () => {
  expect(manifest.dependencies).toBeUndefined();
  const paths = manifest.files.filter((path) => path !== "lib");
  for (const path of paths) {
    expect(existsSync(new URL(`../../${path}`, import.meta.url)), path).toBe(true);
    if (!path.endsWith(".js")) continue;
    const text = file(`../../${path}`);
    const imported = [...text.matchAll(/(?:\bfrom |\bimport\(|^import )"([^"]+)"/gm)].map(
      ([, name = ""]) => name,
    );
    // `ensure-bundle.js` belongs to a clone, where alone it is loaded.
    const missing = imported
      .filter((name) => !name.startsWith("node:") && name !== "./ensure-bundle.js")
      .map((name) => new URL(name, new URL(`../../${path}`, import.meta.url)).pathname)
      .filter((name) => !paths.some((packed) => name.endsWith(`/${packed}`)));
    expect(missing, path).toEqual([]);
  }
});
