import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import type { TreeServer } from "../../commands/shared/server/serve-tree.ts";
import { verifySite } from "../../commands/verify/verify-site.ts";
import { encodedPath } from "../../core/text/encoded-path.ts";
import { differences } from "../support/outputs/hosts/compare-servers.ts";
import { canHaveNginx } from "../support/outputs/hosts/nginx-program.ts";
import { startNginx } from "../support/outputs/hosts/nginx-server.ts";
import { findBrowser } from "./browser.ts";
import { saveCopy } from "./faults/browser/save-copy.ts";
import { waitActive } from "./faults/browser/worker-state.ts";
import { serveSite } from "./support/built-site.ts";
import { testBrowser } from "./support/test-browser.ts";
import { listFiles } from "./support/tree.ts";
import { untilStarted } from "./support/watched-page.ts";
import { succeed, workplace } from "./support/workplace.ts";

/** Names that addresses write otherwise than people do, and the beginning of the name that a device gives them. */
const NAMES: Readonly<Record<string, string>> = {
  "板.pdf": "板",
  "Größe.csv": "Größe",
  "e\u0301tude 🚢.zip": "étude--",
  "100% n#1 %41?.csv": "100--n-1--41-",
};
/** So that a page has something to scroll. */
const SMALL = { viewport: { width: 800, height: 300 } };
const PATH = "docs/Alpha/files";

const tests = testBrowser({}, () => findBrowser());

test("files with any names, the top and a text of a page are found online, offline, by verify and behind nginx", async () => {
  const { data, out, build } = workplace();
  writeFiles(join(data, "docs/Alpha"));
  await succeed(build());
  const server = await serveSite(out);
  onTestFinished(() => server.close());
  expect((await verifySite(server.url)).diagnostics).toEqual([]);
  if (canHaveNginx) expect(await otherThanNginx(out, server)).toEqual([]);

  const { page, context, takeTroubles } = await tests.open(server.url + PATH, SMALL);
  await waitActive(page);
  await findAll(page);
  await saveCopy(page);
  await context.setOffline(true);
  await server.close();
  await page.goto(server.url + PATH);
  await untilStarted(page);
  await findAll(page);
  // A file alone names no icon, so that browsers look for one, and the worker answers that by 504 without a
  // network; other missing files are reported with their addresses too.
  expect(takeTroubles().filter((trouble) => !/^error: .* (?:404|504) /.test(trouble))).toEqual([]);
});

function writeFiles(folder: string): void {
  const names = Object.keys(NAMES);
  for (const name of names) writeFileSync(join(folder, name), `%PDF-1.4 ${name}`);
  const written = names.map((name) => `./${encodeURIComponent(name)}`);
  const text = [
    "---\ntitle: Files\n---\n# Files",
    ...written.map((path, at) => `[Link ${at}](${path})\n\n::download{file="${path}"}`),
    "[To the text](#:~:text=Harbour%20wall)",
    ...Array.from({ length: 60 }, (_, at) => `Line ${at}.`),
    "Harbour wall. [To the top](#top)",
    "[There](./wiring.md#:~:text=one%20point) and [Its top](./wiring.md#top)",
  ];
  writeFileSync(join(folder, "files.md"), text.join("\n\n"));
}

/**
 * The differences between nginx, with the snippet of the build, and `preview` for the files with these names.
 */
async function otherThanNginx(out: string, server: TreeServer): Promise<string[]> {
  const nginx = await startNginx(readFileSync(join(out, "nginx.conf"), "utf8"), out);
  try {
    const isOne = (path: string): boolean =>
      Object.values(NAMES).some((name) => path.startsWith(`assets/${name}.`));
    const paths = listFiles(out).filter(isOne);
    expect(paths).toHaveLength(Object.keys(NAMES).length);
    const ports = { nginx: nginx.port, preview: Number(new URL(server.url).port) };
    const found = await differences(
      paths.map((path) => ({ target: `/${encodedPath(path)}` })),
      ports,
    );
    return found
      .filter(({ field }) => field !== "server" && field !== "last-modified")
      .map(({ field, request }) => `${field} ${request.target}`);
  } finally {
    await nginx.stop();
  }
}

/** Presses everything on the page as a visitor does. */
async function findAll(page: Page): Promise<void> {
  for (const [at, [name, start]] of Object.entries(NAMES).entries()) {
    const saved = page.waitForEvent("download");
    await page.locator("main a[download]").nth(at).click();
    const file = await saved;
    expect(file.suggestedFilename().startsWith(`${start}.`), file.suggestedFilename()).toBe(true);
    expect(readFileSync(await file.path(), "utf8")).toBe(`%PDF-1.4 ${name}`);
  }
  await page.getByRole("link", { name: "Link 0" }).click();
  await page.waitForURL(/\.pdf$/);
  await page.goBack();
  await untilStarted(page);
  for (const [name, isAtTop] of [
    ["To the text", false],
    ["To the top", true],
  ] as const) {
    await page.getByRole("link", { name }).click();
    await page.waitForFunction((top) => (scrollY === 0) === top, isAtTop);
  }
  for (const [name, isAtTop] of [
    ["There", false],
    ["Its top", true],
  ] as const) {
    await page.getByRole("link", { name, exact: true }).click();
    await page.locator("h1", { hasText: "Wiring" }).waitFor();
    await page.waitForFunction((top) => (scrollY === 0) === top, isAtTop);
    await page.goBack();
    await untilStarted(page);
  }
}
