import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entriesBelow } from "../../sources/read/entries-below.ts";
import type { ProjectFiles } from "./project-files.ts";

/** The title that a template has until a person chooses one, as the whole value of a key. */
const TEMPLATE_TITLE = /^( *[a-z]+: )My (?:boards|docs)$/gm;

/** The files of a template by their paths in the new folder, with the title of the site. */
export function templateFiles(template: string, title: string): ProjectFiles {
  const paths = [...entriesBelow(template)]
    .flatMap(({ path, entry }) => (entry.isFile() ? [path] : []))
    .sort();
  return Object.fromEntries(
    paths.map((path) => {
      const text = readFileSync(join(template, path), "utf8");
      return [path, text.replace(TEMPLATE_TITLE, (_, key: string) => key + JSON.stringify(title))];
    }),
  );
}
