import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisitor } from "./browser.ts";
import { dataFolders } from "./support/built-site.ts";
import { endOf, fairlead, type Running, startFairlead } from "./support/command.ts";
import { startDevIn, stopDev } from "./support/dev-server.ts";
import { servedAddress } from "./support/served-address.ts";
import { newFolder } from "./support/temp-folder.ts";
import { testBrowser } from "./support/test-browser.ts";
import { until } from "./support/until.ts";
import { openWatched, untilStarted, type WatchedPage } from "./support/watched-page.ts";

const isLong = process.env.FAIRLEAD_LONG === "1";
/** Times that the folder goes away and comes back, one after the other. */
const CYCLES = isLong ? 50 : 3;
const doc = "docs/Beta/wiring.md";

const tests = testBrowser();
let folder: string;
/** The name by which the server was given the folder: one link leads to the next, as deploy tools have them. */
let data: string;
let server: Running;
let url: string;
let opened: WatchedPage;
let page: Page;
let overlay: Locator;
let count = 0;

beforeAll(async () => {
  folder = newFolder();
  mkdirSync(join(folder, "releases"));
  for (const name of ["5", "6"])
    cpSync(dataFolders.small, join(folder, "releases", name, "data"), { recursive: true });
  symlinkSync("releases/5", join(folder, "current"));
  data = join(folder, "current/data");
  server = startDevIn(folder, "current/data");
  url = await servedAddress(server);
  opened = await openWatched(await newVisitor(tests.browser));
  page = opened.page;
  overlay = page.getByRole("dialog", { name: "Errors" });
  const listening = page.waitForResponse((response) => response.url().includes("__fairlead/events"));
  await page.goto(new URL("docs/Beta/wiring", url).href);
  await untilStarted(page);
  await listening;
});
afterAll(async () => {
  await page.context().close();
  await stopDev({ folder, server });
});

/** Saves another text in a folder of data. */
function write(place: string): string {
  const words = `Bond the grounds ${++count} times.`;
  const file = join(place, doc);
  writeFileSync(file, readFileSync(file, "utf8").replace(/Join the grounds.*|Bond the grounds.*/, words));
  return words;
}

