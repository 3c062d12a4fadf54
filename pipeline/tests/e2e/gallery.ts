import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { ensureBrowser, launch } from "./browser.ts";
import { serveSite } from "./support/built-site.ts";
import { fairlead, repository } from "./support/command.ts";
import { type BuiltPage, onePageOfEachType } from "./support/page-types.ts";
import { newFolder } from "./support/temp-folder.ts";
import { untilStarted } from "./support/watched-page.ts";

const widths = [390, 768, 1280, 1920];
const modes = ["light", "dark"] as const;

/**
 * `npm run gallery [-- DATA]`: pictures of one page of every type, whole pages, at four widths in both modes, and as
 * printed, in `gallery/`. For people to look at; no test compares them.
 */
export async function main([data = join(repository, "data")]: readonly string[]): Promise<number> {
  ensureBrowser((line) => console.log(line));
  const folder = newFolder();
  const gallery = join(repository, "gallery");
  const out = join(folder, "dist");
  const { code, stdout, stderr } = await fairlead(["build", "--data", data, "--out", out, "--cache", "none"]);
  if (code !== 0) {
    console.error(stdout + stderr);
    return 1;
  }
  rmSync(gallery, { recursive: true, force: true });
  mkdirSync(gallery);
  const server = await serveSite(out);
  const browser = await launch();
  try {
    const pages = onePageOfEachType(out);
    for (const mode of modes)
      for (const width of widths)
        await takePictures({ browser, pages, mode, width, url: server.url, gallery });
    await printPages(browser, pages, server.url, gallery);
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log("The pictures are in gallery/.");
  return 0;
}

interface Sitting {
  readonly browser: Browser;
  readonly pages: readonly BuiltPage[];
  readonly mode: (typeof modes)[number];
  /** CSS pixels. */
  readonly width: number;
  readonly url: string;
  readonly gallery: string;
}

async function takePictures({ browser, pages, mode, width, url, gallery }: Sitting): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await context.addInitScript((stored) => localStorage.setItem("theme", stored), mode);
  const page = await context.newPage();
  for (const { type, address } of pages) {
    await page.goto(new URL(address, url).href);
    await untilStarted(page);
    await loadPictures(page);
    await page.screenshot({ path: join(gallery, `${type}-${width}-${mode}.png`), fullPage: true });
  }
  await context.close();
}

/** Pictures below the fold are loaded when they are scrolled to. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
}

async function printPages(browser: Browser, pages: readonly BuiltPage[], url: string, gallery: string) {
  const page = await browser.newPage();
  for (const { type, address } of pages) {
    await page.goto(new URL(address, url).href);
    await page.pdf({ path: join(gallery, `${type}-print.pdf`), preferCSSPageSize: true });
  }
}
