import type { HostileKind } from "../hostile-case.ts";
import { fileNames } from "./file-names.ts";
import { assetsOutside, targetsOutside } from "./targets-outside.ts";
import { trees } from "./trees.ts";

/** The places and names of files: nothing outside the data folder is read or written. */
export const paths: HostileKind = {
  kind: "paths",
  about:
    "Links of the file system, entries that are no files, and names that a disk or a host cannot hold. Nothing outside the data folder is read.",
  cases: [...trees, ...fileNames, ...targetsOutside, ...assetsOutside],
};
