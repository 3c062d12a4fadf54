import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { themeColours } from "../../../renderer/shared/compose/theme-colours.ts";
import type {
  DocPage,
  FamilyPage,
  LandingPage,
  PageRecord,
  ProductPage,
  ServicePage,
  SiteShell,
} from "../../../schema/generated/types.ts";
import { Engine, type EngineParts } from "../../engine/engine.ts";
import { Known, type Task } from "../../engine/threads/task.ts";
import type { Threads } from "../../engine/threads/threads.ts";
import { parseXmlFragment } from "../../tests/support/core/well-formed-xml.ts";
import { memoryEngine } from "../../tests/support/engine/memory-engine.ts";
import { assignPictures } from "./assign-pictures.ts";
import { drawPicture } from "./draw-picture.ts";
import { type Picture, pictureOf } from "./picture.ts";
import { openPictures, pictureFiles, RENDERER } from "./picture-files.ts";
import { renderPictures, woffToSfnt } from "./render-picture.ts";

const shell: SiteShell = {
  title: "Sample works",
  tagline: "Tagline",
  titleDelimiter: "|",
  lang: "en",
  dir: "ltr",
  base: "/site/",
  url: "https://site.example",
  navigation: [],
  footer: { groups: [] },
  colourMode: { default: "light", switch: true, followSystem: false },
  docs: { route: "/docs", label: "Docs", tocMin: 2, tocMax: 5 },
  assets: { script: "a.js", styles: [], fonts: [] },
  notFound: { title: "Page Not Found", lines: [] },
};
const { url: _, ...unpublished } = shell;
const page = { description: "A page.", source: "a.yaml", breadcrumbs: [], toc: [], anchors: [] };
/** Fields that no picture shows are left out. */
const product = {
  ...page,
  type: "product",
  id: "alpha",
  pathname: "/boards/alpha",
  title: "Alpha",
  function: "A board.",
  interfaces: [{ anchor: "i", name: "CAN", class: "can", direction: "both", html: "" }],
} as unknown as ProductPage;
const doc = {
  ...page,
  type: "doc",
  id: "one",
  pathname: "/docs/one",
  title: "One",
  breadcrumbs: [{ title: "Alpha", href: "/site/a" }, { title: "One" }],
  sidebar: "docs",
  body: [],
} as DocPage;
const records: readonly PageRecord[] = [
  product,
  doc,
  { ...page, type: "family", id: "boards", pathname: "/boards", title: "Boards" } as unknown as FamilyPage,
  { ...page, type: "landing", id: "home", pathname: "/", title: "Home", blocks: [] } as LandingPage,
  { ...page, type: "service", id: "help", pathname: "/help", title: "Help" } as unknown as ServicePage,
  { ...page, type: "not-found", id: "404", pathname: "/404", title: "Page Not Found", lines: [] },
];
const picture: Picture = {
  kind: "Boards",
  title: "A <1> & B",
  text: "A board.",
  site: "Sample works",
  address: "site.example/alpha",
  interfaces: [],
  colours: themeColours.light,
};

interface Fonts {
  copyPictureFonts(root: string, folder: string): void;
}
// The module of the bundle is plain JavaScript, so its types are declared here.
const { copyPictureFonts } = (await import(join(process.cwd(), "pipeline/bin/picture-fonts.js"))) as Fonts;

let fonts: string;
async function render(svg: string): Promise<Uint8Array> {
  const [png] = await renderPictures([svg], fonts);
  if (png === undefined) throw new Error("Nothing was drawn.");
  return png;
}
beforeAll(async () => {
  fonts = mkdtempSync(join(tmpdir(), "fairlead-pictures-"));
  copyPictureFonts(process.cwd(), fonts);
});
afterAll(() => rmSync(fonts, { recursive: true, force: true }));

describe("which page gets which picture", () => {
  const { records: withPictures, pictures } = assignPictures(records, shell);
  const imageOf = (type: PageRecord["type"]) => withPictures.find((record) => record.type === type)?.image;

  test("without the site's address there is none", () => {
    expect(assignPictures(records, unpublished)).toEqual({ records, pictures: [] });
  });

  test("product, family, home page and docs have their own, other pages that of the home page", () => {
    const own = [imageOf("product"), imageOf("family"), imageOf("landing"), imageOf("doc")];
    expect(own).not.toContain(undefined);
    expect(new Set(own).size).toBe(4);
    expect(imageOf("service")).toBe(imageOf("landing"));
    expect(imageOf("not-found")).toBeUndefined();
  });

  test("every picture is named by its content and listed once", () => {
    const paths = pictures.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)].sort());
    for (const path of paths) expect(path).toMatch(/^open-graph\/[0-9a-f]{16}\.png$/);
    const renamed = { ...product, title: "Another name" };
    const image = assignPictures([renamed], shell).records[0]?.image;
    expect(image).not.toBe(imageOf("product"));
  });

  test("docs of one section share a picture", () => {
    const other = { ...doc, pathname: "/docs/two", title: "Two" };
    const elsewhere = { ...doc, breadcrumbs: [{ title: "Beta", href: "/b" }, { title: "Three" }] };
    const images = assignPictures([doc, other, elsewhere], shell).records.map(({ image }) => image);
    expect(images[0]).toBe(images[1]);
    expect(images[2]).not.toBe(images[0]);
  });

  test("a title in letters that the fonts lack gets none rather than boxes", () => {
    expect(pictureOf({ ...product, title: "航行" }, shell)).toBeUndefined();
    expect(pictureOf({ ...product, title: "Плата Ω" }, shell)).toBeDefined();
  });
});

