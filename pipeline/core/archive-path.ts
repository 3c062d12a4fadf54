/** Path of the zip below the base. */
export const ARCHIVE_PATH = "docs.zip";
