import { execFileSync } from "node:child_process";
import {
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, type TestContext, test } from "vitest";
import { randomFrom } from "../fixtures/random.ts";
import { type Ended, endOf, fairlead, startFairlead } from "./support/command.ts";
import { startDevIn } from "./support/dev-server.ts";
import { tokenOf } from "./support/form-token.ts";
import { servedAddress } from "./support/served-address.ts";
import { tempFolder } from "./support/temp-folder.ts";
import { differingPaths, listFiles } from "./support/tree.ts";
import { until } from "./support/until.ts";
import { type WritingCommand, writingCommands } from "./support/writing-commands.ts";

/**
 * Kills of real processes and a disk that is really full take minutes: the usual run has the same steps of the disk fail in one
 * process (`store-record.test.ts`, `write-import.test.ts`, `migrate-folder.test.ts`).
 */
const isLong = process.env.FAIRLEAD_LONG === "1";
const KILLS = Number(process.env.FAIRLEAD_KILLS ?? 50);

interface Trial {
  readonly command: WritingCommand;
  /** The command runs in `work`. */
  readonly work: string;
  readonly run: (args?: readonly string[]) => Promise<Ended>;
  /** The files before the command, and after it has come to its end. */
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
  /** Milliseconds that the command takes. */
  readonly duration: number;
  /** Puts the folder into the state before. */
  readonly restart: () => void;
  readonly env: Readonly<Record<string, string>>;
}

/** All files but those of the cache, which no person owns. */
const filesOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    listFiles(folder)
      .filter((path) => !path.startsWith(".fairlead/cache/"))
      .map((path) => [path, readFileSync(join(folder, path), "latin1")]),
  );

/** Prepares a command and lets it come to its end once. */
async function startTrial(command: WritingCommand, place: string): Promise<Trial> {
  const [work, saved, temporary] = ["work", "saved", "tmp"].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [work, temporary]) mkdirSync(folder, { recursive: true });
  const env = { TMPDIR: temporary };
  const run = (args: readonly string[] = command.args): Promise<Ended> => fairlead(args, { cwd: work, env });
  await command.prepare(work, async (args) => expect((await run(args)).code).toBe(0));
  cpSync(work, saved, { recursive: true });
  const before = filesOf(work);
  const begun = performance.now();
  const ended = await run();
  const duration = performance.now() - begun;
  // `schemas` finds what the small data folders have wrong.
  expect([0, 1], ended.stderr).toContain(ended.code);
  const after = filesOf(work);
  expect(differingPaths(before, after)).not.toEqual([]);
  const restart = (): void => {
    for (const name of readdirSync(work)) rmSync(join(work, name), { recursive: true });
    for (const name of readdirSync(saved)) cpSync(join(saved, name), join(work, name), { recursive: true });
  };
  return { command, work, run, before, after, duration, restart, env };
}

const isTemporary = (path: string): boolean => /(?:^|\/)\.fairlead-/.test(path);
const isState = (path: string): boolean => /(?:^|\/)\.imported\//.test(path);

/** Each file is the one before or the one after, to the last byte; gives how many have changed. */
function assertWhole({ work, before, after }: Trial): number {
  const tree = filesOf(work);
  for (const [path, hash] of tree)
    if (!isTemporary(path) && !isState(path))
      expect([before.get(path), after.get(path)], path).toContain(hash);
  for (const path of before.keys())
    if (after.has(path)) expect(tree.has(path), `${path} is there`).toBe(true);
  return differingPaths(before, tree).filter((path) => !isTemporary(path)).length;
}

/** The same command brings all to its end, and clears what was left. */
async function assertMended({ work, run, after, env, command }: Trial): Promise<void> {
  const { code, stderr } = await run();
  const tree = filesOf(work);
  const differing = differingPaths(after, tree);
  // A file that is there already is not made again, and then nothing is cleared beside it.
  const isMade = command.name === "new" && code === 2;
  expect(isMade ? differing.filter((path) => !isTemporary(path)) : differing, stderr).toEqual([]);
  expect(readdirSync(env.TMPDIR ?? "").filter((name) => name.startsWith("fairlead-import-"))).toEqual([]);
}

/** Waits until a command changes something in its folder, or would have. */
async function firstChange({ work, duration }: Trial): Promise<void> {
  const controller = new AbortController();
  const guard = setTimeout(() => controller.abort(), 2 * duration);
  await new Promise<void>((resolve) => {
    const watcher = watch(work, { recursive: true, signal: controller.signal });
    watcher.once("change", () => watcher.close());
    watcher.once("close", () => resolve());
  });
  clearTimeout(guard);
}

