import type { Diagnostic } from "../../core/diagnostics.ts";
import { hashOf, shortHash } from "../../core/hash.ts";
import { once } from "../../core/once.ts";
import type { ValueTable } from "../../engine/cache/value-table.ts";
import type { Engine } from "../../engine/engine.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { Source } from "../../sources/parse/source.ts";
import type { TextFile } from "../../sources/read/read-data.ts";
import { isDoc } from "../../sources/site/is-doc.ts";
import type { SiteFiles } from "../../sources/site/read-files.ts";
import { sourceKey } from "../../sources/site/source-key.ts";
import type { CheckedFile } from "../prose/check-file.ts";
import { lintProse } from "../prose/lint-prose.ts";
import { contradictedValues, productFinder } from "../stated/contradicted-values.ts";
import { knownProducts } from "../stated/known-values.ts";

interface CheckedTexts {
  readonly index: SiteIndex;
  readonly files: SiteFiles;
  readonly engine: Engine;
  /** The day as YYYY-MM-DD. */
  readonly today: string;
}

/** Checks the wording of all files, and the numbers that they state. */
export function checkTexts(texts: CheckedTexts): Diagnostic[] {
  return [...checkProse(texts), ...checkStated(texts)];
}

/** The wording of a file is checked anew only when the file has changed, a value in its headings, or the rules have. */
function checkProse({ index, files, engine, today }: CheckedTexts): Diagnostic[] {
  const checked = engine.table<CheckedFile>("prose");
  const byPath = new Map(files.texts.map((file) => [file.path, file]));
  return lintProse({
    index,
    fileAt: (path) => byPath.get(path),
    today,
    keep: (source, settings, make) => {
      const file = byPath.get(source.path);
      if (file === undefined) return make();
      return checked.memo(hashOf(sourceKey(file, files.limits), settings, headingsWithValues(source)), make);
    },
  });
}

/**
 * The headings of a file that may contain values: they are checked as readers see them, and numbers change
 * them.
 */
function headingsWithValues({ prose }: Source): string {
  const documents = Object.values(prose).filter(({ values }) => values.length > 0);
  return documents.flatMap(({ headings }) => headings.map(({ text }) => text)).join("\n");
}

/** The ids of products that a file names, behind the names by which they were found. Most files are docs. */
function namedTable(file: TextFile, engine: Engine): ValueTable<readonly string[]> {
  return engine.table<readonly string[]>(isDoc(file) ? "named in docs" : "named in others");
}

/** The numbers of a file are checked anew only when the file has changed, or a value of a product that it names. */
function checkStated({ index, files, engine }: CheckedTexts): Diagnostic[] {
  const products = knownProducts(index);
  if (products.size === 0) return [];
  const check = once(() => contradictedValues(index.units.values(), products));
  const namedProducts = once(() => productFinder(products));
  const units = hashOf(JSON.stringify([...index.units.values()]));
  const spelled = new Map(Array.from(products, ([id, product]) => [id, JSON.stringify(product)]));
  const names = JSON.stringify([...products.values()].map(({ id, title }) => [id, title]));
  const checked = engine.table<readonly Diagnostic[]>("stated");
  const foundBy = shortHash(hashOf(names));
  const found = <T>(file: TextFile, find: (source: Source, text: string) => readonly T[]): readonly T[] => {
    const source = index.sources.get(file.path);
    return source === undefined ? [] : find(source, file.text);
  };
  const namedIn = (file: TextFile, key: string): readonly string[] => {
    const named = namedTable(file, engine);
    const known = named.get(key);
    if (known?.[0] === foundBy) return known.slice(1);
    const ids = found(file, namedProducts());
    named.set(key, [foundBy, ...ids]);
    return ids;
  };
  return files.texts.flatMap((file) => {
    const key = sourceKey(file, files.limits);
    const ids = namedIn(file, key);
    if (ids.length === 0) return [];
    const values = ids.map((id) => spelled.get(id)).join("\n");
    return checked.memo(hashOf(key, values, units), () => found(file, check()));
  });
}
