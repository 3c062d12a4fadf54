import { type Disk, realDisk } from "./disk/disk.ts";

/** Files of a tree that get second names in another, and the folders of that, parents before children. */
export interface TreeLinks {
  readonly from: string;
  readonly to: string;
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

/** Makes the folders and links the files. */
export function linkTree({ from, to, folders, files }: TreeLinks, disk: Disk = realDisk): void {
  for (const path of folders) disk.makeFolder(`${to}/${path}`);
  for (const path of files) disk.link(`${from}/${path}`, `${to}/${path}`);
}

/** A helper that links a tree while this thread goes on; resolves to whether all of it was linked. */
export type LinkHelper = (links: TreeLinks) => Promise<boolean>;
