import { chmodSync, cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisitor } from "./browser.ts";
import { fairlead, type Running } from "./support/command.ts";
import { startDevIn, stopDev } from "./support/dev-server.ts";
import { bytesRead, processorTicks, watches } from "./support/process-facts.ts";
import { ReleasedData, savedDoc } from "./support/released-data.ts";
import { servedAddress } from "./support/served-address.ts";
import { newFolder } from "./support/temp-folder.ts";
import { testBrowser } from "./support/test-browser.ts";
import { until } from "./support/until.ts";
import { openWatched, untilStarted, type WatchedPage } from "./support/watched-page.ts";

const isLong = process.env.FAIRLEAD_LONG === "1";
/** Times that the folder goes away and comes back, one after the other; each loss above has been one more. */
const CYCLES = isLong ? 50 : 1;
/** Loaded into the server; it refuses what no test can take from a superuser. */
const faults = fileURLToPath(new URL("support/file-faults.cjs", import.meta.url));

const tests = testBrowser();
let disk: ReleasedData;
/** The name by which the server was given the folder. */
let data: string;
let server: Running;
let url: string;
let opened: WatchedPage;
let page: Page;
let overlay: Locator;

beforeAll(async () => {
  disk = new ReleasedData(newFolder());
  data = disk.data;
  server = startDevIn(disk.folder, "current/data", { NODE_OPTIONS: `--require "${faults}"` });
  const visitor = newVisitor(tests.browser);
  url = await servedAddress(server);
  opened = await openWatched(await visitor);
  page = opened.page;
  overlay = page.getByRole("dialog", { name: "Errors" });
  const listening = page.waitForResponse((response) => response.url().includes("__fairlead/events"));
  await page.goto(new URL("docs/Beta/wiring", url).href);
  await untilStarted(page);
  await listening;
});
afterAll(async () => {
  await page.context().close();
  await stopDev({ folder: disk.folder, server });
});

const untilShown = (words: string) => page.getByText(words).waitFor();
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The folder with its content is not there under its name until the second step. */
const losses: [name: string, lose: () => () => void, message: RegExp][] = [
  ["moved away", () => disk.move(data), /There is no data folder at "current\/data"\./],
  ["removed and copied", copied, /There is no data folder at/],
  [
    "below a folder that was moved away",
    () => disk.move(join(disk.folder, "releases")),
    /There is no data folder at/,
  ],
  ["below a link that leads nowhere", () => disk.link("releases/7"), /There is no data folder at/],
  [
    "replaced by a file",
    () => {
      const back = disk.move(data);
      writeFileSync(data, "No folder.\n");
      return () => {
        rmSync(data);
        back();
      };
    },
    /There is no data folder at "current\/data": a file has its place\./,
  ],
];

function copied(): () => void {
  return disk.remove(data);
}

test.each(losses)(
  "a data folder that is %s is told once, and followed when it is back",
  async (_, lose, message) => {
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const before = reportsOf(message);
    const back = lose();
    await overlay.getByText(message).waitFor();
    expect(await overlay.textContent()).toContain("data-folder-missing");
    expect((await fetch(new URL("docs/Beta/wiring", url))).status).toBe(200);
    // So long that it could be reported again at the next looks. One of them shows it.
    if (isLong || lose === losses[0]?.[1]) await sleep(500);
    back();
    await overlay.waitFor({ state: "hidden" });
    await untilShown(disk.write());
    // The output of the terminal comes another way than the content of the page.
    await until(
      "the terminal",
      () => reportsOf(message).losses > before.losses && reportsOf(message).returns > before.returns,
    );
    const after = reportsOf(message);
    expect(after.losses - before.losses).toBe(1);
    expect(after.returns - before.returns).toBe(1);
    expect(server.printed()).not.toContain("    at ");
    // Half of a copy that is under way may be read, with another shell around all pages.
    if (lose !== copied) expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  },
);

/**
 * How often the terminal reported a loss in these words, and a return. A loss may be seen on its way to
 * another.
 */
function reportsOf(message: RegExp): { readonly losses: number; readonly returns: number } {
  const printed = server.printed();
  return {
    losses: printed.split(message).length - 1,
    returns: printed.split("The data folder is there again.").length - 1,
  };
}