test.runIf(isLong).each(writingCommands.map((command) => ({ name: command.name, command })))(
  "$name that is killed at any moment leaves every file whole, and comes to its end the next time",
  async ({ name, command }) => {
    const trial = await startTrial(command, tempFolder());
    const random = randomFrom(name.length);
    const counts = { none: 0, some: 0, all: 0 };
    const changes = differingPaths(trial.before, trial.after).length;
    for (let kill = 0; kill < KILLS; kill++) {
      trial.restart();
      const running = startFairlead(command.args, { cwd: trial.work, env: trial.env });
      // Most of the time a command reads and compares: half of the kills fall where it writes.
      if (kill % 2 === 0) await sleep((0.3 + 0.75 * random()) * trial.duration);
      else await firstChange(trial).then(() => sleep(0.1 * random() * trial.duration));
      running.child.kill("SIGKILL");
      await endOf(running);
      const changed = assertWhole(trial);
      counts[changed === 0 ? "none" : changed < changes ? "some" : "all"]++;
      await assertMended(trial);
    }
    process.stderr.write(`${name}: ${KILLS} kills, ${JSON.stringify(counts)}\n`);
  },
  3_600_000,
);

const form = { file: "products/board.yaml", pathname: "/products/board" };
const title = (release: number): string => `Board ${release}`;
const recordText = (release: number): string =>
  `type: product\nid: board\ntitle: ${title(release)} # By hand\nsummary: A board.\nstate: published\n` +
  `function: Samples\nlifecycle: not-stated\nmaturity: not-stated\n${"# By hand\n".repeat(20_000)}`;

/** Saves a title by the form; false where the server refuses, as before it has read the site. */
async function saveTitle(url: string, token: string, value: string): Promise<boolean> {
  const headers = { "Content-Type": "application/json", "X-Fairlead-Token": token };
  const answer = await fetch(new URL(`/__fairlead/form?page=${form.pathname}`, url), { headers });
  const { version } = (await answer.json()) as { version?: string };
  const body = JSON.stringify({ file: form.file, version, pointer: "/title", value });
  return (await fetch(new URL("/__fairlead/edit", url), { method: "POST", headers, body })).ok;
}

/** Saves one title after the other until the server is gone; gives the last one that was answered. */
async function saveTitles(url: string, token: string): Promise<number> {
  for (let answered = 1; ; ) {
    try {
      if (await saveTitle(url, token, title(answered + 1))) answered++;
    } catch {
      return answered;
    }
  }
}

test.runIf(isLong)(
  "a form that is saved while the server is killed leaves the record whole, with the value before or after",
  async () => {
    const random = randomFrom(7);
    let saves = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const work = tempFolder();
      const path = join(work, "data", form.file);
      mkdirSync(join(work, "data/products"), { recursive: true });
      writeFileSync(path, recordText(0));
      const server = startDevIn(work);
      const url = await servedAddress(server);
      const token = await tokenOf(url);
      await until("The first save", () => saveTitle(url, token, title(1)));
      const saving = saveTitles(url, token);
      await sleep(400 * random());
      server.child.kill("SIGKILL");
      await endOf(server);
      const answered = await saving;
      saves += answered;
      expect([recordText(answered), recordText(answered + 1)]).toContain(readFileSync(path, "utf8"));
    }
    process.stderr.write(`dev: ${KILLS} kills, ${saves} saves\n`);
  },
  3_600_000,
);

/** A disk of its own, of some megabytes. */
function smallDisk(context: TestContext, megabytes: number): string {
  const folder = tempFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "pipe" });
  } catch (error) {
    context.skip(`A full disk needs a mount, which this user may not make (${String(error).trim()}).`);
  }
  onTestFinished(() => {
    execFileSync("umount", [folder]);
  });
  return folder;
}

/** Pages of 4,096 bytes that a full disk still has room for. */
const PAGES_LEFT = [0, 1, 3, 8, 20, 40];

/** Fills a disk up to some bytes. */
function fill(folder: string, left: number): string {
  const path = join(folder, "filling");
  const file = openSync(path, "w");
  try {
    for (;;) writeSync(file, Buffer.alloc(4096));
  } catch {
    closeSync(file);
  }
  const size = readFileSync(path).length;
  execFileSync("truncate", ["-s", String(Math.max(0, size - left)), path]);
  return path;
}

test.runIf(isLong).for(writingCommands.map((command) => ({ name: command.name, command })))(
  "$name on a full disk leaves every file whole, says so, and comes to its end when there is room",
  { timeout: 3_600_000 },
  async ({ name, command }, context) => {
    const disk = smallDisk(context, 16);
    const trial = await startTrial(command, disk);
    let refused = 0;
    for (const pages of PAGES_LEFT) {
      trial.restart();
      const filling = fill(disk, pages * 4096);
      const { code, stderr } = await trial.run();
      expect([0, 1, 2], stderr).toContain(code);
      if (code === 2) {
        refused++;
        expect(stderr).toContain("(ENOSPC)");
      }
      assertWhole(trial);
      expect([...filesOf(trial.work).keys()].filter(isTemporary)).toEqual([]);
      rmSync(filling);
      await assertMended(trial);
    }
    process.stderr.write(`${name}: ${PAGES_LEFT.length} full disks, ${refused} refused\n`);
    expect(refused).toBeGreaterThan(0);
  },
);
