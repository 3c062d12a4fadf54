import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { dataFolders } from "../support/built-site.ts";
import { fairlead } from "../support/command.ts";
import { oneAtATime } from "../support/one-at-a-time.ts";

/** A release of a fixture: the build before it, and what was edited since. */
export interface Release {
  readonly name: string;
  readonly number: number;
  readonly edit: (data: string) => void;
  /** The client that it comes with; its scripts have other names and other bytes than the usual one. */
  readonly client?: "production" | "development";
  /** More options of the command. */
  readonly options?: readonly string[];
}

interface ReleaseSeries {
  readonly data: keyof typeof dataFolders;
  readonly base?: string;
  readonly releases: readonly Release[];
}

/** Builds a series of releases of one fixture, each once a run, and gives their folders by name. */
export function buildReleases(series: ReleaseSeries): Promise<Record<string, string>> {
  const { data, base = "/" } = series;
  const root = join(inject("runFolder"), `releases ${data} ${base.replaceAll("/", " ").trim()}`.trim());
  return oneAtATime(`${root} lock`, () => buildMissing(series, root));
}

async function buildMissing({ data, base = "/", releases }: ReleaseSeries, root: string) {
  const source = join(root, "data");
  if (!existsSync(source)) cpSync(dataFolders[data], source, { recursive: true });
  const folders: Record<string, string> = {};
  for (const { name, number, edit, client = "production", options = [] } of releases) {
    const folder = join(root, name);
    folders[name] = folder;
    if (existsSync(folder)) continue;
    edit(source);
    const fresh = `${folder} new`;
    rmSync(fresh, { recursive: true, force: true });
    const args = ["build", "--data", source, "--out", fresh, "--base", base, "--cache", join(root, "cache")];
    const { code, stdout, stderr } = await fairlead([...args, "--release", String(number), ...options], {
      env: { FAIRLEAD_CLIENT: client },
    });
    if (code !== 0) throw new Error(`The release ${name} was not built.\n${stdout}${stderr}`);
    renameSync(fresh, folder);
  }
  return folders;
}

/** Replaces a text in a file of the data folder, which must have it. */
export function editFile(path: string, from: string, to: string): (data: string) => void {
  return (data) => {
    const file = join(data, path);
    const text = readFileSync(file, "utf8");
    if (!text.includes(from)) throw new Error(`${path} has no "${from}".`);
    writeFileSync(file, text.replace(from, to));
  };
}

const usual: readonly Release[] = [
  { name: "v1", number: 1, edit: () => {} },
  {
    name: "v2",
    number: 2,
    edit: editFile("docs/intro.md", "Begin with the", "Start, in the second release, with the"),
    client: "development",
  },
];

/** Two releases of the small fixture: the second has another text on /docs/intro and other scripts. */
export function twoReleases(base = "/"): Promise<Record<string, string>> {
  return buildReleases({ data: "small", base, releases: usual });
}

/** The two releases, and a third that takes the worker away. */
export function releasesWithRemoval(): Promise<Record<string, string>> {
  const removal: Release = { name: "removal", number: 3, edit: () => {}, options: ["--remove-worker"] };
  return buildReleases({ data: "small", releases: [...usual, removal] });
}
