import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { cleanEnvironment } from "./environment.ts";

/** The repository that is tested. */
export const repository = join(import.meta.dirname, "../../../..");

/** Guard against a command that hangs; the slowest takes a tenth of it. */
const PATIENCE_MS = 600_000;

/** How a command ended. */
export interface Ended {
  /** Null where a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Another copy of the repository. */
  readonly from?: string;
  /** The number of the user and group as which it runs; only root may name another one. */
  readonly user?: number | undefined;
}

/** A command that is at work. */
export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Its output so far, both streams. */
  readonly printed: () => string;
}

const children = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/** Runs `fairlead ARGS` to its end. */
export function fairlead(args: readonly string[], options: CommandOptions = {}): Promise<Ended> {
  return endOf(startFairlead(args, options), args);
}

/** Starts `fairlead ARGS`; it ends with the tests at the latest. */
export function startFairlead(args: readonly string[], options: CommandOptions = {}): Running {
  const launcher = join(options.from ?? repository, "pipeline/bin/fairlead.js");
  return start(process.execPath, [launcher, ...args], options);
}

/** Runs any program to its end. */
export function run(program: string, args: readonly string[], options: CommandOptions = {}): Promise<Ended> {
  return endOf(start(program, args, options), [program, ...args]);
}

/** Starts any program; it ends with the tests at the latest. */
export function start(
  program: string,
  args: readonly string[],
  { cwd = repository, env = {}, user }: CommandOptions,
): Running {
  const child = spawn(program, args, {
    cwd,
    env: cleanEnvironment(env),
    stdio: ["ignore", "pipe", "pipe"],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  children.add(child);
  let stdout = "";
  let stderr = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      children.delete(child);
      resolve({ code, stdout, stderr });
    });
  });
  // Code that waits for it gets the failure; a server without a waiter must not end the tests.
  ended.catch(() => {});
  return { child, ended, printed: () => stdout + stderr };
}

/** The end of a command, or an error where it does not come. */
export async function endOf(
  { child, ended, printed }: Running,
  args: readonly string[] = [],
): Promise<Ended> {
  let guard: NodeJS.Timeout | undefined;
  const hung = new Promise<never>((_, reject) => {
    guard = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`"${args.join(" ")}" did not end. It printed:\n${printed()}`));
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([ended, hung]);
  } finally {
    clearTimeout(guard);
  }
}
