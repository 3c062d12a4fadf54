import type { PathProducer } from "../../pages/output-path.ts";

/** Folder of the pictures in the output. */
export const PICTURE_FOLDER = "open-graph";

/**
 * The pictures that others show beside links. Their names hold hashes of their drawings, which a check knows. The folder is
 * theirs also where the site does not know its own address: a build may be given one that a check has not.
 */
export const picturePaths: PathProducer = {
  name: "pictures",
  paths: ({ pictures }) => [
    { path: PICTURE_FOLDER, isFolder: true },
    ...pictures.map(({ path }) => ({ path })),
  ],
};
