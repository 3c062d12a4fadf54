import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { measure, type Timing } from "./measure.ts";

/** Prints how long the commands take on the site of `data/`, as whole processes. */
export async function main(): Promise<number> {
  const launcher = resolve("pipeline/bin/fairlead.js");
  const folder = mkdtempSync(join(tmpdir(), "fairlead-bench-"));
  const [cache, out] = [join(folder, "cache"), join(folder, "dist")];
  const run = (...args: string[]): string[] => [launcher, ...args, "--cache", cache, "--out", out, "--quiet"];
  const clear = (): void => {
    rmSync(cache, { recursive: true, force: true });
    rmSync(out, { recursive: true, force: true });
  };
  try {
    const floor = measure({ runs: 9, argv: ["-e", "0"] });
    const rows: [string, Timing][] = [
      ["node, nothing to do (reference)", floor],
      ["fairlead --version", measure({ runs: 9, argv: [launcher, "--version"] })],
      ["fairlead check, cold", measure({ runs: 5, argv: run("check"), before: clear })],
      ["fairlead check, warm", measure({ runs: 5, argv: run("check") })],
      ["fairlead build, cold", measure({ runs: 5, argv: run("build"), before: clear })],
      ["fairlead build, nothing changed", measure({ runs: 7, argv: run("build") })],
    ];
    process.stdout.write(
      "| command | median s | min s | max s | times the reference |\n| --- | ---: | ---: | ---: | ---: |\n",
    );
    for (const [name, { median, min, max }] of rows) {
      const seconds = [median, min, max].map((time) => (time / 1000).toFixed(2));
      process.stdout.write(`| ${name} | ${seconds.join(" | ")} | ${(median / floor.median).toFixed(1)} |\n`);
    }
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
