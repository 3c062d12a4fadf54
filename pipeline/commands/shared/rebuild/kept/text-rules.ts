import { checkFile } from "../../../../checks/prose/check-file.ts";
import { type ProseSettings, proseSettings } from "../../../../checks/prose/settings.ts";
import { contradictedValues } from "../../../../checks/stated/contradicted-values.ts";
import { type KnownProduct, knownProducts } from "../../../../checks/stated/known-values.ts";
import type { Unit } from "../../../../domain/quantity/convert.ts";
import type { SiteIndex } from "../../../../model/resolve/site-index.ts";
import type { Source } from "../../../../sources/parse/source.ts";
import type { TextFile } from "../../../../sources/read/read-data.ts";

/** What the text of one file is judged by, as JSON can hold it. */
export interface TextRules {
  /** Absent: wording is not judged. */
  readonly prose?: Omit<ProseSettings, "exceptions">;
  readonly products: readonly KnownProduct[];
  readonly units: readonly Unit[];
}

/** Everything outside of a doc that its text is judged by. */
export function textRulesOf(index: SiteIndex): TextRules {
  const settings = proseSettings(index);
  const rules = { products: [...knownProducts(index).values()], units: [...index.units.values()] };
  if (settings === undefined) return rules;
  const { exceptions: _, ...prose } = settings;
  return { ...rules, prose };
}

/** Whether `checkTexts` has nothing to say of the text of a doc, whatever the other files say. */
export function isFlawless(
  { text }: TextFile,
  source: Source,
  { prose, products, units }: TextRules,
): boolean {
  if (prose !== undefined) {
    const { found, words } = checkFile({ ...prose, exceptions: [] })(source, text);
    if (found.length > 0 || words < prose.pageWords) return false;
  }
  const byId = new Map(products.map((product) => [product.id, product]));
  return contradictedValues(units, byId)(source, text).length === 0;
}
