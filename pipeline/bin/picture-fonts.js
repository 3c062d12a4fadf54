// The fonts of the site, for the pictures that others show beside a link.
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";

const subsets = ["latin", "latin-ext", "greek", "cyrillic"];
const faces = [
  ...subsets.flatMap((subset) =>
    [400, 600].map((weight) => ["ibm-plex-sans", `ibm-plex-sans-${subset}-${weight}-normal.woff`]),
  ),
  ["ibm-plex-mono", "ibm-plex-mono-latin-400-normal.woff"],
];

/**
 * Copies them to a folder of the bundle, so that a build needs no package of development. The numbers in front keep the
 * order: of two faces with one name the first is taken, and the others help where it lacks a letter.
 */
export function copyPictureFonts(root, folder) {
  mkdirSync(folder, { recursive: true });
  const packages = join(root, "node_modules");
  faces.forEach(([name, file], index) => {
    const numbered = `${String(index).padStart(2, "0")}-${file}`;
    copyFileSync(join(packages, "@fontsource", name, "files", file), join(folder, numbered));
  });
}
