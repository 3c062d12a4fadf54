import { spawnSync } from "node:child_process";

/** A program of a release did not end well; the message has what it printed. */
export class FailedProgramError extends Error {}

/** Runs a program to its end and returns what it printed to standard output. @throws FailedProgramError */
export function runProgram(
  [program = "", ...words]: readonly string[],
  cwd: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const env = { ...withoutNpm(process.env), ...more };
  const { status, stdout, stderr, error } = spawnSync(program, words, { cwd, env, encoding: "utf8" });
  if (error === undefined && status === 0) return stdout;
  const printed = error === undefined ? `${stdout}${stderr}` : error.message;
  throw new FailedProgramError(`${[program, ...words].join(" ")} failed in ${cwd}:\n${printed.trim()}`);
}

/** An npm that runs this script hands its own options on, such as `--dry-run`. */
function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name)));
}

/** The words that start npm: its script, where npm runs this one, since on Windows it is no program. */
export function npmWords(): readonly string[] {
  const script = process.env.npm_execpath;
  return script !== undefined && /npm-cli\.c?js$/.test(script) ? [process.execPath, script] : ["npm"];
}
