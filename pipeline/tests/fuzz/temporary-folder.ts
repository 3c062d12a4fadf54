import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { HostileCase } from "../hostile/hostile-case.ts";

/** Calls with a data folder of these files, which is gone afterwards. */
export async function withFolder<T>(
  { files, prepare }: Pick<HostileCase, "files" | "prepare">,
  use: (data: string) => Promise<T>,
): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), "fairlead-fuzz-"));
  const [data, outside] = [join(root, "data"), join(root, "outside")];
  try {
    for (const folder of [data, outside]) mkdirSync(folder);
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(data, path)), { recursive: true });
      writeFileSync(join(data, path), typeof content === "function" ? content() : content);
    }
    prepare?.(data, outside);
    return await use(data);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
