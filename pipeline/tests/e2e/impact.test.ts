import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fairlead, repository } from "./support/command.ts";
import { tempFolder } from "./support/temp-folder.ts";
import { differingPaths, readTree } from "./support/tree.ts";

interface Impact {
  readonly pages: readonly { readonly pathname: string }[];
  readonly exports: readonly { readonly pathname: string }[];
}

/** Files of the output that belong to one page or export; search, packs and lists of pages hold all of them. */
const ofOne = /^(?:(.+\/)?index\.(?:html|json)|404\.(?:html|json)|exports\/.+\/[^/]+)$/;

function addressOf(path: string): string {
  if (path.startsWith("404.")) return "/404";
  return path.startsWith("exports/") && !/\/index\.(?:html|json)$/.test(path)
    ? `/${path}`
    : `/${path.replace(/\/?index\.(?:html|json)$/, "")}`;
}

test("the impact of a value is what a build writes anew after the value was changed", async () => {
  const folder = tempFolder();
  const data = join(folder, "data");
  cpSync(join(repository, "pipeline/tests/fixtures/samples"), data, { recursive: true });
  const options = ["--data", data, "--cache", join(folder, "cache")];
  const build = async (out: string) => {
    const { code, stderr } = await fairlead(["build", ...options, "--out", join(folder, out)]);
    expect(code, stderr).toBe(0);
    return readTree(join(folder, out));
  };
  const before = await build("before");
  const file = join(data, "products/boards/sample-board.yaml");
  const text = readFileSync(file, "utf8");
  const cases: [reference: string, written: string, other: string][] = [
    ["product.sample-board.outputs", "count: 4", "count: 6"],
    ["product.sample-board.temperature", "typ: 20", "typ: 23"],
  ];
  for (const [reference, written, other] of cases) {
    writeFileSync(file, text);
    const printed = await fairlead(["impact", reference, "--format", "json", ...options]);
    expect(printed.code, printed.stderr).toBe(0);
    const { pages, exports } = JSON.parse(printed.stdout) as Impact;
    expect(text).toContain(written);
    writeFileSync(file, text.replace(written, other));
    const changed = differingPaths(before, await build(`after ${reference}`)).filter((path) =>
      ofOne.test(path),
    );
    expect([...new Set(changed.map(addressOf))].sort()).toEqual(
      [...pages, ...exports].map(({ pathname }) => pathname).sort(),
    );
  }
});

test("a wrong reference is a wrong use, with a hint", async () => {
  const { code, stderr } = await fairlead([
    "impact",
    "product.sample-board.output",
    "--data",
    join(repository, "pipeline/tests/fixtures/samples"),
    "--cache",
    "none",
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain("Did you mean outputs?");
});
