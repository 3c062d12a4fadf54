import type { PageRecord } from "../../../schema/generated/types.ts";
import type { ObjectName, RootManifest, SectionManifest } from "../../shared/offline-format/manifests.ts";
import { parseRoot, parseSection } from "../../shared/offline-format/parse-manifests.ts";
import type { PageSource } from "../../shared/search/page-text.ts";
import type { CorpusName } from "../../shared/search/search-data.ts";
import type { Stores } from "../store/stores.ts";

/** A page that is saved, as the manifest of its section lists it. */
interface SavedPage {
  readonly hash: string;
  readonly title: string;
  /** Without the base, decoded. */
  readonly pathname: string;
  /** By the kind of its section; the record says it in the end. */
  readonly corpus: CorpusName;
}

/** The pages of a copy. */
export interface SavedPages {
  /** Changes with everything that an index depends on. */
  readonly key: string;
  readonly pages: readonly SavedPage[];
  /** Corpora whose pages are all saved. */
  readonly whole: ReadonlySet<CorpusName>;
}

/** The pages that a device has saved, by its pointer and manifests; undefined where it has none, or cannot say. */
export async function readSavedPages(stores: Stores): Promise<SavedPages | undefined> {
  const reading = await stores.pointer.read().catch(() => undefined);
  if (reading?.kind !== "pointer") return undefined;
  const { root: name, sections: ids } = reading.pointer.current;
  const root = parseRoot(await readJson(stores, name));
  if (root === undefined) return undefined;
  const lines = root.sections.filter(({ id, pages }) => ids.includes(id) && pages > 0);
  const sections = new Map<string, SectionManifest>();
  for (const { id, manifests } of lines) {
    const read = await Promise.all(manifests.map((manifest) => readJson(stores, manifest)));
    const section = parseSection(read, id);
    if (section !== undefined) sections.set(id, section);
  }
  return {
    key: [name.hash, ...sections.keys()].join(" "),
    pages: lines.flatMap(({ id, kind }) =>
      (sections.get(id)?.pages ?? []).map(({ hash, title, pathname }) => {
        return { hash, title, pathname, corpus: corpusOf(kind) };
      }),
    ),
    whole: wholeCorpora(root, sections),
  };
}

/** The record of a saved page and the page as it is drawn; undefined where it is missing or damaged. */
export async function readSavedPage(stores: Stores, hash: string): Promise<PageSource | undefined> {
  const found = (await readJson(stores, { hash })) as
    | { record?: PageRecord; parts?: { main?: string } }
    | undefined;
  const { record, parts } = found ?? {};
  return record === undefined || parts?.main === undefined ? undefined : { record, main: parts.main };
}

function wholeCorpora(root: RootManifest, sections: ReadonlyMap<string, unknown>): ReadonlySet<CorpusName> {
  const missing = root.sections.filter(({ id, pages }) => pages > 0 && !sections.has(id));
  const lacking = new Set(missing.map(({ kind }) => corpusOf(kind)));
  return new Set((["docs", "pages"] as const).filter((name) => !lacking.has(name)));
}

function corpusOf(kind: string): CorpusName {
  return kind === "docs" ? "docs" : "pages";
}

async function readJson(stores: Stores, { hash }: Pick<ObjectName, "hash">): Promise<unknown> {
  try {
    return (await (await stores.objects.read(hash))?.json()) as unknown;
  } catch {
    return undefined;
  }
}