/** One folder takes the place of another; the words are in the new one. */
const swaps: [name: string, swap: () => string][] = [
  [
    "a folder that was moved into its place",
    () => {
      const other = disk.copy(data);
      const words = disk.write(other);
      renameSync(data, disk.away());
      renameSync(other, data);
      return words;
    },
  ],
  [
    "the target of another link on the way",
    () => {
      const words = disk.write(join(disk.folder, "releases/6/data"));
      disk.link("releases/6");
      return words;
    },
  ],
  [
    "a copy",
    () => {
      const other = disk.copy(data);
      const words = disk.write(other);
      rmSync(data, { recursive: true });
      cpSync(other, data, { recursive: true });
      return words;
    },
  ],
  [
    "itself, after a moment",
    () => {
      disk.move(data)();
      return disk.write();
    },
  ],
  [
    "itself, with another folder below",
    () => {
      const docs = join(data, "docs");
      const other = disk.copy(docs);
      renameSync(docs, disk.away());
      renameSync(other, docs);
      return disk.write();
    },
  ],
];

test.each(swaps)("the data folder gives way to %s, which is shown and watched", async (_, swap) => {
  await untilShown(swap());
  // A file that is saved while the watch of the new folder begins is found, and so is a later one.
  await untilShown(disk.write());
  await untilWatched();
  await untilShown(disk.write());
  await overlay.waitFor({ state: "hidden" });
});

/** Ways in which editors save. */
const editors: [name: string, save: (file: string, text: string) => void][] = [
  ["in place", (file, text) => writeFileSync(file, text)],
  [
    "by a rename over the file",
    (file, text) => {
      writeFileSync(`${file}.tmp`, text);
      renameSync(`${file}.tmp`, file);
    },
  ],
  [
    "after the file was made a backup",
    (file, text) => {
      renameSync(file, `${file}~`);
      writeFileSync(file, text);
    },
  ],
  [
    "after the file was removed",
    (file, text) => {
      rmSync(file);
      writeFileSync(file, text);
    },
  ],
];

/** `write` saves as the first does; the usual run has the two that are most unlike it. */
const drawnEditors = isLong ? editors : editors.slice(1, 3);

test.each(drawnEditors)("a file that is written %s is shown, again and again", async (_, save) => {
  const file = join(data, savedDoc);
  for (let time = 0; time < 2; time++) {
    const [words, text] = disk.words(readFileSync(file, "utf8"));
    save(file, text);
    await untilShown(words);
  }
});

test("folders that come and go leave no watch behind, and a touch that changes nothing says nothing", async () => {
  const goAndCome = async (): Promise<void> => {
    const back = disk.remove(data);
    await overlay.waitFor();
    back();
    await overlay.waitFor({ state: "hidden" });
  };
  for (let cycle = 0; cycle < CYCLES; cycle++) await goAndCome();
  await untilShown(disk.write());
  await untilWatched();
  await until("A moment in which the data is not read", () => isAtRest(server, 300));
  const [printed, bytes, file] = [server.printed(), bytesRead(server), join(data, savedDoc)];
  writeFileSync(file, readFileSync(file));
  await until("The look at the file", () => bytesRead(server) > bytes);
  // A server that looks for changes by reading, or makes the site again and again, never comes to rest.
  await until("A second in which the data is not read", () => isAtRest(server, 1000));
  expect(server.printed()).toBe(printed);
  expect(watches(server)).toBe(watchable());
});

/** Each folder and file but backups is watched, and nothing above the data folder is. */
function watchable(): number {
  const names = readdirSync(data, { recursive: true, encoding: "utf8" });
  return names.filter((name) => !name.endsWith("~") && !/(^|\/)\./.test(name)).length + 1;
}

function untilWatched(): Promise<void> {
  const beyond = () => watches(server) - watchable();
  return expect.poll(beyond, { message: "watches beyond files and folders", timeout: 60_000 }).toBe(0);
}

test("site.yaml may go alone, and come back", async () => {
  const named = (is: boolean) =>
    until(
      `A title that ${is ? "names" : "does not name"} the site`,
      async () => (await page.title()).includes("Harbour Works") === is,
    );
  await named(true);
  const back = disk.move(join(data, "site.yaml"));
  await named(false);
  back();
  await named(true);
  await overlay.waitFor({ state: "hidden" });
});

test("a file that may not be read is told, and read when it may be", async () => {
  const file = join(data, savedDoc);
  chmodSync(file, 0o000);
  await overlay.getByText("The system does not let this be read (EACCES).").waitFor();
  expect(await overlay.textContent()).toContain(`current/data/${savedDoc}`);
  chmodSync(file, 0o644);
  await overlay.waitFor({ state: "hidden" });
  await untilShown(disk.write());
});