describe("the drawing", () => {
  test("holds words as text, whatever signs they have", () => {
    expect(drawPicture(picture)).toContain(">A &lt;1&gt; &amp; B</text>");
  });

  test("is XML whatever its words are", () => {
    const title = "A ]]> <!-- \u0007 \ufffe \ud800 B";
    const texts = parseXmlFragment(drawPicture({ ...picture, title })).children.map(({ text }) => text);
    expect(texts.join(" ")).toContain("A ]]> <!-- \ufffd");
  });

  test("shows the interfaces of a product, and no two products alike", () => {
    const interfaces = [
      { name: "UART 1", class: "serial" as const },
      { name: "CAN", class: "can" as const },
    ];
    const drawn = drawPicture({ ...picture, interfaces });
    expect(drawn).toContain(">UART 1</text>".replace(" ", "\u00a0"));
    expect(drawn).not.toBe(drawPicture({ ...picture, interfaces: interfaces.slice(1) }));
  });
});

describe("the bytes", () => {
  test("are a PNG of 1200 by 630 with the words in it, the same every time", async () => {
    const one = await render(drawPicture(picture));
    const png = Buffer.from(one);
    expect(png.toString("latin1", 1, 4)).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(await render(drawPicture(picture))).toEqual(one);
    // Letters are drawn only where the fonts were found, and each face by its own name.
    const faces = await Promise.all(
      ["IBM Plex Sans", "IBM Plex Sans SemiBold", "IBM Plex Mono"].map((name) =>
        render(
          `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"><text y="30" font-family="${name}" font-weight="${name.endsWith("Bold") ? 600 : 400}" font-size="30">Wind Вода</text></svg>`,
        ),
      ),
    );
    expect(new Set(faces.map((bytes) => Buffer.from(bytes).toString("latin1"))).size).toBe(3);
    expect(await render(drawPicture({ ...picture, title: "", text: "", kind: "" }))).not.toEqual(one);
  });

  test("are drawn once and then taken from the cache, as long as fonts and renderer are the same", async () => {
    const cache = mkdtempSync(join(tmpdir(), "fairlead-pictures-"));
    onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
    const pictures = assignPictures(records, shell).pictures.slice(0, 2);
    const drawn = async (folder = fonts) => {
      const engine = new Engine({ store: openPictures(cache, folder) });
      const files = await pictureFiles(pictures, { fonts: folder, engine });
      const made = files.map(({ bytes }) => Buffer.from(bytes()));
      engine.values.close({ keepUnused: false });
      return made;
    };
    const first = await drawn();
    const [packName = ""] = readdirSync(cache).filter((name) => name.endsWith(".pack"));
    const written = statSync(join(cache, packName));
    expect(await drawn()).toEqual(first);
    expect(statSync(join(cache, packName)).size).toBe(written.size);
    const others = mkdtempSync(join(tmpdir(), "fairlead-fonts-"));
    onTestFinished(() => rmSync(others, { recursive: true, force: true }));
    const mono = "08-ibm-plex-mono-latin-400-normal.woff";
    copyFileSync(join(fonts, mono), join(others, mono));
    expect(await drawn(others)).not.toEqual(first);
  });

  test("are the same where threads draw them, each of many once", async () => {
    const { pictures } = assignPictures(records, shell);
    const sizes: number[] = [];
    const threads = {
      for(count: number) {
        sizes.push(count);
        return this;
      },
      run: <In, Out>(task: Task<In, Out>, input: () => In) => task.run(input(), new Known()),
    } as unknown as Threads;
    const bytesOf = async (parts: Partial<EngineParts>) =>
      (await pictureFiles(pictures, { fonts, engine: memoryEngine(parts) })).map(({ bytes }) =>
        Buffer.from(bytes()),
      );
    expect(await bytesOf({ threads })).toEqual(await bytesOf({}));
    expect(sizes).toEqual([10 * new Set(pictures.map(({ svg }) => svg)).size]);
  });

  test("the cache names the version of the renderer that is installed", () => {
    const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
      devDependencies: Record<string, string>;
    };
    const [name = "", version] = RENDERER.split(" ");
    expect(devDependencies[name]).toBe(version);
  });
});

test("a font is unpacked table by table", () => {
  const woff = readFileSync(join(fonts, "08-ibm-plex-mono-latin-400-normal.woff"));
  const font = woffToSfnt(woff);
  const view = new DataView(font.buffer);
  // Bytes 16 to 19 of a WOFF say how long the plain font is.
  expect(font.length).toBe(woff.readUInt32BE(16));
  expect(view.getUint16(4)).toBe(woff.readUInt16BE(12));
  expect(() => woffToSfnt(new Uint8Array(64))).toThrow("no font of the form WOFF 1.0");
});
