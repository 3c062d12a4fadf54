import { expect, test } from "vitest";
import type { DialectName } from "../../../sources/dialects/dialect.ts";
import { splitFrontMatter } from "../../../sources/parse/markdown/front-matter.ts";
import { ImportPlace } from "../../../tests/support/commands/import/import-place.ts";
import { soundFrontMatter } from "./sound-front-matter.ts";

/** The keys of front matter after each attempt, one made of the other. */
function attempts(lines: readonly string[], dialect: DialectName = "docusaurus"): string[] {
  let text = `---\n${lines.join("\n")}\n---\n\nText.\n`;
  return [0, 1, 2].map((attempt) => {
    text = soundFrontMatter(text, attempt, dialect);
    const { front } = splitFrontMatter(text).value;
    const keys = text.slice(front?.start, front?.end).matchAll(/^(draft|unlisted): (.*)$/gm);
    return [...keys]
      .map(([line]) => line)
      .sort()
      .join(", ");
  });
}

test.each<[keys: string, lines: string[], dialect?: DialectName]>([
  ["draft: true", ["title: A", "draft: true", "keywords: [2024]"]],
  ["unlisted: true", ["unlisted: true # for now", "keywords: [2024]"]],
  ["draft: true", ["title: Ports: two: three", "draft: true"]],
  ["draft: true, unlisted: true", ["title: [", '"draft": "yes"', "unlisted: true"]],
  ["draft: true", ["{ title: A, draft: true, keywords: [2024] }"]],
  ["draft: true", ["title: [", "published: false"], "github"],
  ["draft: true", ["published: false", "published: false", "keywords: [2024]"], "github"],
  ["unlisted: true", ["title: [", "hidden: true"], "gitbook"],
  ["", ["title: [", "published: true"], "github"],
  ["", ["title: [", "published: false"], "docusaurus"],
])("a page is kept back by %j in every attempt: %j", (keys, lines, dialect) => {
  expect(attempts(lines, dialect)).toEqual([keys, keys, keys]);
});

test("a draft whose front matter has a mistake is no page", async () => {
  const place = new ImportPlace({
    "docusaurus.config.js": "export default { title: 'A' };\n",
    "docs/index.md": "# Start\n",
    "docs/plan.md": "---\ntitle: A\ndraft: true\nkeywords: [2024]\n---\n\nNot yet.\n",
  });
  await place.run();
  expect(place.read("docs/plan.md")).toContain("draft: true\nimported:");
  expect((await place.addresses()).filter((address) => address.includes("plan"))).toEqual([]);
});
