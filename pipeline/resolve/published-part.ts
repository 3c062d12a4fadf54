import { publishedSources } from "./link-edges.ts";
import type { SiteIndex } from "./site-index.ts";
import type { Source } from "./source.ts";
import { own, valueAt } from "./value-at.ts";
import { isShown } from "./value-status.ts";

/** Types whose fields are nobody's business but the author's: keys derived from serials are published, never the serials. */
const hiddenTypes: ReadonlySet<string> = new Set(["serial-register", "prose-rules"]);

/** Types of which nothing is published without a status of the whole record. */
const wholeTypes: ReadonlySet<string> = new Set(["connector", "cable"]);

/** Items that have the status of their record where they state none. */
const inheriting: Readonly<Record<string, RegExp>> = {
  "register-map": /^\/blocks\/\d+\/registers\/\d+$/,
  "can-message-set": /^\/messages\/\d+$/,
  "serial-protocol": /^\/messages\/\d+$/,
  "message-support": /^\/items\/\d+$/,
};

/** Fields of the envelope that no page shows. */
const hiddenFields: ReadonlySet<string> = new Set(["owner"]);

/** Values that are unverified where they state no status: rows of a datasheet, quantities of pins and cables. */
const unverifiedByDefault =
  /^\/datasheet\/sections\/\d+\/groups\/\d+\/rows\/\d+$|^\/pins\/\d+\/(?:level|maxCurrent)$|^\/length$/;

const groups = /^\/datasheet\/sections\/\d+\/groups\/\d+$/;

/**
 * What the output publishes of a file. Items that are left out of a list leave a hole, so that pointers stay those of the
 * file; undefined where nothing is published.
 */
export function publishedPart(source: Source, index: SiteIndex): unknown {
  const { type, data } = source;
  if (hiddenTypes.has(type)) return undefined;
  if (wholeTypes.has(type) && !isShown(data, false)) return undefined;
  if (type === "cable" && !hasShownEnds(data, index)) return undefined;
  const items = Object.hasOwn(inheriting, type) ? inheriting[type] : undefined;
  const part = new Part(data.status, items).of(data, "");
  return type === "sources" ? { ...(part as object), sources: citedOf(data.sources, index) } : part;
}

/** A cable is shown with its connectors or not at all. */
function hasShownEnds({ ends }: Source["data"], index: SiteIndex): boolean {
  const connectors = index.records.get("connector");
  return (Array.isArray(ends) ? ends : []).every((end: unknown) => {
    const id = own(end, "connector");
    return typeof id !== "string" || isShown(connectors?.get(id)?.data ?? {}, false);
  });
}

/** A source is shown where something that is published names it. */
function citedOf(entries: unknown, index: SiteIndex): unknown {
  const cited = citedSources(index);
  return Array.isArray(entries)
    ? entries.map((entry: unknown) => (cited.has(own(entry, "id")) ? entry : undefined))
    : entries;
}

const citedOfIndex = new WeakMap<SiteIndex, ReadonlySet<unknown>>();

function citedSources(index: SiteIndex): ReadonlySet<unknown> {
  const known = citedOfIndex.get(index);
  if (known !== undefined) return known;
  const cited = new Set<unknown>();
  for (const source of publishedSources(index)) {
    if (source.type === "sources") continue;
    const references = source.references.filter(({ kind }) => kind === "source");
    if (references.length === 0) continue;
    const part = publishedPart(source, index);
    for (const { target, pointer } of references) if (valueAt(part, pointer) !== undefined) cited.add(target);
  }
  citedOfIndex.set(index, cited);
  return cited;
}

class Part {
  #shownItems = 0;

  constructor(
    /** Status of the record. */
    readonly status: unknown,
    readonly items: RegExp | undefined,
  ) {}

  of(data: Source["data"], pointer: ""): unknown {
    const part = this.#mapping(data, pointer);
    // A record that publishes none of its items has no page and no file.
    return this.items !== undefined && this.#shownItems === 0 ? undefined : part;
  }

  #value(value: unknown, pointer: string): unknown {
    if (Array.isArray(value)) return value.map((item, i) => this.#value(item, `${pointer}/${i}`));
    if (typeof value !== "object" || value === null) return value;
    const fields = value as Readonly<Record<string, unknown>>;
    if (!this.#isPublished(fields.status, pointer)) return undefined;
    const part = this.#mapping(fields, pointer);
    // The title and the conditions of a group stand above its rows and nowhere else.
    return groups.test(pointer) && isEmptyList(part.rows) ? { rows: part.rows } : part;
  }

  #mapping(fields: Readonly<Record<string, unknown>>, pointer: string): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(fields)
        .filter(([key]) => pointer !== "" || !hiddenFields.has(key))
        .map(([key, child]) => [key, this.#value(child, `${pointer}/${key}`)]),
    );
  }

  #isPublished(status: unknown, pointer: string): boolean {
    if (this.items?.test(pointer) !== true)
      return !isHidden(status) && !(status === undefined && unverifiedByDefault.test(pointer));
    if (isHidden(status ?? this.status ?? "unverified")) return false;
    this.#shownItems++;
    return true;
  }
}

function isEmptyList(list: unknown): boolean {
  return Array.isArray(list) && list.every((item) => item === undefined);
}

function isHidden(status: unknown): boolean {
  return status === "unverified" || status === "withdrawn";
}
