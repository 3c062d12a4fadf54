import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { cleanEnvironment } from "../../tests/e2e/support/environment.ts";

const STEP_MS = 20;
/** Guard against a server that never answers. */
const PATIENCE_MS = 300_000;

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Seconds from the start of a server to its answer with a page; the server and all that it started are ended then. */
export async function secondsToPage(words: readonly string[], cwd: string, url: string): Promise<number> {
  const [program = "", ...args] = words;
  const from = performance.now();
  // A group of its own: some builders serve from a process that they start.
  const child = spawn(program, args, {
    cwd,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: cleanEnvironment({ CI: "1" }),
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  try {
    while (!(await answers(url))) {
      if (child.exitCode !== null || performance.now() - from > PATIENCE_MS)
        throw new Error(`${words.join(" ")} has not served ${url}:\n${printed}`);
      await sleep(STEP_MS);
    }
    return (performance.now() - from) / 1000;
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { accept: "text/html" } });
    await response.text();
    return response.ok;
  } catch {
    // The server is not listening yet.
    return false;
  }
}

/** Runs a program to its end, however long it takes, and fails where it does not end well. */
export async function finish(
  [program = "", ...args]: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(program, args, { cwd, env: cleanEnvironment(env), stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  const [code] = await once(child, "close");
  if (code !== 0)
    throw new Error(`${program} ${args.join(" ")} ended with ${code}:\n${printed.slice(-2000)}`);
}
