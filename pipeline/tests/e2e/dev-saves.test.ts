import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { randomEdit } from "../fixtures/edits/random-edit.ts";
import { randomFrom } from "../fixtures/random.ts";
import { findBrowser, newVisitor } from "./browser.ts";
import { fairlead, type Running } from "./support/command.ts";
import { type DevServer, startDev, stopDev } from "./support/dev-server.ts";
import { testBrowser } from "./support/test-browser.ts";
import { listFiles } from "./support/tree.ts";
import { until } from "./support/until.ts";
import { followLink, openWatched, untilStarted } from "./support/watched-page.ts";

const isLong = process.env.FAIRLEAD_SEED === "random";
/** Saves, one after the other without a pause. */
const SAVES = isLong ? 500 : 40;
/** MiB by which the server may be larger after the second half of the saves: what grows with each would be far more. */
const GROWTH = 64;

const tests = testBrowser({}, () => findBrowser());
let dev: DevServer;

beforeEach(async () => {
  dev = await startDev();
});
afterEach(async () => {
  await stopDev(dev);
});

test("after saves in a row the server has what a clean build writes", async () => {
  const random = randomFrom(isLong ? Date.now() % 1_000_000 : 7);
  const edits: string[] = [];
  for (let round = 1; round <= 15; round++) {
    edits.push(randomEdit(dev.data, round, random));
    await new Promise((resolve) => setTimeout(resolve, 150 * random()));
  }
  const { code, stderr } = await fairlead(["build", "--cache", "none"], { cwd: dev.folder });
  expect(code, stderr).toBe(0);
  const dist = join(dev.folder, "dist");
  // The link index and the other lists of files, and the data of every page; its HTML also says that the
  // server is one of development.
  const paths = listFiles(dist).filter((path) =>
    /(^|\/)index\.json$|^(navigation|search)\/.*\.json$|^(links\.json|llms\.txt)$/.test(path),
  );
  expect(paths.length).toBeGreaterThan(15);
  const differing = async (): Promise<string[]> => {
    const served = await Promise.all(paths.map(async (path) => (await fetch(new URL(path, dev.url))).text()));
    return paths.filter((path, at) => served[at] !== readFileSync(join(dist, path), "utf8"));
  };
  let left: string[] = paths;
  await until("The state of a clean build", async () => {
    left = await differing();
    return left.length === 0;
  }).catch(() => expect(left, edits.join("\n")).toEqual([]));
});

test(
  "saves in a row are all shown in the open page, none waits for another page, and memory stays flat",
  async () => {
    const context = await newVisitor(tests.browser);
    const { page, takeTroubles } = await openWatched(context);
    const listening = page.waitForResponse((response) => response.url().includes("__fairlead/events"));
    await page.goto(new URL("docs/Beta/wiring", dev.url).href);
    await untilStarted(page);
    await listening;
    // The events and requests of the page, in order, to find the reason of a failure.
    const order: string[] = [];
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    session.on("Network.eventSourceMessageReceived", ({ data }) => order.push(data.slice(0, 80)));
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith("index.json")) return;
      fetched.push(request.url());
      order.push(`asked for ${request.url()}`);
    });
    const file = join(dev.data, "docs/Beta/wiring.md");
    const text = readFileSync(file, "utf8");
    const sizes: number[] = [];
    for (let save = 1; save <= SAVES; save++) {
      order.push(`save ${save}`);
      writeFileSync(file, text.replace("Join the grounds", `Bond the grounds ${save}`));
      await page.getByText(`Bond the grounds ${save} `).waitFor();
      sizes.push(residentSet(dev.server));
    }
    // The message brings the page along.
    expect(fetched, order.join("\n")).toEqual([]);
    const [middle = 0, end = 0] = [sizes[Math.floor(SAVES / 2)], sizes.at(-1)];
    if (isLong) expect(end - middle, sizes.filter((_, at) => at % 50 === 0).join(" ")).toBeLessThan(GROWTH);
    expect(takeTroubles()).toEqual([]);
    await context.close();
  },
  SAVES * 2000 + 60_000,
);

test("a page that was opened by a link is the one that the server makes first", async () => {
  const context = await newVisitor(tests.browser);
  const { page } = await openWatched(context);
  await page.goto(new URL("docs/intro", dev.url).href);
  await untilStarted(page);
  const main = page.getByRole("main");
  const listening = page.waitForRequest((request) => request.url().includes("page=%2Fdocs%2FAlpha%2Fwiring"));
  await followLink(page, "/docs/Alpha/wiring");
  await main.getByText("Connect the supply of 12\u00A0V first.").waitFor();
  await listening;
  const product = join(dev.data, "products/boards/alpha.yaml");
  writeFileSync(product, readFileSync(product, "utf8").replace("nom: 12", "nom: 13.50"));
  await main.getByText("Connect the supply of 13.50\u00A0V first.").waitFor();
  await context.close();
});

test("a mistake that a save makes elsewhere is shown too, and gone with the next", async () => {
  const context = await newVisitor(tests.browser);
  const { page } = await openWatched(context);
  const listening = page.waitForResponse((response) => response.url().includes("__fairlead/events"));
  await page.goto(new URL("docs/Beta/wiring", dev.url).href);
  await untilStarted(page);
  await listening;
  const file = join(dev.data, "docs/Beta/wiring.md");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^## Supply$/m, "## Power"));
  const overlay = page.getByRole("dialog", { name: "Errors" });
  await overlay.getByRole("link", { name: "data/docs/intro.md:7:" }).waitFor();
  const { stderr } = await fairlead(["check", "--cache", "none"], { cwd: dev.folder });
  expect(stderr).toContain("anchor-not-found");
  for (const row of ((await overlay.locator("pre").first().textContent()) ?? "none").split("\n"))
    expect(stderr).toContain(row);
  writeFileSync(file, text);
  await overlay.waitFor({ state: "hidden" });
  await context.close();
});

/** Resident set in MiB (proc(5), VmRSS). */
function residentSet({ child }: Running): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
