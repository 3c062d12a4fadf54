import { spawnSync } from "node:child_process";

/** A compiler for a target, with the options that name it. */
interface Compiler {
  readonly command: string;
  readonly options: readonly string[];
}

/** Compilers that a test uses where they are installed; Debian has them as gcc, clang, gcc-avr and gcc-arm-none-eabi. */
export const compilers = {
  gcc: { command: "gcc", options: [] },
  clang: { command: "clang", options: [] },
  avr: { command: "avr-gcc", options: ["-mmcu=atmega328p"] },
  arm: { command: "arm-none-eabi-gcc", options: ["-mcpu=cortex-m3", "-mthumb"] },
} as const satisfies Readonly<Record<string, Compiler>>;

export type CompilerName = keyof typeof compilers;

/** Whether a compiler is there, with the headers of its library. */
export function hasCompiler(name: CompilerName): boolean {
  const { command, options } = compilers[name];
  const run = spawnSync(command, [...options, "-xc", "-fsyntax-only", "-"], {
    input: "#include <stdint.h>\n#include <string.h>\n",
    stdio: ["pipe", "ignore", "ignore"],
  });
  return run.status === 0;
}
