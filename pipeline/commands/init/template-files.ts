import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ProjectFiles } from "./project-files.ts";

/** The files of a template by their paths in the new folder, with the title of the site in its settings. */
export function templateFiles(template: string, title: string): ProjectFiles {
  const paths = readdirSync(template, { recursive: true })
    .map((path) => String(path).replaceAll("\\", "/"))
    .filter((path) => statSync(join(template, path)).isFile())
    .sort();
  return Object.fromEntries(
    paths.map((path) => {
      const text = readFileSync(join(template, path), "utf8");
      return [path, path === "data/site.yaml" ? withTitle(text, title) : text];
    }),
  );
}

function withTitle(settings: string, title: string): string {
  return settings.replace(/^title: .*$/m, () => `title: ${JSON.stringify(title)}`);
}
