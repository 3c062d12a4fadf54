import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dataFolders } from "./support/built-site.ts";
import { fairlead } from "./support/command.ts";
import { tempFolder } from "./support/temp-folder.ts";
import { type TestSite, testSite } from "./support/test-site.ts";
import { listFiles } from "./support/tree.ts";

async function open(site: TestSite, address: string): Promise<Page> {
  const { page, takeTroubles } = await site.open(address, { viewport: { width: 1280, height: 800 } });
  expect(takeTroubles()).toEqual([]);
  return page;
}

/** The sidebar as lines: one per entry, indented by level, with its address. */
function sidebarOf(page: Page): Promise<string[]> {
  return page.getByRole("navigation", { name: "Docs sidebar" }).evaluate((nav) => {
    const lines: string[] = [];
    const walk = (list: Element, level: number): void => {
      for (const item of list.children) {
        const category = item.querySelector(":scope > details");
        const label = item.querySelector(":scope > a") ?? category?.querySelector("summary > span");
        const href = label?.getAttribute("href");
        lines.push(`${"  ".repeat(level)}${label?.textContent}${href ? ` ${href}` : ""}`);
        const inner = category?.querySelector(":scope > ul");
        if (inner) walk(inner, level + 1);
      }
    };
    const top = nav.querySelector(":scope > ul");
    if (top) walk(top, 0);
    return lines;
  });
}

