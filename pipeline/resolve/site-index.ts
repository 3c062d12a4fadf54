import type { ParametersSource, SourcesSource, UnitsSource } from "../../schema/generated/types.ts";
import { compareStrings, type Diagnostic } from "../diagnostics.ts";
import { type DocSet, findDocSets } from "./doc-sets.ts";
import { type CategoryNode, type DocNode, docTree, type TreeNode, walkTree } from "./doc-tree.ts";
import { type PageClaim, PageTable } from "./page-table.ts";
import { type RouteTemplates, routeOf } from "./routes.ts";
import { type SiteConfig, siteConfig } from "./site-config.ts";
import { diagnosticAt, type Source } from "./source.ts";

export type Parameter = ParametersSource["parameters"][number];
export type Unit = UnitsSource["units"][number];
export type Citable = SourcesSource["sources"][number];

/** A file that is not text: image or download. */
export interface Asset {
  readonly path: string;
  readonly absolute: string;
  readonly hash: string;
  readonly bytes: number;
}

/** What the whole site consists of, before any record is compiled. */
export interface SiteIndex {
  readonly config: SiteConfig;
  readonly site: Source | undefined;
  readonly sources: ReadonlyMap<string, Source>;
  /** Published records by type, then by id. */
  readonly records: ReadonlyMap<string, ReadonlyMap<string, Source>>;
  /** Ids by type of records that have mistakes of their own; references to them are not judged a second time. */
  readonly faulty: ReadonlyMap<string, ReadonlySet<string>>;
  readonly parameters: ReadonlyMap<string, Parameter>;
  readonly units: ReadonlyMap<string, Unit>;
  readonly citations: ReadonlyMap<string, Citable>;
  readonly docSets: readonly DocSet[];
  readonly trees: ReadonlyMap<string, readonly TreeNode[]>;
  readonly docs: ReadonlyMap<string, DocNode>;
  readonly pages: PageTable;
  readonly assets: ReadonlyMap<string, Asset>;
  /** Whether drafts and unconfirmed values are shown (`dev --review`). */
  readonly review: boolean;
}

export interface IndexInput {
  readonly sources: readonly Source[];
  readonly assets: readonly Asset[];
  /** Address templates of the page types, from their compile functions. */
  readonly templates: RouteTemplates;
  /** Versions in order, from `versions.json`. */
  readonly versions?: readonly string[] | undefined;
  readonly review: boolean;
}

/** Gathers ids, addresses and the docs tree. Everything that two files may claim at once is judged here. */
export function indexSite(input: IndexInput): { value: SiteIndex; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const sources = new Map(input.sources.map((source) => [source.path, source]));
  const site = sources.get("site.yaml") ?? sources.get("site.yml");
  const config = siteConfig(site);
  const { records, faulty } = groupRecords(input, diagnostics);
  const pages = new PageTable();
  for (const source of input.sources) {
    const template = config.routes[source.type] ?? input.templates[source.type];
    const { id } = source.data as { id?: unknown };
    if (template === undefined || typeof id !== "string") continue;
    const isFaulty = !source.valid && faulty.get(source.type)?.has(id) === true;
    if (isFaulty || records.get(source.type)?.get(id) === source) {
      pages.claim(recordClaim(source, routeOf(source, template, source.type)));
    }
  }

  const docSources = input.sources.filter(
    (source) => source.type === "category" || isPublishedDoc(source, input.review),
  );
  const docSets = findDocSets(
    docSources.map((source) => source.path),
    config,
    input.versions,
  );
  const trees = new Map<string, readonly TreeNode[]>();
  const docs = new Map<string, DocNode>();
  for (const set of docSets) {
    const tree = docTree(set, docSources, config);
    trees.set(set.name, tree);
    walkTree(tree, (node) => {
      if (node.kind === "doc") docs.set(node.source.path, node);
      const claim = nodeClaim(node);
      if (claim !== undefined) pages.claim(claim);
    });
  }
  for (const source of input.sources) claimAliases(source, pages, docs, trees);
  config.source.redirects?.forEach((redirect, index) => {
    if (site !== undefined) pages.alias(redirect.from, redirect.to, site, `/redirects/${index}/from`);
  });
  diagnostics.push(...pages.problems());

  const list = <T extends { id: string }>(type: string, key: string): Map<string, T> =>
    collect<T>(
      input.sources.filter((source) => source.type === type && source.valid),
      key,
      diagnostics,
    );
  return {
    value: {
      config,
      site,
      sources,
      records,
      faulty,
      parameters: list<Parameter>("parameters", "parameters"),
      units: list<Unit>("units", "units"),
      citations: list<Citable>("sources", "sources"),
      docSets,
      trees,
      docs,
      pages,
      assets: new Map(input.assets.map((asset) => [asset.path, asset])),
      review: input.review,
    },
    diagnostics,
  };
}

