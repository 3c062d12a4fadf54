import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Whether a program of this name can be run. */
export function isInstalled(program: string): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
