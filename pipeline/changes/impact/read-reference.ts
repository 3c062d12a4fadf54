import { defined } from "../../core/defined.ts";
import { suggestNearest } from "../../core/text/nearest.ts";
import { holdsForNamed } from "../../domain/boards/scope.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isShown } from "../../model/resolve/value-status.ts";
import { locatedValues } from "../../model/values/located-values.ts";
import { valueLineup } from "../../model/values/value-lineup.ts";
import type { Source, SourceOf } from "../../sources/parse/source.ts";

/** A thing of the data that outputs may depend on. */
export type Subject =
  | { readonly kind: "value"; readonly source: Source; readonly rows: readonly string[] }
  /** A page or, with an id, an anchor of it. */
  | {
      readonly kind: "address";
      readonly pathname: string;
      readonly anchor?: string;
      readonly source?: Source;
    };

/** Why a reference names nothing. */
export interface ReferenceProblem {
  readonly message: string;
  readonly hint: string;
}

const forms =
  "Write a value as product.ID.PARAMETER, with @REVISION or @VARIANT where several have the name, or a page by its address, with #ANCHOR for one place of it.";

/** Finds what a reference names, in the words of the data: nothing has to be published for it. */
export function readReference(text: string, index: SiteIndex): Subject | ReferenceProblem {
  if (text.startsWith("/")) return readAddress(text, index);
  const [kind = "", id = "", param, ...rest] = partsOf(text, index);
  if (kind !== "product" || id === "" || rest.length > 0)
    return { message: `"${text}" names no value and no page.`, hint: forms };
  const products = index.records.get("product");
  const source = products?.get(id);
  if (source === undefined) return missing("product", id, products?.keys() ?? []);
  if (param !== undefined) return readValue(source, param, index);
  const page = index.pages.ofSource(source);
  const hint = page === undefined ? forms : `Write ${page}, or product.${id}.PARAMETER for a value of it.`;
  return { message: `"${text}" names a record, not a value.`, hint };
}

/** `clim#supply-voltage` is short for `product.clim.supply-voltage`. */
function partsOf(text: string, index: SiteIndex): string[] {
  const [id = "", param, ...rest] = text.split("#");
  const isShort = param !== undefined && rest.length === 0 && index.records.get("product")?.has(id) === true;
  return isShort ? ["product", id, param] : text.split(".");
}

function readValue(
  source: SourceOf<"product">,
  written: string,
  index: SiteIndex,
): Subject | ReferenceProblem {
  const [param = "", ...boards] = written.split("@");
  const visible = locatedValues(source).filter(({ value }) => isShown(value, index.review));
  const lineup = valueLineup(source);
  const rows = visible
    .filter(({ value }) => value.param === param && holdsForNamed(value, boards, lineup))
    .map(({ pointer }) => pointer);
  if (rows.length > 0) return { kind: "value", source, rows: [...new Set(rows)] };
  return {
    message: `The product "${source.data.id}" publishes no value "${written}".`,
    hint: suggestNearest(
      param,
      visible.map(({ value }) => value.param),
      `Its file is ${source.path}.`,
    ),
  };
}

function readAddress(text: string, index: SiteIndex): Subject | ReferenceProblem {
  const [pathname = "", anchor] = text.split("#");
  const page = index.pages.get(pathname);
  if (page === undefined)
    return missing(
      "page",
      pathname,
      [...index.pages.all()].map((one) => one.pathname),
    );
  // Links to a part of a divided set lead to the page that shows it.
  const moved = anchor === undefined ? undefined : index.moved.get(pathname)?.get(anchor);
  return {
    kind: "address",
    pathname: moved ?? pathname,
    ...defined({ anchor, source: page.source }),
  };
}

function missing(kind: string, id: string, ids: Iterable<string>): ReferenceProblem {
  return {
    message: `There is no ${kind} "${id}".`,
    hint: suggestNearest(id, ids, forms),
  };
}
