import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { asText } from "../../core/as-bytes.ts";
import { hashOf } from "../../core/hash.ts";
import { linesOf } from "../../core/text/lines-of.ts";
import { replaceFile } from "../../engine/cache/replace-file.ts";
import { isSystemError } from "../disk/disk-failure.ts";
import { PathMap } from "../groups/path-map.ts";
import { groupOfText, textOfGroup } from "./group-text.ts";
import type { NotedTree } from "./noted-tree.ts";
import type { TreeDifference } from "./tree-difference.ts";

/** The build manifest: what the last build wrote. */
export interface Manifest extends NotedTree {
  /** Names everything that the tree was made from; absent where that is not known. */
  readonly input?: string | undefined;
  /** The tree that was in the place of the output before, where it was kept. */
  readonly spare?: TreeDifference | undefined;
}

const FORMAT = 7;

/** It lies in the cache, because equal input must give equal output and times differ. */
export class ManifestStore {
  readonly #folder: string | undefined;
  readonly #path: string;

  constructor(
    cacheDir: string | undefined,
    readonly out: string,
  ) {
    this.#folder = cacheDir === undefined ? undefined : join(cacheDir, "written");
    this.#path = join(this.#folder ?? "", `${hashOf(out)}.manifest`);
  }

  /** Undefined if there is no manifest that can be trusted: then everything is written anew. */
  read(): Manifest | undefined {
    if (this.#folder === undefined) return undefined;
    try {
      return parseManifest(asText(readFileSync(this.#path)), this.out);
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
  write(manifest: Manifest): boolean {
    if (this.#folder === undefined) return false;
    try {
      replaceFile(this.#path, manifestTexts(manifest, this.out));
      return true;
    } catch (error) {
      if (!isSystemError(error)) throw error;
      return false;
    }
  }
}

/**
 * The first line of a manifest, as JSON; after it come the texts whose lengths it lists, in the order in
 * which they are named. Those of a large site are some megabytes; a build reads a few of them and copies the
 * others.
 */
interface Head {
  readonly format: number;
  readonly out: string;
  readonly input?: string;
  readonly tree: TreeHead;
  readonly spare?: { readonly tree: TreeHead; readonly removed: number };
}

interface TreeHead {
  readonly root: number;
  readonly groups: readonly GroupHead[];
  readonly folders: number;
  readonly states: number;
}

type GroupHead = readonly [
  name: string,
  size: number,
  paths: number,
  keys: number,
  folders: number,
  numbers: number,
];

function manifestTexts({ input, spare, ...tree }: Manifest, out: string): string[] {
  const texts: string[] = [];
  /** Gives the length. */
  const put = (text: string): number => {
    texts.push(text);
    return text.length;
  };
  const head: Head = {
    format: FORMAT,
    out,
    tree: treeHead(tree, put),
    ...(input === undefined ? {} : { input }),
    ...(spare === undefined
      ? {}
      : { spare: { tree: treeHead(spare, put), removed: put(spare.removed.join("\n")) } }),
  };
  return [`${JSON.stringify(head)}\n`, ...texts];
}

function treeHead({ root, files, folders }: NotedTree, put: (text: string) => number): TreeHead {
  const groups = Array.from(files.groups, ([name, group]): GroupHead => {
    const { size, paths, keys, folders, numbers } = textOfGroup(group);
    return [name, size, put(paths), put(keys), put(folders), put(numbers)];
  });
  const paths = put([...folders.keys()].join("\n"));
  return { root, groups, folders: paths, states: put([...folders.values()].join("\n")) };
}

function parseManifest(text: string, out: string): Manifest | undefined {
  let at = text.indexOf("\n") + 1;
  const { format, tree, spare, input, ...head } = JSON.parse(text.slice(0, at)) as Head;
  if (format !== FORMAT || head.out !== out) return undefined;
  const take = (length: number): string => {
    at += length;
    return text.slice(at - length, at);
  };
  const manifest = {
    ...parseTree(tree, take),
    ...(input === undefined ? {} : { input }),
    ...(spare === undefined
      ? {}
      : { spare: { ...parseTree(spare.tree, take), removed: linesOf(take(spare.removed)) } }),
  };
  return at === text.length ? manifest : undefined;
}

function parseTree(head: TreeHead, take: (length: number) => string): NotedTree {
  const groups = head.groups.map(([name, size, ...lengths]) => {
    const [paths = "", keys = "", folders = "", numbers = ""] = lengths.map(take);
    return [name, groupOfText({ size, paths, keys, folders, numbers })] as const;
  });
  const [paths, states] = [linesOf(take(head.folders)), take(head.states).split("\n")];
  const folders = new Map(paths.map((path, at) => [path, states[at] ?? ""]));
  return { root: head.root, files: new PathMap(groups), folders };
}
