import { type Disk, realDisk } from "./disk.ts";

/** Files and folders below a folder; all paths relative, with "/". */
interface TreeList {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
  /** Links, sockets and the like: nothing that a build writes. */
  readonly others: ReadonlySet<string>;
}

/** Everything below a folder, which exists; links are not followed. */
export function listTree(root: string, disk: Disk = realDisk): TreeList {
  const list = { files: new Set<string>(), folders: new Set<string>(), others: new Set<string>() };
  const visit = (folder: string): void => {
    for (const entry of disk.list(`${root}/${folder}`)) {
      const path = folder + entry.name;
      if (entry.isFile()) list.files.add(path);
      else if (!entry.isDirectory()) list.others.add(path);
      else {
        list.folders.add(path);
        visit(`${path}/`);
      }
    }
  };
  visit("");
  return list;
}
