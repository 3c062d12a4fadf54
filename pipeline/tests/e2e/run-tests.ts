import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ensureBrowser } from "./browser.ts";
import { ENGINE_VARIABLE, QUICK_ENGINE_TESTS } from "./engines/engine-choice.ts";
import { ensureNginx } from "./nginx-install.ts";
import { repository } from "./support/command.ts";
import { type Counts, countTests, notRunByEngine } from "./support/count-tests.ts";
import { cleanEnvironment } from "./support/environment.ts";
import { ensureThirdPartyReaders } from "./third-party-readers.ts";

/** One part of `npm test`. */
interface Step {
  readonly heading: string;
  readonly program: string;
  readonly args: readonly string[];
  /** A vitest project: its tests are counted one by one. Other steps count as one test. */
  readonly project?: string;
  /** The preparation; its error is the message of the step, which fails then. */
  readonly prepare?: () => void;
  readonly env?: Readonly<Record<string, string>>;
}

const steps: readonly Step[] = [
  { heading: "Types", program: programOf("typescript", "tsc"), args: ["--build"] },
  {
    heading: "Lint",
    program: programOf("@biomejs/biome", "biome"),
    args: ["check", "--error-on-warnings", "."],
  },
  {
    heading: "Unit tests",
    program: programOf("vitest", "vitest"),
    args: ["run", "--project", "unit*"],
    project: "unit",
    prepare: () => {
      ensureThirdPartyReaders(say);
      ensureNginx(say);
    },
  },
  {
    heading: "End to end",
    program: programOf("vitest", "vitest"),
    args: ["run", "--project", "e2e"],
    project: "e2e",
    prepare: () => ensureBrowser(say),
  },
  {
    heading: "The site of this repository",
    program: programOf("vitest", "vitest"),
    args: ["run", "--project", "site"],
    project: "site",
    prepare: () => ensureBrowser(say),
  },
];

/** By itself: beside other tests it makes two cores so slow that those reach their limits of time, and its driver hangs. */
const webkit: Step = {
  heading: "WebKit",
  program: programOf("vitest", "vitest"),
  args: ["run", "--project", "e2e", ...QUICK_ENGINE_TESTS],
  project: "e2e",
  env: { [ENGINE_VARIABLE]: "webkit" },
};

/** The tests of the product say the same whatever the company writes. */
const otherData: Step = {
  heading: "With other data",
  program: join(repository, "pipeline/bin/run.js"),
  args: ["pipeline/tests/e2e/other-data.ts"],
};

/** Runs every step, also after one has failed, and says at the end how many tests passed and failed. */
export async function main(args: readonly string[] = []): Promise<number> {
  const isLong = args.includes("--long");
  // The long run draws new random cases, kills more builds and tries every fault, in all engines beside each other.
  if (isLong)
    Object.assign(process.env, { FAIRLEAD_SEED: "random", FAIRLEAD_KILLS: "200", FAIRLEAD_LONG: "1" });
  const folder = mkdtempSync(join(tmpdir(), "fairlead-run-"));
  const total = { passed: 0, failed: 0 };
  const skipped: string[] = [];
  const triedAgain: string[] = [];
  try {
    for (const step of [...steps, isLong ? otherData : webkit]) {
      const counts = await runStep(step, join(folder, "report.json"));
      total.passed += counts.passed;
      total.failed += counts.failed;
      for (const name of counts.skipped) skipped.push(name);
      for (const name of counts.triedAgain) triedAgain.push(name);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (skipped.length > 0)
    say(`\nSkipped here, as their own conditions say:\n${skipped.map((name) => `  ${name}`).join("\n")}`);
  const notRun = notRunByEngine(skipped);
  if (notRun.length > 0) say(`\n${notRun.join("\n")}`);
  if (triedAgain.length > 0)
    say(`\nPassed only when tried again:\n${triedAgain.map((name) => `  ${name}`).join("\n")}`);
  say(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

async function runStep(
  { heading, program, args, project, prepare, env }: Step,
  report: string,
): Promise<Counts> {
  say(`\n== ${heading}`);
  const started = performance.now();
  const problem = problemOf(prepare);
  if (problem !== undefined) {
    say(problem);
    return { passed: 0, failed: 1, skipped: [], triedAgain: [] };
  }
  rmSync(report, { force: true });
  const reporters =
    project === undefined ? [] : ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const ok = await run([program, ...args, ...reporters], env);
  const counts = project === undefined ? counted(ok) : countTests(readOrUndefined(report), ok);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`== ${heading}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  return counts;
}

function problemOf(prepare: (() => void) | undefined): string | undefined {
  try {
    prepare?.();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function counted(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [], triedAgain: [] };
}

/** Standard input is closed: no tool may ask anything. */
function run(args: readonly string[], env: Step["env"] = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...environment(), ...env },
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", pass).on("SIGTERM", pass);
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (code) => {
      process.off("SIGINT", pass).off("SIGTERM", pass);
      resolve(code === 0);
    });
  });
}

/** Colours are for people: they stay where a terminal shows the output. */
function environment(): NodeJS.ProcessEnv {
  const { NO_COLOR: _, ...rest } = cleanEnvironment();
  const isPlain = process.env.NO_COLOR !== undefined || process.stdout.isTTY !== true;
  return isPlain ? { ...rest, NO_COLOR: "1" } : rest;
}

/** The script behind a command of a package, without a shell in between. */
function programOf(name: string, command: string): string {
  const require = createRequire(import.meta.url);
  const manifest = join(folderOf(name, require), "package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: string | Record<string, string> };
  const path = typeof bin === "string" ? bin : bin[command];
  if (path === undefined) throw new Error(`The package ${name} has no command ${command}.`);
  return join(dirname(manifest), path);
}

function folderOf(name: string, require: NodeJS.Require): string {
  return dirname(require.resolve(`${name}/package.json`));
}

function readOrUndefined(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
