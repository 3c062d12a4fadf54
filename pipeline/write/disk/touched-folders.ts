import { dirname } from "node:path";
import type { Disk } from "./disk.ts";

/** A disk, and the folders in which it has made or removed a name. */
interface WatchedDisk {
  readonly disk: Disk;
  readonly touched: ReadonlySet<string>;
}

/** A disk that notes in which folders something was changed. */
export function watchDisk(disk: Disk): WatchedDisk {
  const touched = new Set<string>();
  const at = (path: string): string => {
    touched.add(dirname(path));
    return path;
  };
  return {
    touched,
    disk: {
      ...disk,
      makeFolder: (path) => disk.makeFolder(at(path)),
      create: (path, bytes) => disk.create(at(path), bytes),
      link: (from, to) => disk.link(from, at(to)),
      copy: (from, to) => disk.copy(from, at(to)),
      unlink: (path) => disk.unlink(at(path)),
      removeFolder: (path) => disk.removeFolder(at(path)),
    },
  };
}
