import { slug as slugOf } from "github-slugger";
import type { Checked, Diagnostic } from "../../core/diagnostics.ts";
import { type Menu, type MenuItem, unreadMenu } from "../../sources/navigation/menu.ts";
import type { SiteConfig } from "../../sources/site-config.ts";
import { dialectTargets } from "./dialect-targets.ts";
import { joinPathname, safeDecode } from "./doc-path.ts";
import type { DocSet } from "./doc-sets.ts";
import { type CategoryNode, type DocNode, type TreeNode, walkTree } from "./doc-tree.ts";
import { splitTarget } from "./link-candidates.ts";

interface Place {
  readonly set: DocSet;
  readonly config: SiteConfig;
}

/**
 * Arranges docs by the menu of their system. Docs that the menu does not name come after it, arranged by
 * folders.
 */
export function menuTree(
  menu: Menu,
  folders: readonly TreeNode[],
  place: Place,
): Checked<readonly TreeNode[]> {
  const tree = new MenuTree(menu, folders, place);
  const named = tree.nodesOf(menu.items);
  return { value: [...named, ...tree.remaining(folders)], diagnostics: tree.diagnostics };
}

class MenuTree {
  readonly diagnostics: Diagnostic[] = [];
  readonly #byPath = new Map<string, DocNode>();
  readonly #byId = new Map<string, DocNode>();
  readonly #byAddress = new Map<string, DocNode>();
  readonly #byFolder = new Map<string, CategoryNode>();
  readonly #used = new Set<DocNode>();

  constructor(
    readonly menu: Menu,
    readonly folders: readonly TreeNode[],
    readonly place: Place,
  ) {
    walkTree(folders, (node) => {
      if (node.kind === "category") this.#byFolder.set(node.folder, node);
      else this.#know(node);
    });
  }

  #know(doc: DocNode): void {
    this.#byPath.set(doc.source.path, doc);
    this.#byId.set(doc.id, doc);
    this.#byAddress.set(doc.pathname, doc);
  }

  nodesOf(items: readonly MenuItem[]): TreeNode[] {
    return items.flatMap((item) => this.#nodes(item));
  }

  /** The docs that no item named, in their folders. */
  remaining(nodes: readonly TreeNode[]): TreeNode[] {
    return nodes.flatMap((node): TreeNode[] => {
      if (node.kind === "doc") return this.#take(node);
      const { doc, ...folder } = node;
      const children = this.remaining(node.children);
      const own = doc === undefined ? [] : this.#take(doc);
      if (children.length === 0 && own.length === 0) return [];
      return [{ ...folder, children, ...(own[0] === undefined ? {} : { doc: own[0] }) }];
    });
  }

  #nodes(item: MenuItem): TreeNode[] {
    const { label, items = [], folder } = item;
    if (folder !== undefined) return this.#folder(folder, item);
    const doc = this.#docOf(item);
    const node = doc === undefined ? [] : this.#take(label === undefined ? doc : { ...doc, label }, doc);
    const children = this.nodesOf(items);
    if (children.length === 0) return node;
    return [this.#category(item, node[0], children)];
  }

  /** A doc that is not in the menu yet: its first place counts. */
  #take(doc: DocNode, known = doc): DocNode[] {
    if (this.#used.has(known)) return [];
    this.#used.add(known);
    return [doc];
  }

  #folder(name: string, item: MenuItem): TreeNode[] {
    if (name === ".") return this.remaining(this.folders);
    const found = this.#byFolder.get(`${this.place.set.folder}/${name}`.normalize("NFC"));
    if (found === undefined) return this.#missing(item, name) ?? [];
    const [taken] = this.remaining([found]);
    return taken?.kind === "category" ? [...(taken.doc ? [taken.doc] : []), ...taken.children] : [];
  }

  #docOf(item: MenuItem): DocNode | undefined {
    const { id, target } = item;
    if (id === undefined && target === undefined) {
      const isNothing = item.isDraft === true && item.items?.length === 0;
      return isNothing ? this.#unread(item, `The chapter "${item.label ?? ""}" has no file`) : undefined;
    }
    const found = id === undefined ? this.#byTarget(target ?? "") : this.#byId.get(id.normalize("NFC"));
    return found ?? this.#missing(item, id ?? target ?? "");
  }

  #byTarget(target: string): DocNode | undefined {
    const { set, config } = this.place;
    const rule = config.docs.dialect.addresses.targets;
    if (rule === undefined) return undefined;
    const root = { set, id: "", pathname: set.route, isFolder: true };
    const from = { path: `${this.menu.folder}SUMMARY.md`, pathname: set.route };
    const { sourcePaths, pathnames } = dialectTargets(rule, root);
    const path = safeDecode(splitTarget(target).path);
    for (const file of sourcePaths(path, from)) {
      const found = this.#byPath.get(file);
      if (found !== undefined) return found;
    }
    return pathnames(path, from)
      .map((address) => this.#byAddress.get(address))
      .find((found) => found !== undefined);
  }

  #missing(item: MenuItem, name: string): undefined {
    if (item.isOptional === true) return undefined;
    return this.#unread(item, `The menu names "${name}", and there is no such doc`);
  }

  #unread({ position, file = this.menu.file }: MenuItem, what: string): undefined {
    const hint = "Write the doc, or take it out of the menu.";
    this.diagnostics.push(unreadMenu(file, position, `${what}: it is left out.`, hint));
  }

  #category(item: MenuItem, doc: DocNode | undefined, children: readonly TreeNode[]): CategoryNode {
    const { set } = this.place;
    const label = item.label ?? doc?.label ?? "";
    const slug = item.page?.slug ?? `category/${slugOf(label)}`;
    return {
      kind: "category",
      set,
      label,
      title: label,
      children,
      folder: `${set.folder}/${label}`,
      position: 0,
      collapsed: item.collapsed ?? true,
      ...(item.page?.description === undefined ? {} : { description: item.page.description }),
      ...(doc !== undefined ? { doc } : {}),
      ...(doc === undefined && item.page ? { pathname: joinPathname(set.route, slug.split("/")) } : {}),
    };
  }
}