test("a bug of ours is told as ours, with its page of the manual, and the server lives on", async () => {
  const file = join(data, "docs/bug-of-ours.md");
  const text = disk.write();
  await untilShown(text);
  writeFileSync(file, "---\ntitle: Bug\ndescription: One.\n---\n\nText.\n");
  await overlay.getByText("Fairlead has a bug: Nobody has thought of this.").waitFor();
  expect(await overlay.textContent()).toContain("The pages stay as they were made last.");
  expect(server.printed()).toContain("fairlead dev goes on, and tries again at the next save.");
  expect(server.printed()).toMatch(/Error: Nobody has thought of this\.\n {4}at /);
  expect(await textAt("docs/Beta/wiring")).toContain(text);
  const link = overlay.getByRole("link", { name: "About internal-error" });
  await explained((await link.getAttribute("href")) ?? "");
  rmSync(file);
  await overlay.waitFor({ state: "hidden" });
  await untilShown(disk.write());
});

/** The manual below `__fairlead/`: the page is there with all that it loads, leads on, and has no page of the site. */
async function explained(href: string): Promise<void> {
  expect(href).toBe("/__fairlead/diagnostics/internal-error");
  const html = await textAt(href);
  expect(html).toMatch(/<h1[^>]*>internal-error</);
  const targets = [...html.matchAll(/ (?:href|src)="(\/[^"#]*)/g)].map(([, target = ""]) => target);
  expect(targets.filter((target) => !target.startsWith("/__fairlead/"))).toEqual([]);
  expect(targets).toContain("/__fairlead/commands");
  const wrong = [...new Set(targets)].map(async (target) => [target, (await at(target)).status] as const);
  expect((await Promise.all(wrong)).filter(([, status]) => status !== 200)).toEqual([]);
  for (const target of ["/__fairlead/diagnostics/no-such-code", "/__fairlead/docs/Beta/wiring"])
    expect((await at(target)).status).toBe(404);
}

const at = (address: string): Promise<Response> => fetch(new URL(address, url));
const textAt = async (address: string): Promise<string> => (await at(address)).text();

test("of a folder that is copied half no page stays that is not in it", async () => {
  const other = "docs/Alpha/wiring";
  const whole = disk.copy(data);
  const back = disk.move(data);
  await overlay.waitFor();
  expect((await at(other)).status).toBe(200);
  cpSync(whole, data, { recursive: true, filter: (path) => !path.endsWith(`${other}.md`) });
  await until("A page that is gone", async () => (await at(other)).status === 404);
  cpSync(join(whole, `${other}.md`), join(data, `${other}.md`));
  await until("The page", async () => (await at(other)).status === 200);
  rmSync(data, { recursive: true });
  back();
  await overlay.waitFor({ state: "hidden" });
  await untilShown(disk.write());
});

test("changes that git puts away and brings back are followed, and so is a branch without the data folder", async () => {
  const committed = disk.write();
  const { top, git } = disk.repository();
  await untilShown(committed);
  const changed = disk.write();
  await untilShown(changed);
  git("stash", "--quiet");
  await untilShown(committed);
  git("stash", "pop", "--quiet");
  await untilShown(changed);
  git("commit", "--quiet", "-a", "-m", "Changed");
  git("checkout", "--quiet", "-b", "without");
  git("rm", "-r", "--quiet", "data");
  git("commit", "--quiet", "-m", "Without");
  await overlay.getByText(/There is no data folder at/).waitFor();
  const { code, stderr } = await fairlead(["dev", "--port", "0"], { cwd: top });
  expect(code).toBe(2);
  expect(stderr).toBe('There is no data folder at "data".\nhint: Name it with --data DIR.\n');
  const before = reportsOf(/There is no data folder/);
  git("checkout", "--quiet", "with");
  await overlay.waitFor({ state: "hidden" });
  await untilShown(disk.write());
  await expect.poll(() => reportsOf(/There is no data folder/).returns - before.returns).toBe(1);
});

test("nothing of all this has troubled the page", () => {
  expect(opened.takeTroubles()).toEqual([]);
});

/** Whether a time passes in which nothing is printed and hardly anything is read; the processor time is for people. */
async function isAtRest(running: Running, ms: number): Promise<boolean> {
  const early = bytesRead(running);
  await sleep(150);
  if (bytesRead(running) - early >= 1000) return false;
  const [printed, ticks, bytes] = [running.printed(), processorTicks(running), bytesRead(running)];
  await sleep(ms);
  console.log(`Ticks of processor time in ${ms} ms of waiting: ${processorTicks(running) - ticks}`);
  return running.printed() === printed && bytesRead(running) - bytes < 1000;
}
