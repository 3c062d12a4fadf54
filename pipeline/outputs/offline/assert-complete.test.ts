import { beforeEach, describe, expect, test } from "vitest";
import type { Template } from "../../../renderer/shared/compose/types.ts";
import type { PageFragments, PageRecord } from "../../../schema/generated/types.ts";
import { OBJECTS } from "../../core/release-paths.ts";
import type { Engine } from "../../engine/engine.ts";
import { memoryEngine } from "../../tests/support/engine/memory-engine.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { assertComplete } from "./assert-complete.ts";
import { offlineFiles } from "./offline-files.ts";
import type { OfflineSite } from "./offline-site.ts";
import { PlannedFiles } from "./planned-files.ts";

const file = (path: string, text = path): OutputFile => ({ path, key: text.trim(), bytes: () => text });
const parts: PageFragments = { title: "", head: "", breadcrumbs: "", toc: "", main: "" };
const page = (pathname: string, main: string): OfflineSite["pages"][number] => ({
  record: {
    type: "page",
    id: "x",
    pathname,
    title: pathname,
    source: `pages${pathname}.yaml`,
  } as unknown as PageRecord,
  hash: "h",
  partsKey: pathname + main,
  parts: () => ({ ...parts, main }),
  partsText: () => JSON.stringify({ ...parts, main }),
  html: file(`${pathname.slice(1)}/index.html`, main),
  json: file(`${pathname.slice(1)}/index.json`, "{}\n"),
});
const template: Template = {
  lang: "en",
  dir: "ltr",
  base: "/",
  head: '<link rel="icon" href="/assets/icon.svg">',
  before: "",
  after: "",
  scripts: "",
  rootAttributes: "",
  sidebars: { current: { name: "current", items: [] } },
};
const siteWith = (main: string, more: OutputFile[] = []): OfflineSite => ({
  pages: [page("/a", main)],
  template,
  docsLabel: "Docs",
  base: "/",
  url: undefined,
  clientFiles: ["assets/main-12345678.js", "assets/late-12345678.js"],
  shellFiles: ["assets/main-12345678.js"],
  files: new PlannedFiles([
    file("a/index.json", "{}\n"),
    file("navigation/current.json", "{}\n"),
    file("assets/icon.svg"),
    file("assets/main-12345678.js", 'import("./late-12345678.js")'),
    file("assets/late-12345678.js"),
    ...more,
  ]),
});
let engine: Engine;
beforeEach(() => {
  engine = memoryEngine();
});
const make = (site: OfflineSite) => offlineFiles(site, { release: { release: 0, date: undefined }, engine });
type Made = Awaited<ReturnType<typeof make>>["value"];
const messages = (site: OfflineSite, made: Made) =>
  assertComplete(site, made, engine).map(({ code, file, message }) => `${file} ${code} ${message}`);