const untilShown = (words: string) => page.getByText(words).waitFor();
const away = (): string => join(folder, `away-${++count}`);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The folder with its content is not there under its name until the second step. */
const losses: [name: string, lose: () => () => void, message: RegExp][] = [
  ["moved away", () => move(data), /There is no data folder at "current\/data"\./],
  ["removed and copied", copied, /There is no data folder at/],
  ["below a folder that was moved away", () => move(join(folder, "releases")), /There is no data folder at/],
  ["below a link that leads nowhere", () => linked("releases/7"), /There is no data folder at/],
  [
    "replaced by a file",
    () => {
      const back = move(data);
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
  return removed(data);
}

function move(place: string): () => void {
  const other = away();
  renameSync(place, other);
  return () => renameSync(other, place);
}

function removed(place: string): () => void {
  const other = away();
  cpSync(place, other, { recursive: true });
  rmSync(place, { recursive: true });
  return () => cpSync(other, place, { recursive: true });
}

function linked(target: string): () => void {
  const link = join(folder, "current");
  const before = readlinkSync(link);
  const point = (to: string): void => {
    symlinkSync(to, `${link}.new`);
    renameSync(`${link}.new`, link);
  };
  point(target);
  return () => point(before);
}

test.each(losses)(
  "a data folder that is %s is told once, and followed when it is back",
  async (_, lose, message) => {
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const before = told();
    const back = lose();
    await overlay.getByText(message).waitFor();
    expect(await overlay.textContent()).toContain("data-folder-missing");
    expect((await fetch(new URL("docs/Beta/wiring", url))).status).toBe(200);
    await sleep(500);
    back();
    await overlay.waitFor({ state: "hidden" });
    await untilShown(write(data));
    const after = told();
    expect(after.losses - before.losses).toBe(1);
    expect(after.returns - before.returns).toBe(1);
    expect(server.printed()).not.toContain("    at ");
    // Of a copy that is under way half may be read, with another frame around all pages.
    if (lose !== copied) expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  },
);

/** How often the terminal was told of a loss and of a return. */
function told(): { readonly losses: number; readonly returns: number } {
  const printed = server.printed();
  return {
    losses: printed.split("data-folder-missing  There").length - 1,
    returns: printed.split("The data folder is there again.").length - 1,
  };
}

/** One folder takes the place of another; the words are in the new one. */
const swaps: [name: string, swap: () => string][] = [
  [
    "a folder that was moved into its place",
    () => {
      const other = away();
      cpSync(data, other, { recursive: true });
      const words = write(other);
      renameSync(data, away());
      renameSync(other, data);
      return words;
    },
  ],
  [
    "the target of another link on the way",
    () => {
      const words = write(join(folder, "releases/6/data"));
      linked("releases/6");
      return words;
    },
  ],
  [
    "a copy",
    () => {
      const other = away();
      cpSync(data, other, { recursive: true });
      const words = write(other);
      rmSync(data, { recursive: true });
      cpSync(other, data, { recursive: true });
      return words;
    },
  ],
  [
    "itself, after a moment",
    () => {
      move(data)();
      return write(data);
    },
  ],
  [
    "itself, with another folder below",
    () => {
      const other = away();
      const docs = join(data, "docs");
      cpSync(docs, other, { recursive: true });
      renameSync(docs, away());
      renameSync(other, docs);
      return write(data);
    },
  ],
];

test.each(swaps)("the data folder gives way to %s, which is shown and watched", async (_, swap) => {
  await untilShown(swap());
  // What is saved while the new folder begins to be watched is found, and what is saved after.
  await untilShown(write(data));
  await sleep(300);
  await untilShown(write(data));
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

test.each(editors)("a file that is written %s is shown, again and again", async (_, save) => {
  const file = join(data, doc);
  for (let time = 0; time < 2; time++) {
    const words = `Bond the grounds ${++count} times.`;
    save(file, readFileSync(file, "utf8").replace(/Bond the grounds.*|Join the grounds.*/, words));
    await untilShown(words);
  }
});

test("a touch that changes nothing says nothing", async () => {
  await sleep(500);
  const before = server.printed();
  const file = join(data, doc);
  writeFileSync(file, readFileSync(file));
  await sleep(1000);
  expect(server.printed()).toBe(before);
});

test("folders that come and go leave no watch behind, and a waiting server does nothing", async () => {
  const goAndCome = async (): Promise<void> => {
    const back = removed(data);
    await overlay.waitFor();
    back();
    await overlay.waitFor({ state: "hidden" });
  };
  // Each folder and file but backups is watched, and nothing above the data folder is.
  const names = readdirSync(data, { recursive: true, encoding: "utf8" });
  const all = names.filter((name) => !name.endsWith("~")).length + 1;
  for (let cycle = 0; cycle < CYCLES; cycle++) await goAndCome();
  await untilShown(write(data));
  await until(`A watch of each of ${all} files and folders`, () => watches(server) === all);
  // Whoever looks for changes by reading, or makes the site again and again, never comes to rest.
  await until("A second in which the data is not read", () => isAtRest(server));
  expect(watches(server)).toBe(all);
});

test("nothing of all this has troubled the page", () => {
  expect(opened.takeTroubles()).toEqual([]);
});

test("a branch without the data folder is waited for", async () => {
  const top = join(folder, "repository");
  cpSync(dataFolders.small, join(top, "data"), { recursive: true });
  const git = (...args: string[]): void => {
    const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.invalid"];
    execFileSync("git", ["-C", top, ...identity, ...args], { stdio: "pipe" });
  };
  git("init", "--quiet", "--initial-branch", "with");
  git("add", ".");
  git("commit", "--quiet", "-m", "With");
  git("checkout", "--quiet", "-b", "without");
  git("rm", "-r", "--quiet", "data");
  git("commit", "--quiet", "-m", "Without");
  const { code, stderr } = await fairlead(["dev", "--port", "0"], { cwd: top });
  expect(code).toBe(2);
  expect(stderr).toBe('There is no data folder at "data".\nhint: Name it with --data DIR.\n');
  git("checkout", "--quiet", "with");
  const other = startFairlead(["dev", "--port", "0", "--cache", join(folder, "cache")], { cwd: top });
  const address = await servedAddress(other);
  git("checkout", "--quiet", "without");
  await until("The word", () => other.printed().includes("data-folder-missing"));
  git("checkout", "--quiet", "with");
  await until("The return", () => other.printed().includes("The data folder is there again."));
  const words = write(join(top, "data"));
  await until("The save", async () =>
    (await (await fetch(new URL("docs/Beta/wiring", address))).text()).includes(words),
  );
  other.child.kill("SIGTERM");
  expect((await endOf(other)).code).toBe(0);
});

/** Files and folders that the system watches for a process (proc(5), fdinfo). */
function watches({ child }: Running): number {
  const place = `/proc/${child.pid}/fdinfo`;
  return readdirSync(place).reduce((sum, name) => sum + watchesOf(join(place, name)), 0);
}

function watchesOf(place: string): number {
  try {
    return readFileSync(place, "utf8").match(/^inotify wd:/gm)?.length ?? 0;
  } catch {
    return 0;
  }
}

/** Processor time in ticks (proc(5), utime and stime). */
function processorTicks({ child }: Running): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** Bytes that were read, from wherever (proc(5), io): to read the data folder again takes thousands. */
function bytesRead({ child }: Running): number {
  return Number(/^rchar: (\d+)$/m.exec(readFileSync(`/proc/${child.pid}/io`, "utf8"))?.[1]);
}

/** Whether a second passes in which nothing is printed and hardly anything is read; the processor time is for people. */
async function isAtRest(running: Running): Promise<boolean> {
  const [printed, ticks, bytes] = [running.printed(), processorTicks(running), bytesRead(running)];
  await sleep(1000);
  console.log(`Ticks of processor time in a waiting second: ${processorTicks(running) - ticks}`);
  return running.printed() === printed && bytesRead(running) - bytes < 1000;
}
