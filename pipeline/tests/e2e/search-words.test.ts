import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { SavedCopySearch } from "../../../renderer/offline/search/saved-search.ts";
import { SearchEngine, UnreachableError } from "../../../renderer/shared/search/search-engine.ts";
import type { TreeServer } from "../../commands/shared/server/serve-tree.ts";
import { serveSite } from "./support/built-site.ts";
import { fairlead, repository } from "./support/command.ts";
import { onlineEngine, savedDevice } from "./support/search-site.ts";
import { foldersOfFile } from "./support/temp-folder.ts";
import { testBrowser } from "./support/test-browser.ts";

const newFolder = foldersOfFile();
const phone = { width: 390, height: 844 };
const tests = testBrowser({ viewport: phone });

/** The words in the doc about words: query, and the stretches of its text that are marked. */
const queries: readonly (readonly [query: string, marks: readonly string[]])[] = [
  ["4.5.7", ["4.5.7"]],
  ["1.15.2", ["1.15.2"]],
  ["1F03", ["1F03"]],
  ["IS_ON", ["IS_ON"]],
  ["舵机", ["舵机"]],
  ["舵机控制", ["舵机控制"]],
  ["strasse", ["Straße"]],
  ["12V", ["12 V"]],
  ["VSP_LIMITER_AXIS_CENTER_OFFSET_MAX", ["VSP_LIMITER_AXIS_CENTER_OFFSET_MAX"]],
];
const text = `# Words

Firmware v4.5.7 after PX4-1.15.2 writes 0x1F03 while MODE_IS_ON is set.

微型舵机控制器的说明：${"控制器接收信号并驱动输出轴，".repeat(12)}

Die Straße has 12 V. INPUT_VSP_LIMITER_AXIS_CENTER_OFFSET_MAX is long, and longer is
INPUT_VSP_LIMITER_AXIS_CENTER_OFFSET_MAXIMUM_OF_ALL_CHANNELS_AND_OF_THEIR_GROUPS_TOGETHER.
`;
const threads = "# Threads\n\nThe plug has a thread of M12x1.5, and so has the socket.\n";

let out: string;
let server: TreeServer;
beforeAll(async () => {
  const folder = newFolder();
  const data = join(folder, "data");
  cpSync(join(repository, "pipeline/tests/fixtures/samples"), data, { recursive: true });
  writeFileSync(join(data, "docs/words.md"), text);
  writeFileSync(join(data, "docs/threads.md"), threads);
  out = join(folder, "dist");
  const { code, stderr } = await fairlead(["build", "--data", data, "--out", out, "--cache", "none"]);
  expect(code, stderr).toBe(0);
  server = await serveSite(out);
  return () => server.close();
});

const countOf = (page: Page) => page.getByRole("status").filter({ hasText: /result/ });

describe("what is marked in the result about words", () => {
  const marksIn = async (page: Page): Promise<string[]> => {
    await countOf(page).waitFor();
    const hit = page.locator('a.search-hit[href^="/docs/words"]').first();
    return hit.locator("mark").allTextContents();
  };

  test("in the dialog, in which nothing is cut off sideways", async () => {
    const { page, takeTroubles } = await tests.open(new URL("docs/words", server.url).href);
    for (const [query, marks] of queries) {
      await page.keyboard.press("/");
      await page.getByRole("searchbox", { name: "Search the site" }).fill(query);
      expect(await marksIn(page), query).toEqual(expect.arrayContaining([...marks]));
      const isCut = await page
        .locator(".search-outcome, .search-hit")
        .evaluateAll((all) => all.some((one) => one.scrollWidth > one.clientWidth));
      expect(isCut, query).toBe(false);
      await page.keyboard.press("Escape");
    }
    expect(takeTroubles()).toEqual([]);
  });

  test("on the page of the search, where 12V finds no M12x1.5", async () => {
    const { page } = await tests.open(new URL("search", server.url).href);
    onTestFinished(() => page.close());
    for (const [query, marks] of queries) {
      await page.goto(new URL(`search?q=${encodeURIComponent(query)}`, server.url).href);
      expect(await marksIn(page), query).toEqual(expect.arrayContaining([...marks]));
      expect(await page.locator('a.search-hit[href^="/docs/threads"]').count(), query).toBe(0);
    }
  });
});

test("a copy on the device gives the same answers as the server", async () => {
  const device = savedDevice(out, ["docs", "products", "general", "exports"]);
  let ready = () => {};
  const improved = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const copy = new SavedCopySearch(device, "/", () => ready());
  const offline = new SearchEngine({
    load: () => Promise.reject(new UnreachableError()),
    saved: () => copy.saved(),
  });
  const limits = { pages: 10, sections: 5 };
  await offline.answer("words", limits);
  await improved;
  for (const [query] of queries) {
    const { answer } = await offline.answer(query, limits);
    expect(answer).toEqual((await onlineEngine(out).answer(query, limits)).answer);
    expect(answer.total).toBeGreaterThan(0);
  }
});
