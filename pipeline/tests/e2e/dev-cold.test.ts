import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { newVisitor } from "./browser.ts";
import { endOf } from "./support/command.ts";
import { type DevServer, startDev, stopDev } from "./support/dev-server.ts";
import { testBrowser } from "./support/test-browser.ts";
import { until } from "./support/until.ts";
import { openWatched, untilStarted } from "./support/watched-page.ts";

// The first start on a site with many docs and an empty cache.
const DOCS = 400;
/** A file that only the whole site has. */
const WHOLE = "links.json";

const tests = testBrowser();
let dev: DevServer;
afterEach(() => stopDev(dev));

function write(data: string, path: string, text: string): void {
  mkdirSync(dirname(join(data, path)), { recursive: true });
  writeFileSync(join(data, path), text);
}

/** Docs that take some milliseconds each; half of them have their titles in the text. */
function writeDocs(data: string): void {
  const code = "```python\ndef read(bus, address):\n    return bus.read(address, 0x1F)\n```\n\n".repeat(8);
  for (let count = 1; count <= DOCS; count++) {
    const title = count % 2 === 0 ? `---\ntitle: Doc ${count}\n---\n\n` : `# Doc ${count}\n\n`;
    const link = `[next](./doc-${(count % DOCS) + 1}.md#usage)`;
    write(data, `docs/many/doc-${count}.md`, `${title}Read ${link} first.\n\n## Usage\n\n${code}`);
  }
}

const textOf = async (path: string): Promise<string> => (await fetch(new URL(path, dev.url))).text();

test("each page is there before the whole site is, and is that of the whole site", async () => {
  dev = await startDev(writeDocs);
  const order: string[] = [];
  const noted = async (path: string): Promise<string> => {
    const text = await textOf(path);
    order.push(path);
    return text;
  };
  const whole = noted(WHOLE);
  const paths = [
    ...["", "contact", "projects/boards/alpha", "docs/Alpha/wiring", "docs/intro", "docs/many/doc-7"],
    ...["docs/many/doc-8/index.json", "docs/many/doc-9.html", "docs/Beta/wiring/", "navigation/current.json"],
  ];
  const early = await Promise.all(paths.map(noted));
  await whole;
  expect(order.at(-1)).toBe(WHOLE);
  expect(early).toEqual(await Promise.all(paths.map(textOf)));
  expect(early.every((text) => text.length > 1000)).toBe(true);
  expect(early[5]).toContain('href="/docs/many/doc-8#usage"');
});

test("what is no page is answered when the whole site is there, and an icon at once", async () => {
  dev = await startDev(writeDocs);
  const manifest = JSON.parse(await textOf("manifest.webmanifest")) as { icons: { src: string }[] };
  const icon = await fetch(new URL(manifest.icons[0]?.src ?? "", dev.url));
  expect(icon.headers.get("content-type")).toBe("image/png");
  expect(
    Buffer.from(await icon.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  const [missing, search] = await Promise.all(
    ["docs/nowhere", "search"].map((path) => fetch(new URL(path, dev.url))),
  );
  expect(missing?.status).toBe(404);
  expect(await missing?.text()).toContain("Page Not Found");
  expect(await search?.text()).toContain(`Doc ${DOCS}`);
});

test("a mistake is shown in the page that is open already, once the docs have been read", async () => {
  dev = await startDev((data) => {
    writeDocs(data);
    write(data, "docs/many/last.md", "# Last\n\nSee [this](./doc-3.md#nothing) and [that](./gone.md).\n");
  });
  const context = await newVisitor(tests.browser);
  const { page, takeTroubles } = await openWatched(context);
  await page.goto(new URL("docs/many/doc-5", dev.url).href);
  const overlay = page.getByRole("dialog", { name: "Errors" });
  await overlay.getByText("gone").first().waitFor();
  const text = (await overlay.textContent()) ?? "";
  expect(text).toContain("anchor-not-found");
  expect(text).toContain("link-not-found");
  expect(dev.server.printed()).toContain("anchor-not-found");
  expect(takeTroubles()).toEqual([]);
  await context.close();
});

test("what the first page could not know yet is put right in it without a reload", async () => {
  // The description is so far down that it is found when the doc is read.
  const late = `# Late\n${"\n".repeat(60)}Words that come late.\n`;
  const context = await newVisitor(tests.browser);
  const { page, takeTroubles } = await openWatched(context);
  dev = await startDev((data) => {
    writeDocs(data);
    write(data, "docs/Alpha/late.md", late);
  });
  const first = await page.goto(new URL("docs/category/alpha", dev.url).href);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const text = await first?.text();
  expect(text).toContain(">Late<");
  expect(text).not.toContain("Words that come late.");
  await page.getByRole("main").getByText("Words that come late.").waitFor();
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  expect(takeTroubles()).toEqual([]);
  await context.close();
});

test("a site file with a mistake is shown over the first page", async () => {
  dev = await startDev((data) => {
    writeDocs(data);
    const site = readFileSync(join(data, "site.yaml"), "utf8");
    write(data, "site.yaml", site.replace(/^title:.*$/m, "title: [Harbour"));
  });
  const context = await newVisitor(tests.browser);
  const { page } = await openWatched(context);
  await page.goto(new URL("docs/many/doc-5", dev.url).href);
  await page.getByRole("dialog", { name: "Errors" }).getByText("site.yaml").first().waitFor();
  await context.close();
});

test("a save while the docs are still read is shown, and stays", async () => {
  dev = await startDev(writeDocs);
  const context = await newVisitor(tests.browser);
  const { page, takeTroubles } = await openWatched(context);
  await page.goto(new URL("docs/many/doc-5", dev.url).href);
  await untilStarted(page);
  const file = join(dev.data, "docs/many/doc-5.md");
  writeFileSync(file, readFileSync(file, "utf8").replace("first.", "before all."));
  await page.getByText("before all.").waitFor();
  await textOf(WHOLE);
  expect(await textOf("docs/many/doc-5")).toContain("before all.");
  await page.getByText("before all.").waitFor();
  expect(takeTroubles()).toEqual([]);
  await context.close();
});

test("an interruption ends the work on the whole site", async () => {
  dev = await startDev(writeDocs);
  const whole = textOf(WHOLE).catch(() => "cut off");
  await until("The work", async () => (await textOf("docs/many/doc-5")).length > 1000);
  dev.server.child.kill("SIGTERM");
  expect((await endOf(dev.server)).code).toBe(0);
  expect(await whole).toBe("cut off");
});
