import { describe, expect, test } from "vitest";
import type { Template } from "../../renderer/shared/compose/types.ts";
import type { PageFragments, PageRecord } from "../../schema/generated/types.ts";
import { canonicalJson } from "../core/canonical-json.ts";
import { memoryEngine } from "../tests/support/engine/memory-engine.ts";
import { pageFiles, pageJson } from "./page-files.ts";
import { pageFolder } from "./page-paths.ts";
import { sidebarKeys } from "./sidebar-keys.ts";

const parts: PageFragments = { title: "A", head: "", main: "<h1>A</h1>", breadcrumbs: "", toc: "" };
const record = {
  type: "page",
  id: "a",
  pathname: "/a",
  title: "A",
  anchors: [],
  body: [{ kind: "html", html: "<p>x</p>" }],
} as unknown as PageRecord;
const template = {
  base: "/",
  sidebars: { current: { name: "current", items: [{ label: "A", pathname: "/docs/a" }] } },
} as unknown as Template;
const files = (
  change: object = {},
  keys: { partsKey?: string; templateKey?: string } = {},
  ofTemplate: Template = template,
) =>
  Object.values(
    pageFiles(
      {
        record: { ...record, ...change } as PageRecord,
        hash: "h",
        partsKey: keys.partsKey ?? "p",
        parts: () => parts,
        partsText: () => canonicalJson(parts),
      },
      {
        template: ofTemplate,
        templateKey: keys.templateKey ?? "t",
        sidebarKey: sidebarKeys([record], "/", memoryEngine()),
      },
    ),
  );
const keys = (list: ReturnType<typeof files>): string[] => list.map(({ key }) => key);

describe("the folder of a page", () => {
  test.each([
    ["/", ""],
    ["/docs/intro", "docs/intro/"],
    ["/docs/%C3%BC%20b", "docs/ü b/"],
    ["/a%2Fb", "a%2Fb/"],
  ])("%s", (pathname, folder) => {
    expect(pageFolder(pathname)).toBe(folder);
  });
});

describe("the files of a page", () => {
  test("stand side by side", () => {
    expect(files().map(({ path }) => path)).toEqual(["a/index.html", "a/index.json"]);
    expect(files({ pathname: "/" }).map(({ path }) => path)).toEqual(["index.html", "index.json"]);
    expect(files({ type: "not-found" }).map(({ path }) => path)).toEqual(["404.html", "404.json"]);
  });

  test("have keys that change with what they are made of, and with nothing else", () => {
    const [html, json] = keys(files());
    expect(keys(files())).toEqual([html, json]);
    expect(keys(files({}, { partsKey: "q" }))).not.toContain(html);
    expect(keys(files({}, { partsKey: "q" }))).not.toContain(json);
    const framed = keys(files({}, { templateKey: "u" }));
    expect(framed[0]).not.toBe(html);
    expect(framed[1]).toBe(json);
    const other = { ...template, sidebars: { current: { name: "current", items: [] } } };
    expect(keys(files({}, {}, other))).toEqual([html, json]);
    const doc = { type: "doc", sidebar: "current" };
    expect(keys(files(doc, {}, other))[0]).not.toBe(keys(files(doc))[0]);
  });

  test("store the body once, in the parts", () => {
    const text = pageJson(record, "h", canonicalJson(parts));
    const whole = JSON.parse(text) as { record: object; parts: PageFragments; hash: string };
    const { record: stored, parts: found, hash } = whole;
    expect(text).toBe(canonicalJson(whole));
    expect(stored).not.toHaveProperty("body");
    expect(found).toEqual(parts);
    expect(hash).toBe("h");
  });
});