describe("the proof of completeness", () => {
  test("passes where a section holds what its pages show and offer", async () => {
    const site = siteWith('<img src="/assets/a.png"><a href="/exports/a.pdf">PDF</a>', [
      file("assets/a.png"),
      file("exports/a.pdf"),
    ]);
    const { value, diagnostics } = await make(site);
    expect(diagnostics).toEqual([]);
    expect(value.sections.map(({ id, assets }) => [id, assets.map(({ path }) => path)])).toEqual([
      ["general", ["assets/a.png"]],
      ["exports", ["exports/a.pdf"]],
    ]);
  });

  test("marks the texts that its packs hold, and no picture, no large text and no file of the shell", async () => {
    const drawings = [file("assets/a.svg", "<svg>\n</svg>\n"), file("assets/b.svg", "<svg>\n</svg>\n")];
    const picture = { path: "assets/a.png", key: "png", bytes: () => new Uint8Array([0x89, 0xff]) };
    const large = file("assets/large.txt", "long\n".repeat(10_000));
    const images = [...drawings, picture, large].map(({ path }) => `<img src="/${path}">`).join("");
    const { value, diagnostics } = await make(siteWith(images, [...drawings, picture, large]));
    expect(diagnostics).toEqual([]);
    const packed = (files: readonly { path: string; packed?: true }[]) =>
      files.flatMap((one) => (one.packed === true ? [one.path] : []));
    expect(packed(value.sections[0]?.assets ?? [])).toEqual(["assets/a.svg", "assets/b.svg"]);
    // Manifest, page, and the drawing of two places once.
    expect(value.root.sections[0]?.packs).toMatchObject([{ objects: 3 }]);
    expect(packed(value.root.shared)).toContain("assets/late-12345678.js");
    expect(packed(value.root.shared)).not.toContain("assets/main-12345678.js");
  });

  test("takes a file of any size: there is no limit above which one is left out", async () => {
    const large = { path: "assets/large.png", key: "large", bytes: () => new Uint8Array(3_000_000) };
    const { value, diagnostics } = await make(siteWith('<img src="/assets/large.png">', [large]));
    expect(diagnostics).toEqual([]);
    expect(value.sections[0]?.assets).toMatchObject([
      { path: "assets/large.png", bytes: 3_000_000, type: "image/png" },
    ]);
    expect(value.root.sections[0]?.transfer).toBeGreaterThan(3_000_000);
  });

  test("names a file that a page shows and the site does not have", async () => {
    const { diagnostics } = await make(siteWith('<img src="/assets/gone.png">'));
    expect(diagnostics).toEqual([
      {
        code: "offline-file-missing",
        severity: "error",
        file: "pages/a.yaml",
        message: 'The page /a shows "assets/gone.png", which is no file of the site.',
        hint: "Correct the address, or put the file into the data folder and link to it from there.",
      },
    ]);
  });

  test("names a lazy script that a script names and the client does not list", async () => {
    const site = siteWith("", [file("assets/main-12345678.js", 'import("./lost-87654321.js")')]);
    expect(messages(site, (await make(site)).value)).toEqual([
      "site.yaml offline-incomplete The file assets/lost-87654321.js, which pages load, is in no manifest.",
    ]);
  });

  const holes: [name: string, harm: (made: Made) => Made, said: string][] = [
    [
      "a page",
      (made) => ({ ...made, sections: made.sections.map((section) => ({ ...section, pages: [] })) }),
      "pages/a.yaml offline-incomplete The page /a is in 0 sections instead of one.",
    ],
    [
      "a page in two sections",
      (made) => ({ ...made, sections: [...made.sections, ...made.sections] }),
      "pages/a.yaml offline-incomplete The page /a is in 2 sections instead of one.",
    ],
    [
      "an image",
      (made) => ({
        ...made,
        sections: made.sections.map((section) =>
          section.id === "general" ? { ...section, assets: [] } : section,
        ),
      }),
      "pages/a.yaml offline-incomplete The file assets/a.png, which the page /a needs, is in no section.",
    ],
    [
      "an export",
      (made) => ({ ...made, sections: made.sections.filter(({ id }) => id !== "exports") }),
      "site.yaml offline-incomplete The export exports/a.pdf is in no section.",
    ],
    [
      "a sidebar",
      (made) => ({
        ...made,
        root: {
          ...made.root,
          shared: made.root.shared.filter(({ path }) => path !== "navigation/current.json"),
        },
      }),
      "site.yaml offline-incomplete The file navigation/current.json, which pages load, is in no manifest.",
    ],
    [
      "an object",
      (made) => ({
        ...made,
        files: made.files.filter(({ path }) => path !== OBJECTS + made.root.template.hash),
      }),
      "of the template is not written.",
    ],
    [
      "a pack",
      (made) => ({ ...made, files: made.files.filter(({ path }) => path !== made.root.packs[0]?.path) }),
      "is not written.",
    ],
  ];
  test.each(holes)("names %s that is lost", async (_name, harm, message) => {
    const site = siteWith('<img src="/assets/a.png"><a href="/exports/a.pdf">PDF</a>', [
      file("assets/a.png"),
      file("exports/a.pdf"),
    ]);
    const { value } = await make(site);
    expect(messages(site, value)).toEqual([]);
    expect(messages(site, harm(value)).join("\n")).toContain(message);
  });
});
