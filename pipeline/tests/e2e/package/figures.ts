import { lstatSync } from "node:fs";
import { join } from "node:path";
import { start } from "../support/command.ts";
import { servedAddress } from "../support/served-address.ts";
import { listFiles } from "../support/tree.ts";

/** The cost of one way of installing. */
export interface Figures {
  readonly name: string;
  readonly installSeconds: number;
  /** From the start of `dev` in a new folder to its first page. */
  readonly servedSeconds: number;
  readonly moduleBytes: number;
}

/** Bytes of all files that were installed, each counted once. */
export function bytesOf(folder: string, names: readonly string[] = ["node_modules"]): number {
  const sizes = new Map(
    listFiles(folder)
      .filter((path) => names.some((name) => path.startsWith(`${name}/`)))
      .map((path) => lstatSync(join(folder, path)))
      .map(({ ino, size }) => [ino, size]),
  );
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** Seconds that work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

/** Starts `dev` with a command line, asks for a page, and stops it. */
export async function serveOnce([program = "", ...args]: readonly string[], cwd: string): Promise<void> {
  const server = start(program, args, { cwd });
  try {
    const url = await servedAddress(server);
    const response = await fetch(new URL("docs/intro", url));
    if (!response.ok) throw new Error(`${url} answered with ${response.status}.`);
    await response.text();
  } finally {
    server.child.kill("SIGTERM");
    await server.ended;
  }
}

export function figuresTable(tarballBytes: number, rows: readonly Figures[]): string {
  const lines = rows.map(({ name, installSeconds, servedSeconds, moduleBytes }) =>
    [
      name.padEnd(22),
      `${(moduleBytes / 1e6).toFixed(1)} MB`.padStart(9),
      `${installSeconds.toFixed(1)} s`.padStart(9),
      `${servedSeconds.toFixed(1)} s`.padStart(9),
    ].join(" "),
  );
  const head = `${"installed by".padEnd(22)} ${"packages".padStart(9)} ${"install".padStart(9)} ${"served".padStart(9)}`;
  return [`The tarball has ${(tarballBytes / 1e6).toFixed(1)} MB.`, head, ...lines, ""].join("\n");
}
