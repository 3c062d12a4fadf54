import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Every warning of these names is an error. */
const WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wsign-conversion", "-Werror"];

/** What a program printed, line by line, and the size of its code. */
export interface Compiled {
  readonly lines: readonly string[];
  readonly bytes: number;
}

/** Compiles a header with a program as C99 and as C++17, without a warning, and runs what C made of it. */
export function runC(headers: Readonly<Record<string, string>>, program: string): Compiled {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-c-"));
  try {
    for (const [name, text] of Object.entries(headers)) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, "main.c"), program);
    compile("g++", ["-std=c++17", "-x", "c++", "-fsyntax-only", "main.c"], folder);
    compile("gcc", ["-std=c99", "-O1", "-o", "main", "main.c"], folder);
    const run = spawnSync(join(folder, "main"), { encoding: "utf8", maxBuffer: 1 << 28 });
    if (run.status !== 0) throw new Error(`The program ended with ${run.status}. ${run.stderr}`);
    const lines = run.stdout.split("\n").filter((line) => line !== "");
    return { lines, bytes: statSync(join(folder, "main")).size };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compile(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, [...WARNINGS, ...args], { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr.slice(0, 4000));
}

/** Bytes as an initializer of C; one of none is no C. */
export function byteList(bytes: Uint8Array): string {
  return bytes.length === 0 ? "{ 0 }" : `{ ${[...bytes].join(", ")} }`;
}
