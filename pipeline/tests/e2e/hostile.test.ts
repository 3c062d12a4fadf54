import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TreeServer } from "../../commands/shared/server/serve-tree.ts";
import { entriesBelow } from "../../sources/read/entries-below.ts";
import type { HostileCase } from "../hostile/hostile-case.ts";
import { kinds } from "../hostile/kinds/index.ts";
import { draw } from "../mutation/draw.ts";
import { serveSite } from "./support/built-site.ts";
import { type Ended, fairlead } from "./support/command.ts";
import { pagesOf } from "./support/page-types.ts";
import { testBrowser } from "./support/test-browser.ts";
import { listFiles } from "./support/tree.ts";

/** Cases of plain docs that give no diagnostic: what they hold reaches the output. */
const harmless = kinds
  .filter(({ kind }) => ["markup", "images", "encodings"].includes(kind))
  .flatMap(({ cases }) => cases)
  .filter(({ gives, prepare }) => gives.length === 0 && prepare === undefined)
  .filter(({ files }) => Object.keys(files).every((path) => /^docs\/[^/]+$/.test(path)));

const tests = testBrowser();
const root = mkdtempSync(join(tmpdir(), "fairlead-hostile-"));
let server: TreeServer;
let ended: Ended;
let changed: string[];

/** One data folder with every harmless case in a folder of its own. */
function fill(cases: readonly HostileCase[]): void {
  for (const [i, { files }] of cases.entries()) {
    for (const [path, content] of Object.entries(files)) {
      const file = join(root, "data/docs", `case-${i}`, path.slice("docs/".length));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof content === "function" ? content() : content);
    }
  }
}

/** Every file and folder below the root except output and cache, with its kind and bytes. */
function treeAround(): Map<string, string> {
  const entries = [...entriesBelow(root)].map(({ path, entry }) => {
    const file = join(root, path);
    const bytes = entry.isFile() ? createHash("sha256").update(readFileSync(file)).digest("hex") : "";
    return [path, `${lstatSync(file).mode} ${bytes}`] as const;
  });
  return new Map(entries.filter(([path]) => !/^(out|cache)(\/|$)/.test(path)));
}

beforeAll(async () => {
  fill(harmless);
  for (const folder of ["home", "temporary", "work"]) mkdirSync(join(root, folder));
  const before = treeAround();
  const env = { HOME: join(root, "home"), TMPDIR: join(root, "temporary") };
  const paths = ["--data", join(root, "data"), "--out", join(root, "out"), "--cache", join(root, "cache")];
  ended = await fairlead(["build", ...paths], { cwd: join(root, "work"), env });
  const after = treeAround();
  changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  if (ended.code === 0) server = await serveSite(join(root, "out"));
});
afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true, force: true });
});

test("the command builds every harmless case", () => {
  expect(harmless.length).toBeGreaterThan(40);
  expect(ended).toMatchObject({ code: 0 });
});

test("nothing is written outside of the output and cache folders", () => {
  expect(changed).toEqual([]);
});

/** A visitor whose browser notes calls of `canary` and `alert`, and requests to other hosts. */
async function visit(options: BrowserContextOptions = {}) {
  const context = await tests.newContext(options);
  const calls: string[] = [];
  for (const name of ["canary", "alert"]) await context.exposeFunction(name, () => calls.push(name));
  const foreign = new Set<string>();
  context.on("request", (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && host !== new URL(server.url).host) foreign.add(request.url());
  });
  return { page: await context.newPage(), calls, foreign };
}

/** Sends events to code that waits for a pointer, the focus or a toggle. */
function stir(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll("#main *")) {
      for (const type of ["click", "mouseover", "focus", "toggle", "error", "load", "animationstart"])
        if (type !== "click" || element.closest("a[href]") === null) element.dispatchEvent(new Event(type));
    }
  });
}

/**
 * A page that runs nothing without the policy runs nothing under it: the usual run visits some pages of the
 * second kind.
 */
const isLong = process.env.FAIRLEAD_LONG === "1";

test.each([
  ["on", false],
  ["off", true],
])(
  "no page and no picture of them runs code or asks another host, the policy %s",
  async (name, bypassCSP) => {
    const { page, calls, foreign } = await visit({ bypassCSP });
    const all = pagesOf(join(root, "out"));
    for (const { address } of bypassCSP || isLong ? all : draw(all, 20, name)) {
      await page.goto(new URL(address, server.url).href, { waitUntil: "load" });
      await stir(page);
    }
    expect(calls).toEqual([]);
    expect([...foreign]).toEqual([]);
  },
);

test.each([
  ["on", false, []],
  ["off", true, ["canary"]],
])("code that did reach a page would be noticed, the policy %s", async (_, bypassCSP, expected) => {
  const { page, calls } = await visit({ bypassCSP });
  await page.route(server.url, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</main>", '<p onmouseover="canary()">Code</p></main>');
    await route.fulfill({ response, body });
  });
  await page.goto(server.url);
  await stir(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  expect(calls).toEqual(expected);
});

test("a picture that is opened by itself runs nothing under the site's policy", async () => {
  const { page, calls } = await visit();
  const pictures = listFiles(join(root, "out")).filter(
    (path) => /\.(svg|html|gif|jpg|png)$/.test(path) && !path.endsWith("index.html"),
  );
  expect(pictures.some((path) => path.endsWith(".svg"))).toBe(true);
  for (const path of pictures) await page.goto(new URL(path, server.url).href).catch(() => {});
  expect(calls).toEqual([]);
});
