import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of the repository that contains a folder; the folder itself outside of a repository. */
export function rootOf(folder: string): string {
  for (let above = folder; ; above = dirname(above)) {
    if (existsSync(join(above, ".git"))) return above;
    if (above === dirname(above)) return folder;
  }
}
