/** The only file that names the release. */
export const LATEST_PATH = "latest.json";
/** The file from which the next build reads which releases an output has retained. */
export const RELEASES_PATH = "releases.json";
/** Folder of the objects below the base path; the worker and the download know it too. */
export const OBJECTS = "packs/objects/";

/** Path of the zip below the base. */
export const ARCHIVE_PATH = "docs.zip";
