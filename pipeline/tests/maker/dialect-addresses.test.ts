import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { resolveLink } from "../../model/resolve/resolve-link.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { type Files, picture, siteOf } from "../support/pages/site-of.ts";

const folder = new URL("../fixtures/dialects/addresses/", import.meta.url);

/** A file of a fixture: `docs/a.md slug: /b` is a doc with such front matter, any other has the text behind its path. */
function fileOf(line: string): [path: string, text: string | Uint8Array] {
  const [, path = line, rest = ""] = /^(\S+\.(?:mdx?|ya?ml|[jt]s|json|toml)) (.+)$/.exec(line) ?? [];
  if (/\.png$/.test(path)) return [path, picture];
  if (!/\.mdx?$/.test(path)) return [path, `${rest.replace("] ", "]\n")}\n`];
  const front = rest === "" ? "" : `---\n${rest}\n---\n\n`;
  return [path, `${front}# ${path}\n\n## A\n\n## X\n`];
}

/** The target that a link resolves to, in one word. */
function meaning(target: string, path: string, index: SiteIndex): string {
  const from = { path, pathname: index.docs.get(path)?.pathname };
  const found = resolveLink(target, from, index);
  if (found.kind === "page") return found.pathname + found.search + found.hash;
  if (found.kind === "asset") return `file ${found.asset.path}`;
  return found.kind === "broken" ? found.code : found.kind;
}

/** The targets of a fixture, each with what it means, as in the fixture. */
function answered(parts: readonly string[], index: SiteIndex): string[] {
  return parts.map((part) => {
    const [head = "", ...lines] = part.split("\n");
    const path = head.slice("from ".length);
    const targets = lines.map((line) => line.slice(0, line.indexOf(" = ")));
    return [head, ...targets.map((target) => `${target} = ${meaning(target, path, index)}`)].join("\n");
  });
}

describe("a target in docs of", () => {
  test.each(readdirSync(folder))("%s means what that system says", async (name) => {
    const [list = "", ...parts] = readFileSync(new URL(name, folder), "utf8").trimEnd().split("\n\n");
    const dialect = name.replace(/[-.].*/, "");
    const files: Files = {
      "site.yaml": `docs: { dialect: ${dialect} }\n`,
      ...Object.fromEntries(list.split("\n").map(fileOf)),
    };
    const { index } = await siteOf(files);
    expect(answered(parts, index)).toEqual(parts);
  });
});

test("docs of another system may lead to any page of the site by its address", async () => {
  const site = await siteOf({
    "site.yaml": "docs: { dialect: vitepress }\n",
    "pages/about.yaml": "type: page\nid: about\ntitle: Sample\nsummary: A sample.\nstate: published\n",
    "docs/guide.md": "# Guide\n",
  });
  expect(meaning("/about", "docs/guide.md", site.index)).toBe("/about");
  expect(meaning("/docs/guide", "docs/guide.md", site.index)).toBe("/docs/guide");
});

test("a host without a scheme is a site in docs of another system", async () => {
  const doc = { "docs/a.md": "# A\n\n[there](//example.org/x) and ![it](//example.org/x.png)\n" };
  const codes = async (dialect: string) =>
    (await siteOf({ "site.yaml": `docs: { dialect: ${dialect} }\n`, ...doc })).diagnostics.map(
      ({ code }) => code,
    );
  expect(await codes("github")).toEqual(["image-external"]);
  expect(await codes("fairlead")).toEqual(["link-scheme", "link-scheme"]);
});
