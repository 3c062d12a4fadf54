import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where a file of the data folder is on the disk, which may have its name in another normal form than paths have here. */
export function diskPath(root: string, path: string): string {
  const whole = join(root, path);
  if (/^[\x20-\x7e]*$/.test(path) || existsSync(whole)) return whole;
  return path.split("/").reduce((folder, name) => join(folder, nameOnDisk(folder, name)), root);
}

function nameOnDisk(folder: string, name: string): string {
  if (existsSync(join(folder, name))) return name;
  try {
    return readdirSync(folder).find((each) => each.normalize("NFC") === name) ?? name;
  } catch {
    return name;
  }
}
