import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { testLaunch } from "../../tests/support/commands/test-launch.ts";
import { siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { type OptionsOf, readOptions } from "../shared/options.ts";
import { readDataFolder } from "../shared/read-data-folder.ts";
import type { Session } from "../shared/session.ts";

import { rewriteBaseline } from "./rewrite-baseline.ts";

const launch = { ...testLaunch, manual: join(testLaunch.root, "pipeline/manual") };
const mended = "findings:\n  - { code: link-not-found, file: docs/a.md, about: gone.md }\n";

/** Prunes a baseline; gives the exit code, what was printed, and the baseline after it. */
function prune(text: string, baseline: string, meanwhile?: string) {
  return rewrite("--prune", { text, baseline, meanwhile });
}

/** Runs `check` with an option that writes the baseline, on a folder with one doc. */
async function rewrite(
  option: string,
  { text, ...files }: { text: string; baseline: string; glossary?: string; meanwhile?: string | undefined },
) {
  const data = mkdtempSync(join(tmpdir(), "fairlead-prune-test-"));
  const path = join(data, "baseline.yaml");
  let output = "";
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((part) => {
      output += String(part);
      return true;
    });
  onTestFinished(() => {
    vi.restoreAllMocks();
    rmSync(data, { recursive: true });
  });
  mkdirSync(join(data, "docs"));
  writeFileSync(join(data, "docs/a.md"), `# A\n\n${text}\n`);
  writeFileSync(path, files.baseline);
  if (files.glossary !== undefined) writeFileSync(join(data, "glossary.yaml"), files.glossary);
  const options = readOptions(["check", option, "--data", data, "--cache", "none"]) as OptionsOf<"check">;
  const session = {
    options,
    threads: { end: async () => {} },
    engine: { values: { close: () => {} } },
    site: async () => {
      const site = await siteOfFolder(data);
      if (files.meanwhile !== undefined) writeFileSync(path, files.meanwhile);
      return site;
    },
  } as unknown as Session<OptionsOf<"check">>;
  const code = await rewriteBaseline(session, readDataFolder(options), launch);
  return { code, output, after: readFileSync(path, "utf8") };
}

test("what is mended is taken out", async () => {
  expect(await prune("Text.", mended)).toMatchObject({ code: 0, after: "findings: []\n" });
});

test("nothing is taken out while the site has an error that is not accepted", async () => {
  const { code, output, after } = await prune("[x](new.md)", mended);
  expect([code, after]).toEqual([1, mended]);
  expect(output).toContain("link-not-found");
  expect(output).toContain("Nothing was taken out of baseline.yaml: errors that are not accepted can hide");
});

test("a baseline that is written anew keeps entries while an error can hide their findings", async () => {
  const old = mended.replace("gone.md }", "gone.md, count: 2 }");
  const blind = await rewrite("--write-baseline", {
    text: "[x](gone.md)",
    baseline: old,
    glossary: "type: glossary\nterms: [\n",
  });
  expect(blind.code).toBe(1);
  expect(blind.after).toContain('about: "gone.md", count: 2 }');
  expect(blind.output).toContain("its former entries stay");
  const whole = await rewrite("--write-baseline", { text: "[x](new.md)", baseline: old });
  expect(whole.code).toBe(0);
  expect(whole.after).not.toContain("gone.md");
  expect(whole.after).toContain('about: "new.md" }');
});

test.each([
  ["a key twice", `${mended}  - { code: link-not-found, code: link-not-found, file: docs/b.md }\n`],
  ["a key twice in another entry's place", mended.replace("about", "file: docs/a.md, about")],
  ["two documents", `${mended}---\n${mended}`],
])("a baseline with a mistake of its own stays as it is: %s", async (_, baseline) => {
  const { code, output, after } = await prune("Text.", baseline);
  expect([code, after]).toEqual([1, baseline]);
  expect(output).toContain("Nothing was taken out of baseline.yaml");
});

test("a baseline that a person saves during the check stays as that person saved it", async () => {
  const saved = `# Mine.\n${mended}`;
  const { code, output, after } = await prune("Text.", mended, saved);
  expect([code, after]).toEqual([1, saved]);
  expect(output).toContain("baseline.yaml was changed meanwhile");
});