describe("docs as other documentation systems write them, without site.yaml", () => {
  const site = testSite({ data: "docs-only" });

  test("the menu of a small window is that of the docs, and there is none where it would be empty", async () => {
    const { page } = await site.open("", { viewport: { width: 390, height: 700 } });
    const toggle = page.locator("summary[aria-label='Toggle navigation bar']");
    await toggle.click();
    const pane = page.locator(".mobile-docs");
    await pane.getByRole("link").first().waitFor();
    expect(await pane.getByRole("button", { name: "Back to main menu" }).count()).toBe(0);
    const { page: other } = await site.open("search", { viewport: { width: 390, height: 700 } });
    expect(await other.locator("summary[aria-label='Toggle navigation bar']").isVisible()).toBe(false);
  });

  test("prefixes, ids, slugs and index files give the addresses", () => {
    const pages = listFiles(site.out).filter((path) => /(^|\/)index\.html$/.test(path));
    expect(pages.map((path) => `/${path.replace(/\/?index\.html$/, "")}`).sort()).toEqual([
      "/",
      "/docs/boards",
      "/docs/boards/small",
      "/docs/boards/the-large-one",
      "/docs/boards/wiring/ground",
      "/docs/boards/wiring/power",
      "/docs/boards/wiring/signals",
      "/docs/category/getting-started",
      "/docs/overview",
      "/docs/reference/commands",
      "/docs/reference/faq",
      "/docs/reference/limits",
      "/docs/start/first-message",
      "/docs/start/install",
      "/docs/start/update",
      "/offline",
      "/search",
    ]);
  });

  test("the sidebar has the order and the labels that the files say", async () => {
    const page = await open(site, "/docs/overview");
    expect(await sidebarOf(page)).toEqual([
      "Overview /docs/overview",
      "Getting started /docs/category/getting-started",
      "  Install /docs/start/install",
      "  Send the first message /docs/start/first-message",
      "  Update /docs/start/update",
      "Boards /docs/boards",
      "  The small board /docs/boards/small",
      "  The large board /docs/boards/the-large-one",
      "  Wiring",
      "    Power /docs/boards/wiring/power",
      "    Signals /docs/boards/wiring/signals",
      "    Ground /docs/boards/wiring/ground",
      "Reference",
      "  Questions /docs/reference/faq",
      "  Commands /docs/reference/commands",
    ]);
  });

  test("the home page shows the first doc, whose own address stays the canonical one", async () => {
    const page = await open(site, "/");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Overview");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe("/docs/overview");
    await page.getByRole("main").getByRole("link", { name: "installation" }).click();
    await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
  });

  test("previous and next follow the sidebar", async () => {
    const neighbours = async (address: string) => {
      const page = await open(site, address);
      const links = page.getByRole("navigation", { name: "Docs pages" }).getByRole("link");
      return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    };
    expect(await neighbours("/docs/overview")).toEqual(["/docs/category/getting-started"]);
    expect(await neighbours("/docs/start/first-message")).toEqual([
      "/docs/start/install",
      "/docs/start/update",
    ]);
    // Its front matter wants no next page.
    expect(await neighbours("/docs/boards/wiring/ground")).toEqual(["/docs/boards/wiring/signals"]);
  });

  test("the table of contents has levels 2 and 3, and none where the doc wants none", async () => {
    const contents = async (address: string) => {
      const page = await open(site, address);
      return page
        .locator(".toc-pane .toc a")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    };
    expect(await contents("/docs/start/install")).toEqual(["#first-step", "#second-step", "#in-a-container"]);
    expect(await contents("/docs/boards/wiring/power")).toEqual(["#limits", "#voltage"]);
    expect(await contents("/docs/reference/commands")).toEqual([]);
  });

  test("call-outs, titles of code, details and tables are drawn", async () => {
    const page = await open(site, "/docs/start/install");
    const main = page.getByRole("main");
    await main.getByText("Have the cable ready").waitFor();
    await main.getByText("terminal", { exact: true }).waitFor();
    await main.getByRole("button", { name: "Copy code to clipboard" }).waitFor({ state: "attached" });
    const tables = (await open(site, "/docs/boards/small")).getByRole("table");
    expect(await tables.getByRole("row").count()).toBe(3);
    const update = await open(site, "/docs/start/update");
    await update.getByText("Older boards").click();
    await update.getByText("They have no version.").waitFor();
  });

  test("a wide table takes the room beside the text, and long names break only where that is not enough", async () => {
    const look = async (width: number) => {
      const { page } = await site.open("docs/reference/limits", { viewport: { width, height: 800 } });
      return page.locator(".table-scroll").evaluate((frame) => ({
        beside: Math.round(frame.getBoundingClientRect().width - (frame.closest(".prose")?.clientWidth ?? 0)),
        hidden: frame.scrollWidth - frame.clientWidth,
        broken: (frame.querySelector("td code")?.getClientRects().length ?? 0) > 1,
        page: document.documentElement.scrollWidth - innerWidth,
        text: frame.querySelector("td")?.textContent,
      }));
    };
    const text = "QUAY_CONTROLLER_MAXIMUM_PORT_CURRENT_MA";
    expect(await look(1280)).toMatchObject({ beside: 272, hidden: 0, page: 0, text });
    expect(await look(390)).toEqual({ beside: 0, hidden: 0, broken: true, page: 0, text });
  });

  test("a picture of static/img is found by its rooted path", async () => {
    const page = await open(site, "/docs/overview");
    const image = page.getByRole("img", { name: "Plan of the quay" });
    await image.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0));
    expect(await image.getAttribute("width")).toBe("120");
  });

  test("a broken link, anchor and picture are reported where they are written", async () => {
    const folder = tempFolder();
    cpSync(dataFolders["docs-only"], folder, { recursive: true });
    const edit = (path: string, from: string, to: string) => {
      const text = readFileSync(join(folder, path), "utf8");
      expect(text).toContain(from);
      writeFileSync(join(folder, path), text.replace(from, to));
    };
    edit("docs/README.md", "./02-boards/index.md", "./02-boards/indx.md");
    edit("docs/README.md", "/img/quay.svg", "/img/key.svg");
    edit("docs/01-start/02-first-message.md", "#second-step", "#third-step");
    const { code, stdout } = await fairlead(["check", "--data", ".", "--format", "json", "--cache", "none"], {
      cwd: folder,
    });
    expect(code).toBe(1);
    const found = (JSON.parse(stdout) as { diagnostics: Record<string, unknown>[] }).diagnostics
      .filter(({ severity }) => severity === "error")
      .map(({ code, file, line, column }) => `${file}:${line}:${column} ${code}`);
    expect(found).toEqual([
      "docs/01-start/02-first-message.md:3:27 anchor-not-found",
      "docs/README.md:8:92 link-not-found",
      "docs/README.md:10:21 image-not-found",
    ]);
  });
});

describe("docs with released versions", () => {
  const site = testSite({ data: "versions" });

  test.each([
    ["/docs/intro", "2.0", "/docs/setup"],
    ["/docs/1.0/intro", "1.0", "/docs/1.0/setup"],
    ["/docs/next/intro", "next", "/docs/next/setup"],
  ])("%s is the page of version %s and links within it", async (address, version, target) => {
    const page = await open(site, address);
    const main = page.getByRole("main");
    await main.getByText(`This is the text of version ${version}.`).waitFor();
    const link = main.getByRole("link", { name: "set-up", exact: true });
    expect(await link.getAttribute("href")).toBe(`${target}#steps`);
    await link.click();
    await page.getByRole("heading", { level: 1, name: `Set-up of ${version}` }).waitFor();
    const entries = await sidebarOf(page);
    expect(entries.every((entry) => entry.includes(target.replace(/setup$/, "")))).toBe(true);
    expect(entries.some((entry) => entry.startsWith("What is coming"))).toBe(version === "next");
  });

  test("the home page is the first doc of the newest release", async () => {
    const page = await open(site, "/");
    await page.getByText("This is the text of version 2.0.").waitFor();
  });
});
