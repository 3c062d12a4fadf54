import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { renderPng } from "../../core/render-png.ts";
import { Known } from "../../engine/threads/task.ts";
import type { Threads } from "../../engine/threads/threads.ts";
import type { Site } from "../../site.ts";
import { inspectPicture } from "../../sources/read/picture/inspect-picture.ts";
import { memoryEngine } from "../../tests/support/engine/memory-engine.ts";
import { siteOfFolder } from "../../tests/support/pages/site-of.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { drawIcon } from "./draw-icon.ts";
import type { iconsTask } from "./icons-task.ts";
import { type IconTools, iconFiles, manifestFile, ownIcons } from "./install-files.ts";

interface WebManifest {
  readonly [key: string]: unknown;
  readonly short_name: string;
  readonly icons: readonly { src: string; sizes: string; purpose: string }[];
  readonly shortcuts: readonly { name: string; url: string }[];
}

let site: Site;
let files: OutputFile[];
const engine = memoryEngine();
const manifestOf = (list: readonly OutputFile[]): WebManifest =>
  JSON.parse(String(list.find(({ path }) => path === "manifest.webmanifest")?.bytes())) as WebManifest;

beforeAll(async () => {
  site = await siteOfFolder("pipeline/tests/fixtures/fleet");
  files = [manifestFile(site), ...(await iconFiles(site, { engine }))];
});

describe("the web manifest", () => {
  test("names the site, its start and its pages", () => {
    const { icons, shortcuts, ...rest } = manifestOf(files);
    expect(rest).toMatchObject({
      id: "/",
      name: site.shell.title,
      short_name: "Sample",
      start_url: "/",
      scope: "/",
      display: "standalone",
      theme_color: "#f8f4ea",
    });
    expect(shortcuts.map(({ url }) => url)).toEqual(["/services/engineering", "/docs/intro", "/about"]);
    expect(icons.filter(({ purpose }) => purpose === "maskable").map(({ sizes }) => sizes)).toEqual([
      "192x192",
      "512x512",
    ]);
  });

  test("names icons that are files of their size", () => {
    const folder = mkdtempSync(join(tmpdir(), "fairlead-icons-"));
    try {
      for (const { src, sizes } of manifestOf(files).icons) {
        const file = files.find(({ path }) => `/${path}` === src);
        writeFileSync(join(folder, "icon.png"), file?.bytes() ?? "");
        const { size } = inspectPicture(join(folder, "icon.png"));
        expect(`${size?.width}x${size?.height}`).toBe(sizes);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("keeps a long name short and without a small word at its end", () => {
    const titles = ["Docs", "Keel and Rudder Control", "Electromagnetics", "Boards for the Sea"];
    const short = titles.map(
      (title) => manifestOf([manifestFile({ ...site, shell: { ...site.shell, title } })]).short_name,
    );
    expect(short).toEqual(["Docs", "Keel", "Electromagnetics", "Boards"]);
  });
});

describe("the icons", () => {
  const digest = (file: OutputFile): string => createHash("sha256").update(file.bytes()).digest("hex");

  test("are the same bytes when they are drawn again", async () => {
    const again = await iconFiles(site, { engine: memoryEngine() });
    expect(again.map((file) => [file.path, digest(file)])).toEqual(
      files.slice(1).map((file) => [file.path, digest(file)]),
    );
  });

  test("are drawn together in a thread, where one is at work, and only once", async () => {
    const given: number[] = [];
    const run = (task: typeof iconsTask, input: () => readonly string[]) => {
      given.push(input().length);
      return task.run(input(), new Known());
    };
    const threads = { areAtWork: true, run } as unknown as Threads;
    const tools = { engine: memoryEngine({ threads }) };
    const drawn = await iconFiles(site, tools);
    expect(drawn.map(digest)).toEqual(files.slice(1).map(digest));
    expect((await iconFiles(site, tools)).map(digest)).toEqual(drawn.map(digest));
    expect(given).toEqual([drawn.length]);
  });

  test("of a site without a logo are taken as they came with Fairlead, and those of others are drawn", async () => {
    const icons = mkdtempSync(join(tmpdir(), "fairlead-icons-"));
    try {
      for (const name of (await ownIcons()).keys()) writeFileSync(join(icons, name), name);
      const tools = (): IconTools => ({ engine: memoryEngine(), bundle: { icons } });
      const bare = { shell: { ...site.shell, logo: undefined }, assets: [] } as unknown as Site;
      for (const { path, bytes } of await iconFiles(bare, tools()))
        expect(String(bytes())).toBe(basename(path));
      expect((await iconFiles(site, tools())).map(digest)).toEqual(files.slice(1).map(digest));
    } finally {
      rmSync(icons, { recursive: true });
    }
  });

  test("of a site without a logo are the same bytes, drawn with Fairlead or with the site", async () => {
    const bare = { shell: { ...site.shell, logo: undefined }, assets: [] } as unknown as Site;
    const drawn = await iconFiles(bare, { engine: memoryEngine() });
    expect(drawn.map(digest)).toEqual(
      [...(await ownIcons()).values()].map((bytes) => createHash("sha256").update(bytes).digest("hex")),
    );
  });

  test("have the mark on them", async () => {
    const icon = { size: 64, purpose: "any", path: "" } as const;
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2H0z"/></svg>';
    const mark = { bytes: Buffer.from(svg), type: "image/svg+xml; charset=utf-8" };
    const [drawn, empty] = [svg, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>'].map((text) =>
      renderPng(drawIcon(icon, { ...mark, bytes: Buffer.from(text) }, "#ffffff")),
    );
    expect(Buffer.from((await drawn) ?? []).equals(Buffer.from((await empty) ?? []))).toBe(false);
  });

  test("of a page's head are written", () => {
    const { touchIcon = "", manifest = "" } = site.shell.assets;
    const paths = files.map(({ path }) => `/${path}`);
    expect(paths).toEqual(expect.arrayContaining([touchIcon, manifest]));
    expect(site.shell.assets.icon).toMatch(/logo.*\.svg$/);
  });
});
