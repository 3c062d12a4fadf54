import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fairlead, repository } from "./support/command.ts";
import { tempFolder } from "./support/temp-folder.ts";
import { listFiles } from "./support/tree.ts";

const reference = "{{product.sample-board.outputs}}";

test("code that looks like a reference is as written in every file of the output, beside its value", async () => {
  const folder = tempFolder();
  const data = join(folder, "data");
  cpSync(join(repository, "pipeline/tests/fixtures/samples"), data, { recursive: true });
  writeFileSync(
    join(data, "docs/zzfirst.md"),
    `# ${reference} zzcount \`zztitle ${reference}\`\n\nHas ${reference} zzcount, written \`zztext ${reference}\`.\n\n## ${reference} zzcount \`zzhead ${reference}\`\n\n\`\`\`text\nzzfence ${reference}\n\`\`\`\n`,
  );
  const out = join(folder, "dist");
  const { code, stderr } = await fairlead(["build", "--data", data, "--out", out, "--cache", "none"]);
  expect(code, stderr).toBe(0);
  const texts = listFiles(out)
    // The lists of words that search knows hold no sentences.
    .filter((path) => /\.(?:html|json|md|txt)$/.test(path) && !path.startsWith("search/terms/"))
    .map((path) => ({ path, text: readFileSync(join(out, path), "utf8") }));
  const holding = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  for (const word of ["zztitle", "zztext", "zzhead", "zzfence"]) {
    const right = holding(new RegExp(`${word} \\{\\{product\\.sample-board\\.outputs\\}\\}`));
    expect(right, word).toEqual(
      expect.arrayContaining(["docs/zzfirst/index.html", "docs/zzfirst/index.json"]),
    );
    // The Markdown copy and what search finds.
    expect(
      right.some((path) => path.endsWith(".md")),
      word,
    ).toBe(true);
    expect(
      right.some((path) => path.startsWith("search/")),
      word,
    ).toBe(true);
    expect(holding(new RegExp(`${word} (?!\\{\\{product)`)), word).toEqual([]);
  }
  expect(holding(/\{\{product\.sample-board\.outputs\}\} zzcount/)).toEqual([]);
  expect(holding(/\\u0000|\0/)).toEqual([]);
});
