import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CompilerName, compilers } from "./c-compilers.ts";

/** Every warning of these names is an error. */
const WARNINGS = [
  ...[
    "-Wall",
    "-Wextra",
    "-Wpedantic",
    "-Wconversion",
    "-Wshadow",
    "-Wsign-conversion",
    "-Wcast-qual",
    "-Werror",
  ],
];

/** The output of a program, line by line, and the size of its code. */
interface Compiled {
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

/** The messages of a compiler for another target, about a program with a header; empty where it has none. */
export function compileFor(
  name: CompilerName,
  headers: Readonly<Record<string, string>>,
  program: string,
): string {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-c-"));
  try {
    for (const [file, text] of Object.entries(headers)) writeFileSync(join(folder, file), text);
    writeFileSync(join(folder, "main.c"), program);
    const { command, options } = compilers[name];
    const args = [...options, ...WARNINGS, "-std=c99", "-O1", "-c", "main.c", "-o", "main.o"];
    const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
    return status === 0 ? "" : `${command}: ${stderr.slice(0, 4000)}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The cost of one pair of functions. */
interface Cost {
  /** Bytes of code and constants of both functions, compiled for size. */
  readonly code: number;
  /** Bytes of the structure, or of the number, that is unpacked. */
  readonly structure: number;
  /** Nanoseconds for unpacking and packing once on this machine. */
  readonly time: number;
}

/**
 * Size and time of a pair of functions. `type` is what is unpacked; `unpack` and `pack` are statements over
 * `const uint8_t *source`, `uint8_t *target` and a pointer `message`; `source` is what a run begins with.
 */
export function costOfC(
  header: string,
  {
    type,
    unpack,
    pack,
    source,
  }: Readonly<Record<"type" | "unpack" | "pack", string>> & { readonly source: Uint8Array },
): Cost {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-c-"));
  const signatures = [
    `void unpack(${type} *message, const uint8_t *source)`,
    `void pack(uint8_t *target, const ${type} *message)`,
  ];
  const declarations = `#include "set.h"\n${signatures.map((signature) => `${signature};`).join("\n")}\n`;
  try {
    writeFileSync(join(folder, "set.h"), header);
    writeFileSync(
      join(folder, "pair.c"),
      `${declarations}${signatures[0]} { ${unpack} }\n${signatures[1]} { ${pack} }\n`,
    );
    writeFileSync(
      join(folder, "main.c"),
      `#include <stdio.h>\n#include <time.h>\n${declarations}int main(void) {
static uint8_t bytes[${source.length + 1}] = ${byteList(source)}; static ${type} message; long n; const clock_t start = clock();
for (n = 0; n < ${ROUNDS}; n++) { unpack(&message, bytes); pack(bytes, &message); }
printf("%lu %.1f\\n", (unsigned long)sizeof message, (double)(clock() - start) * 1e9 / ${ROUNDS}.0 / (double)CLOCKS_PER_SEC);
return 0; }\n`,
    );
    compile("gcc", ["-std=c99", "-Os", "-c", "-o", "small.o", "pair.c"], folder);
    compile("gcc", ["-std=c99", "-O2", "-o", "main", "main.c", "pair.c"], folder);
    const [structure = 0, time = 0] = outputOf(join(folder, "main"), []).split(" ").map(Number);
    const [, sizes = ""] = outputOf("size", [join(folder, "small.o")]).split("\n");
    return { code: Number(sizes.trim().split(/\s+/)[0]), structure, time };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ROUNDS = 200_000;

function outputOf(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ended with ${status}. ${stderr}`);
  return stdout;
}

/** A cost in words, for the log of a test. */
export function costInWords(name: string, { code, structure, time }: Cost): string {
  return `${name}: ${code} bytes of code with -Os, ${structure} bytes of data; unpacking and packing it takes ${time} ns.`;
}

function compile(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, [...WARNINGS, ...args], { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr.slice(0, 4000));
}

/** Bytes as an initializer of C; one of none is no C. */
export function byteList(bytes: Uint8Array): string {
  return bytes.length === 0 ? "{ 0 }" : `{ ${[...bytes].join(", ")} }`;
}
