import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../cache/hash.ts";
import { replaceFile } from "../../cache/replace-file.ts";
import { isSystemError } from "../disk/disk-failure.ts";
import type { FileGroup } from "../groups/file-group.ts";
import { PathMap, type ReadonlyPathMap } from "../groups/path-map.ts";
import { type GroupText, groupOfText, isGroupText, linesOf, textOfGroup } from "./group-text.ts";
import type { NotedTree, WrittenFile } from "./noted-tree.ts";
import type { TreeDifference } from "./tree-difference.ts";

/** What the last build wrote. */
export interface Manifest extends NotedTree {
  /** Names everything that the tree was made from; absent where that is not known. */
  readonly input?: string | undefined;
  /** The tree that was in the place of the output before, where it was kept. */
  readonly spare?: TreeDifference | undefined;
}

const FORMAT = 5;

/** It lies in the cache, because equal input must give equal output and times differ. */
export class ManifestStore {
  readonly #folder: string | undefined;
  readonly #path: string;

  constructor(
    cacheDir: string | undefined,
    readonly out: string,
  ) {
    this.#folder = cacheDir === undefined ? undefined : join(cacheDir, "written");
    this.#path = join(this.#folder ?? "", `${hashOf(out)}.json`);
  }

  /** Undefined when there is none, or none that can be trusted: then everything is written anew. */
  read(): Manifest | undefined {
    if (this.#folder === undefined) return undefined;
    try {
      return parseManifest(JSON.parse(readFileSync(this.#path, "utf8")), this.out);
    } catch {
      return undefined;
    }
  }

  /** Names the manifest as it is kept, by number, size and time of its file; undefined where none is. */
  state(): string | undefined {
    const stat = this.#folder === undefined ? undefined : statSync(this.#path, { throwIfNoEntry: false });
    return stat && [stat.ino, stat.size, stat.mtimeMs].join(" ");
  }

  /** Says whether it could be kept; when not, the next build is slower and no less right. */
  write({ input, spare, ...tree }: Manifest): boolean {
    if (this.#folder === undefined) return false;
    const text = {
      ...{ format: FORMAT, out: this.out, input, ...treeText(tree) },
      ...(spare === undefined ? {} : { spare: { ...treeText(spare), gone: spare.gone.join("\n") } }),
    };
    try {
      replaceFile(this.#path, JSON.stringify(text));
      return true;
    } catch (error) {
      if (!isSystemError(error)) throw error;
      return false;
    }
  }
}

interface TreeText {
  readonly root: number;
  /** By the names of the groups. */
  readonly groups: Readonly<Record<string, GroupText>>;
  /** Joined by line breaks, which no path has. */
  readonly folders: string;
  readonly states: string;
}

interface ManifestText extends TreeText {
  readonly format: number;
  readonly out: string;
  readonly input?: string;
  readonly spare?: TreeText & { readonly gone: string };
}

function treeText({ root, files, folders }: NotedTree): TreeText {
  return {
    root,
    groups: Object.fromEntries(Array.from(files.groups, ([name, group]) => [name, textOfGroup(group)])),
    ...{ folders: [...folders.keys()].join("\n"), states: [...folders.values()].join("\n") },
  };
}

function parseManifest(value: unknown, out: string): Manifest | undefined {
  const text = value as Partial<ManifestText>;
  const { input } = text;
  if (text.format !== FORMAT || text.out !== out) return undefined;
  const tree = parseTree(text);
  if (tree === undefined) return undefined;
  const spare = text.spare && parseTree(text.spare);
  return {
    ...tree,
    ...(typeof input === "string" ? { input } : {}),
    ...(spare === undefined ? {} : { spare: { ...spare, gone: linesOf(text.spare?.gone ?? "") } }),
  };
}

function parseTree({ root, groups = {}, folders: paths, states }: Partial<TreeText>): NotedTree | undefined {
  const files = parseGroups(groups);
  if (typeof root !== "number" || files === undefined) return undefined;
  const stateAt = states?.split("\n") ?? [];
  const folders = new Map<string, string>();
  linesOf(paths ?? "").forEach((path, index) => {
    folders.set(path, stateAt[index] ?? "");
  });
  return { root, files, folders };
}

function parseGroups(groups: TreeText["groups"]): ReadonlyPathMap<WrittenFile> | undefined {
  const parsed: [string, FileGroup<WrittenFile>][] = [];
  for (const [name, text] of Object.entries(groups)) {
    if (!isGroupText(text)) return undefined;
    parsed.push([name, groupOfText(text)]);
  }
  return new PathMap(parsed);
}