function isPublishedDoc(source: Source, review: boolean): boolean {
  if (source.type !== "doc") return false;
  const { draft, state } = source.data as { draft?: boolean; state?: string };
  return review || !(draft === true || state === "draft" || state === "archived");
}

interface RecordGroups {
  readonly records: Map<string, Map<string, Source>>;
  readonly faulty: Map<string, Set<string>>;
}

function groupRecords(input: IndexInput, diagnostics: Diagnostic[]): RecordGroups {
  const records = new Map<string, Map<string, Source>>();
  const faulty = new Map<string, Set<string>>();
  const seen = new Map<string, Source>();
  for (const source of [...input.sources].sort((a, b) => compareStrings(a.path, b.path))) {
    const { id, state } = source.data as { id?: unknown; state?: unknown };
    if (typeof id !== "string" || source.type === "doc" || source.type === "category") continue;
    const key = `${source.type} ${id}`;
    const other = seen.get(key);
    if (other !== undefined) {
      diagnostics.push(
        diagnosticAt(source, "/id", {
          code: "duplicate-id",
          message: `The ${source.type} id "${id}" is already used by ${other.path}.`,
          hint: "Give one of the two another id.",
        }),
      );
      continue;
    }
    seen.set(key, source);
    if (!source.valid) {
      faulty.set(source.type, (faulty.get(source.type) ?? new Set()).add(id));
      continue;
    }
    if (!input.review && (state === "draft" || state === "archived")) continue;
    const group = records.get(source.type) ?? new Map<string, Source>();
    records.set(source.type, group.set(id, source));
  }
  return { records, faulty };
}

function collect<T extends { id: string }>(
  sources: readonly Source[],
  key: string,
  diagnostics: Diagnostic[],
): Map<string, T> {
  const found = new Map<string, T>();
  for (const source of sources) {
    (source.data[key] as T[]).forEach((item, index) => {
      if (found.has(item.id)) {
        diagnostics.push(
          diagnosticAt(source, `/${key}/${index}/id`, {
            code: "duplicate-id",
            message: `The id "${item.id}" stands twice in the list of ${key}.`,
            hint: "Remove one of the two, or give it another id.",
          }),
        );
      } else found.set(item.id, item);
    });
  }
  return found;
}

function recordClaim(source: Source, pathname: string): PageClaim {
  const { title, summary } = source.data as { title?: unknown; summary?: unknown };
  return {
    pathname,
    type: source.type,
    title: String(title ?? ""),
    description: String(summary ?? ""),
    source,
    pointer: source.data.route === undefined ? "/id" : "/route",
  };
}

function nodeClaim(node: TreeNode): PageClaim | undefined {
  if (node.kind === "doc") {
    const { description } = node.source.data as { description?: string };
    return {
      pathname: node.pathname,
      type: "doc",
      title: node.title,
      description: description ?? node.source.prose[""]?.excerpt ?? "",
      source: node.source,
      pointer: "/slug",
      node,
    };
  }
  if (node.pathname === undefined) return undefined;
  return {
    pathname: node.pathname,
    type: "category",
    title: node.title,
    description: node.description ?? "",
    ...(node.source === undefined ? {} : { source: node.source }),
    pointer: "/slug",
    node,
  };
}

function claimAliases(
  source: Source,
  pages: PageTable,
  docs: ReadonlyMap<string, DocNode>,
  trees: ReadonlyMap<string, readonly TreeNode[]>,
): void {
  const { aliases } = source.data as { aliases?: readonly string[] };
  if (aliases === undefined || !source.valid) return;
  const target =
    docs.get(source.path)?.pathname ?? categoryOf(source, trees)?.pathname ?? pages.ofSource(source);
  if (target === undefined) return;
  aliases.forEach((from, index) => {
    pages.alias(from, target, source, `/aliases/${index}`);
  });
}

function categoryOf(
  source: Source,
  trees: ReadonlyMap<string, readonly TreeNode[]>,
): CategoryNode | undefined {
  if (source.type !== "category") return undefined;
  let found: CategoryNode | undefined;
  for (const tree of trees.values()) {
    walkTree(tree, (node) => {
      if (node.kind === "category" && node.source === source) found = node;
    });
  }
  return found;
}
