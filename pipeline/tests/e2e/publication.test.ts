import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { beforeAll, describe, expect, test } from "vitest";
import type { LinkIndex } from "../../../schema/generated/types.ts";
import { builtSite, dataFolders } from "./support/built-site.ts";
import { listFiles } from "./support/tree.ts";

/** What of the company's site the public must not meet, whatever the records say. */
let out: string;
let links: LinkIndex;
beforeAll(async () => {
  out = await builtSite({ data: "company" });
  links = JSON.parse(readFileSync(join(out, "links.json"), "utf8")) as LinkIndex;
});

const readYaml = (path: string): unknown => load(readFileSync(path, "utf8"), { schema: CORE_SCHEMA });
const { sources } = readYaml(join(dataFolders.company, "sources.yaml")) as {
  readonly sources: readonly { readonly kind: string; readonly title: string }[];
};

/** The written forms of a page: its HTML, its Markdown copy and its record. */
function formsOf(pathname: string): readonly string[] {
  const path = pathname === "/" ? "index" : pathname.slice(1);
  const folder = pathname === "/" ? "." : path;
  return [join(folder, "index.html"), `${path}.md`, join(folder, "index.json")];
}

const textOf = (path: string): string => readFileSync(join(out, path), "utf8");

describe("sources", () => {
  test("no working paper is named in any file of the output", () => {
    const papers = sources.filter(({ kind }) => kind === "specification").map(({ title }) => title);
    expect(papers).toHaveLength(1);
    const naming = listFiles(out).filter((path) => papers.some((title) => textOf(path).includes(title)));
    expect(naming).toEqual([]);
  });

  test("a page has a list of sources exactly where a number on it leads to one, home and listings never", () => {
    const pages = Object.entries(links.pages).filter(
      ([, { type }]) => type !== "search" && type !== "offline",
    );
    const listed = pages.filter(([pathname]) =>
      textOf(formsOf(pathname)[1] ?? "").includes("\n## Sources\n"),
    );
    const marked = pages.filter(([pathname]) =>
      textOf(formsOf(pathname)[0] ?? "").includes('class="source-mark"'),
    );
    expect(listed.map(([pathname]) => pathname)).toEqual(marked.map(([pathname]) => pathname));
    expect(listed.length).toBeGreaterThan(3);
    const bare = new Set(["landing", "family", "category", "glossary"]);
    expect(listed.filter(([, { type }]) => bare.has(type))).toEqual([]);
  });
});

describe("contact", () => {
  test("every page that leads to the contact page leads to a channel", () => {
    const leading = Object.keys(links.pages).filter((pathname) =>
      /href="\/contact["#?]/.test(textOf(formsOf(pathname)[0] ?? "")),
    );
    const card = /<address class="contact-card">[\s\S]*?<\/address>/.exec(textOf("contact/index.html"))?.[0];
    const channels = card?.match(/href="(?:https:|mailto:|tel:)[^"]+"/g) ?? [];
    console.info(`${leading.length} pages lead to the contact page, which has ${channels.length} channels.`);
    expect(leading.filter(() => channels.length === 0)).toEqual([]);
  });
});

describe("law texts", () => {
  test("no line of one that nobody has approved is in any file of the output", () => {
    const folder = join(dataFolders.company, "legal");
    const drafts = readdirSync(folder)
      .map((name) => readYaml(join(folder, name)) as { readonly body?: string; readonly approvedBy?: string })
      .filter(({ approvedBy }) => approvedBy === undefined);
    const lines = drafts.flatMap(({ body = "" }) => body.split("\n")).filter((line) => line.length > 30);
    expect(lines.length).toBeGreaterThan(10);
    for (const path of listFiles(out)) {
      const text = textOf(path);
      expect(
        lines.filter((line) => text.includes(line)),
        path,
      ).toEqual([]);
    }
  });
});
