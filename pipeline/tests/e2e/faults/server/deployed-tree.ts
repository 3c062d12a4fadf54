import type { FileTree } from "../../../../commands/shared/server/answer.ts";
import { ServedTree } from "../../../../commands/shared/server/served-tree.ts";

/**
 * How a release reaches a host: "atomic" all at once; "manifest-first" pointer, worker and manifests before what they
 * name; "objects-first" packs and assets before all else; "html-first" pages before all else; "rollback" an earlier
 * build as it was, its pointer included.
 */
type DeployMode = "atomic" | "manifest-first" | "objects-first" | "html-first" | "rollback";

export interface Deployment {
  readonly build: string;
  readonly mode: DeployMode;
  /** Whether files with a hash in their names that were served before can still be had. */
  readonly keep: boolean;
}

const HASHED = /^(?:assets\/|packs\/)/;

/** The files that a host serves while a release is on its way, each from one build. */
export class DeployedTree implements FileTree {
  readonly #builds = new Map<string, ServedTree>();
  /** Builds that were served whole, the newest first. */
  #served: readonly string[] = [];
  #arriving: { readonly build: string; readonly has: (path: string) => boolean } | undefined;
  #keeps = true;

  constructor(folders: Readonly<Record<string, string>>) {
    for (const [name, folder] of Object.entries(folders)) this.#builds.set(name, new ServedTree(folder));
  }

  /** The build whose pages are served; its headers are sent. */
  get current(): string {
    return this.#arriving?.has("index.html") === true ? this.#arriving.build : (this.#served[0] ?? "");
  }

  deploy({ build, mode, keep }: Deployment): void {
    const tree = this.tree(build);
    this.#keeps = keep;
    this.#arriving = undefined;
    if (mode === "atomic" || mode === "rollback" || this.#served.length === 0)
      this.#served = [build, ...this.#served.filter((name) => name !== build)];
    else this.#arriving = { build, has: arrivedFirst(mode, tree) };
  }

  tree(build: string): ServedTree {
    const tree = this.#builds.get(build);
    if (tree === undefined) throw new Error(`There is no build "${build}".`);
    return tree;
  }

  has(path: string): boolean {
    return this.#treeOf(path) !== undefined;
  }

  read(path: string): ReturnType<FileTree["read"]> {
    return this.#treeOf(path)?.read(path);
  }

  #treeOf(path: string): ServedTree | undefined {
    const [whole = "", ...former] = this.#served;
    const { build, has } = this.#arriving ?? {};
    const names = [
      ...(build !== undefined && has?.(path) === true ? [build] : []),
      whole,
      ...(this.#keeps && HASHED.test(path) ? former : []),
    ];
    return names.map((name) => this.tree(name)).find((tree) => tree.has(path));
  }
}

/** Which files of a build are there already. */
function arrivedFirst(
  mode: Exclude<DeployMode, "atomic" | "rollback">,
  tree: FileTree,
): (path: string) => boolean {
  switch (mode) {
    case "manifest-first": {
      const manifests = manifestsOf(tree);
      return (path) => /^(?:latest\.json|sw\.js)$/.test(path) || manifests.has(path);
    }
    case "objects-first":
      return (path) => HASHED.test(path);
    case "html-first":
      return (path) => path.endsWith(".html") || path.endsWith("index.json");
    default:
      return mode satisfies never;
  }
}

interface Named {
  readonly hash: string;
}

/** The root manifest and those of the sections lie among the objects; the pointer names the first, it the others. */
function manifestsOf(tree: FileTree): ReadonlySet<string> {
  const pointer = readJson<{ root: Named }>(tree, "latest.json");
  if (pointer === undefined) return new Set();
  const rootPath = objectPath(pointer.root);
  const root = readJson<{ sections: readonly { manifests: readonly Named[] }[] }>(tree, rootPath);
  const manifests = root?.sections.flatMap((section) => section.manifests) ?? [];
  return new Set([rootPath, ...manifests.map(objectPath)]);
}

function objectPath({ hash }: Named): string {
  return `packs/objects/${hash}`;
}

function readJson<T>(tree: FileTree, path: string): T | undefined {
  const file = tree.read(path);
  return file === undefined ? undefined : (JSON.parse(file.bytes.toString("utf8")) as T);
}
