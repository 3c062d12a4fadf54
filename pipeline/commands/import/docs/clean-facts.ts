import { InvisibleCharacters } from "../../../core/text/invisible.ts";
import type { ForeignSite } from "./find-system.ts";
import type { ImportNote } from "./note.ts";
import type { SystemFacts } from "./systems/system.ts";

/**
 * The facts from the settings of a site without characters that no data folder may hold; paths of the source
 * stay as they are.
 */
export function cleanFacts(site: ForeignSite): {
  readonly site: ForeignSite;
  readonly notes: readonly ImportNote[];
} {
  const characters = new InvisibleCharacters();
  const { docs, settings, versions, statics, excluded, further } = site.facts;
  const text = JSON.stringify(site.facts);
  const facts = JSON.parse(text, (_, value: unknown) =>
    typeof value === "string" ? characters.clean(value, () => 1) : value,
  ) as SystemFacts;
  const notes = [...characters.counts].map(
    ([name, { count }]): ImportNote => ({
      kind: "converted",
      message: "Invisible characters, which no data folder may hold, are taken out of settings",
      file: "site.yaml",
      detail: count === 1 ? name : `${name}, ${count} times`,
    }),
  );
  return {
    site: { ...site, facts: { ...facts, docs, settings, versions, statics, excluded, further } },
    notes,
  };
}
