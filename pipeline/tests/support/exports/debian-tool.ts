import { spawnSync } from "node:child_process";

interface DebianTool {
  /** Packages that bring it. */
  readonly packages: readonly string[];
  /** A command that succeeds if the program is installed. */
  readonly probe: readonly [string, ...string[]];
  /** The format that it reads back. */
  readonly reads: string;
}

/** Programs of Debian that read exports in tests. `npm test` installs them where it may, and names those that are absent. */
export const debianTools = {
  canmatrix: {
    packages: ["python3-canmatrix"],
    probe: ["/usr/bin/python3", "-c", "import canmatrix.formats"],
    reads: "CAN databases",
  },
  mbpoll: { packages: ["mbpoll"], probe: ["mbpoll", "-V"], reads: "registers in their word order" },
  gcc: {
    packages: ["gcc", "libc6-dev"],
    // The headers of the library come in a package of their own.
    probe: ["sh", "-c", "echo '#include <stdio.h>' | gcc -E -"],
    reads: "C headers",
  },
  "g++": {
    packages: ["g++"],
    probe: ["sh", "-c", "echo '#include <cstdio>' | g++ -x c++ -E -"],
    reads: "C headers as C++",
  },
  poppler: { packages: ["poppler-utils"], probe: ["pdftotext", "-v"], reads: "datasheets" },
} as const satisfies Readonly<Record<string, DebianTool>>;

export type DebianToolName = keyof typeof debianTools;

const found = new Map<DebianToolName, boolean>();

/** Whether a program is there. A test that needs one skips itself where it is not, and the report of `npm test` names it. */
export function hasDebianTool(name: DebianToolName): boolean {
  const known = found.get(name) ?? isThere(name);
  found.set(name, known);
  return known;
}

/** The same, asked anew: for those who install it. */
export function isThere(name: DebianToolName): boolean {
  const [command, ...args] = debianTools[name].probe;
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
