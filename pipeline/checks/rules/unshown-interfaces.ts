import type { Diagnostic } from "../../core/diagnostics.ts";
import { danglingEmbeds, embeddingSources } from "../../model/resolve/embedding-sources.ts";
import { productsOf } from "../../model/resolve/interface-records.ts";
import { embeddedTypes, hasPublishedPart, isInterfaceType } from "../../model/resolve/interface-types.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { diagnosticAt, type ValidSource } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

/**
 * A record that is published is shown on the page of a product or in a text. A site without menus of its own
 * is not that far yet. A file that cannot be read, or an embed of a missing record, may be the one that was
 * to show it.
 */
export const unshownInterfaces: Rule = (index) => {
  const { navigation, footer } = index.config.source;
  if (navigation === undefined && footer === undefined) return [];
  if ([...index.sources.values()].some(({ valid }) => !valid)) return [];
  if (danglingEmbeds(embeddedTypes, index).length > 0) return [];
  return embeddedTypes.flatMap((type) =>
    recordsOf(index, type)
      .filter((record) => isUnshown(record, index))
      .map(unshown),
  );
};

function isUnshown(record: ValidSource, index: SiteIndex): boolean {
  if (index.pages.ofSource(record) !== undefined) return false;
  if (productsOf(record, index).length > 0 || embeddingSources(record, index).length > 0) return false;
  // A list of named things has no status: to publish it is to embed it.
  if (!isInterfaceType(record.type)) return true;
  return hasPublishedPart(record, index) && !(record.type === "connector" && isEndOfShown(record, index));
}

/** The drawing of a cable that a page shows has the pins of both its connectors. */
function isEndOfShown({ data }: ValidSource, index: SiteIndex): boolean {
  return recordsOf(index, "cable").some(
    (cable) => cable.data.ends.some(({ connector }) => connector === data.id) && !isUnshown(cable, index),
  );
}

function unshown(record: ValidSource): Diagnostic {
  const { type, data } = record;
  const embed = `::${type}{ref="${String(data.id)}"}`;
  return diagnosticAt(record, "/id", {
    code: "interface-unshown",
    severity: "warning",
    message: `No page shows the ${type.replaceAll("-", " ")} "${String(data.id)}", so visitors do not find it.`,
    hint: isInterfaceType(type)
      ? `Name a published product in products:, or embed it in a doc with ${embed}.`
      : `Embed it in a doc with ${embed}.`,
  });
}
