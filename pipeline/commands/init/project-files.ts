import { existsSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { editorSettings } from "../shared/editor-schemas/editor-settings.ts";
import type { Launch } from "../shared/launch.ts";

/** Texts by their paths below the folder of the site. */
export type ProjectFiles = Readonly<Record<string, string>>;

interface Project {
  readonly folder: string;
  readonly data: string;
  /** The source from `packageSource`. */
  readonly source: string | undefined;
  readonly launch: Pick<Launch, "templates">;
}

/** The npm scripts of a site. */
const SCRIPTS = {
  dev: "fairlead dev",
  check: "fairlead check",
  build: "fairlead build",
  preview: "fairlead preview",
};

/** The files of every folder of a site besides its data: package, workflow, editor. */
export function projectFiles({ folder, data, source, launch }: Project): ProjectFiles {
  const starter = (name: string): string => readFileSync(join(launch.templates, "project", name), "utf8");
  const below = relative(folder, data).replaceAll("\\", "/") || ".";
  return {
    "package.json": jsonText({
      name: packageName(folder),
      private: true,
      type: "module",
      scripts: SCRIPTS,
      ...(source === undefined ? {} : { devDependencies: { fairlead: source } }),
    }),
    ".gitignore": starter("gitignore"),
    ".github/workflows/site.yml": starter("site.yml"),
    ".vscode/extensions.json": jsonText({ recommendations: ["redhat.vscode-yaml"] }),
    ".vscode/settings.json": jsonText({ "yaml.schemas": editorSettings(below) }),
  };
}

/**
 * The steps that a person has to do by hand if `package.json` is their own, or the source of Fairlead was not
 * found.
 */
export function packageHint(folder: string, source: string | undefined): readonly string[] {
  const manifest = join(folder, "package.json");
  const text = existsSync(manifest) ? readFileSync(manifest, "utf8") : "";
  const scripts = text.includes("fairlead dev")
    ? []
    : [
        "package.json has no scripts for the site. To add them:",
        `  npm pkg set ${Object.entries(SCRIPTS)
          .map(([name, script]) => `scripts.${name}="${script}"`)
          .join(" ")}`,
      ];
  const dependency =
    source !== undefined || text.includes('"fairlead":')
      ? []
      : [
          "package.json does not name where Fairlead is installed from, which cannot be found here. To add it:",
          "  npm install --save-dev FILE_OR_ADDRESS_OF_FAIRLEAD",
        ];
  return [...scripts, ...dependency];
}

/** A name that npm takes. */
function packageName(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^[._-]+|[._-]+$/g, "");
  // A package that has the name of its dependency cannot be installed.
  return name === "" || name === "fairlead" ? "site" : name;
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
