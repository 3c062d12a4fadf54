import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { cleanEnvironment } from "./environment.ts";

/** The repository that is tested. */
export const repository = join(import.meta.dirname, "../../..");

/** Guard against a command that hangs; the slowest takes a tenth of it. */
const PATIENCE_MS = 120_000;

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
  /** The umask of the process, such as 0o077. */
  readonly umask?: number;
}

/** A command that is at work. */
export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** What it has printed so far, both streams. */
  readonly printed: () => string;
}

const children = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/** Starts `fairlead ARGS`. */
export function startFairlead(args: readonly string[], options: CommandOptions = {}): Running {
  return startNode([join(options.from ?? repository, "pipeline/bin/fairlead.js"), ...args], options);
}

/** Runs `fairlead ARGS` to its end. */
export function fairlead(args: readonly string[], options: CommandOptions = {}): Promise<Ended> {
  return startFairlead(args, options).ended;
}

/** Starts Node. The process ends with the tests, whatever happens. */
export function startNode(args: readonly string[], { cwd = repository, env = {}, umask }: CommandOptions = {}): Running {
  const before = umask === undefined ? undefined : setMask(umask);
  const child = spawn(process.execPath, args, { cwd, env: cleanEnvironment(env), stdio: ["ignore", "pipe", "pipe"] });
  if (before !== undefined) setMask(before);
  children.add(child);
  let stdout = "";
  let stderr = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const printed = () => stdout + stderr;
  const ended = new Promise<Ended>((resolve, reject) => {
    const guard = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`${args.join(" ")} did not end. It printed:\n${printed()}`));
    }, PATIENCE_MS);
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(guard);
      children.delete(child);
      resolve({ code, stdout, stderr });
    });
  });
  // Whoever waits for it gets the failure; a server that nobody waits for must not end the tests.
  ended.catch(() => {});
  return { child, ended, printed };
}

/** A server may run as long as its file of tests; the guard of `startNode` would end it, so it has none. */
function setMask(mask: number): number {
  return process.umask(mask);
}
