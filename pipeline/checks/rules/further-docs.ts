import { ownValue } from "../../core/own-value.ts";
import { suggestNearest } from "../../core/text/nearest.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

/** Each entry of `docs.further` has a folder with docs, and a translation has an original. */
export const furtherDocs: Rule = ({ site, config, docSets }) => {
  if (site === undefined) return [];
  const { further } = config.docs;
  const folders = docSets.flatMap((set) => (set.further === undefined ? [] : set.folder.split("/").slice(1)));
  return Object.keys(further).flatMap((name) => {
    const at = `/docs/further/${name}`;
    const translates = ownValue(further, name)?.translates;
    const originals = ["docs", ...folders, ...Object.keys(further)].filter((other) => other !== name);
    return [
      ...(folders.includes(name)
        ? []
        : [
            diagnosticAt(site, at, {
              code: "menu-unread",
              severity: "warning",
              message: `The folder further_docs/${name} has no published docs, so this entry has no effect.`,
              hint: suggestNearest(name, folders, "Write docs in this folder, or remove the entry."),
            }),
          ]),
      ...(translates === undefined || originals.includes(translates)
        ? []
        : [
            diagnosticAt(site, `${at}/translates`, {
              code: "reference-not-found",
              message: `There are no other docs "${translates}" that these could be a translation of.`,
              hint: suggestNearest(
                translates,
                originals,
                "Write docs, or the name of a folder below further_docs.",
              ),
            }),
          ]),
    ];
  });
};
