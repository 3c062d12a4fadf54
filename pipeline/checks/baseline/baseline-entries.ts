import type { BaselineSource } from "../../../schema/generated/types.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isSound, type Source } from "../../sources/parse/source.ts";
import { isAcceptable, shortened } from "./listed-findings.ts";
import type { BaselineEntry } from "./unneeded-entries.ts";

type Item = NonNullable<BaselineSource["findings"]>[number];

/** The names that a baseline may have; the first one that is there counts. */
const NAMES = ["baseline.yaml", "baseline.yml"];

/** The path of the baseline among these files, or of the one to be written. */
export function baselinePath(files: readonly { readonly path: string }[]): string {
  return NAMES.find((name) => files.some(({ path }) => path === name)) ?? "baseline.yaml";
}

/** The baseline of a data folder; undefined where it has none. */
export function baselineOf({ sources }: Pick<SiteIndex, "sources">): Source | undefined {
  return NAMES.map((name) => sources.get(name)).find((source) => source !== undefined);
}

/** The items of the list as they are written; undefined for each one that is no entry. */
export function itemsOf({ data }: Source): (Item | undefined)[] {
  const { findings } = data as { readonly findings?: unknown };
  if (!Array.isArray(findings)) return [];
  return findings.map((item: unknown) => (isItem(item) ? item : undefined));
}

function isItem(item: unknown): item is Item {
  const { code, file } = (item ?? {}) as Readonly<Record<string, unknown>>;
  return typeof code === "string" && typeof file === "string";
}

/** The entries without a mistake; the others are reported, and accept nothing. */
export function entriesOf(source: Source): BaselineEntry[] {
  return itemsOf(source).flatMap((item, index) => {
    if (item === undefined || !isSound(source, `/findings/${index}`) || !isAcceptable(item.code)) return [];
    const { code, file, about = "", count = 1 } = item;
    return [{ code, file, about: shortened(about), count, index }];
  });
}
