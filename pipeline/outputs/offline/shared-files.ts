import { needsOfHtml } from "../../render/page-needs.ts";
import type { OfflineSite } from "./offline-site.ts";

/** Pages that every copy has, whichever sections a visitor saves. */
const EVERYWHERE = ["404.json", "search/index.json", "offline/index.json"];

/**
 * Paths of the files that any saved page may need: the whole client, because a saved release must still work when the
 * site has moved on to other scripts; the sidebars; what the frame shows; and the records of a few pages.
 */
export function sharedPaths({ template, files, clientFiles, base, url }: OfflineSite): string[] {
  const { required } = needsOfHtml(template.head + template.before + template.after + template.scripts, {
    base,
    url,
  });
  const sidebars = Object.keys(template.sidebars).map((name) => `navigation/${name}.json`);
  const pages = EVERYWHERE.filter((path) => files.has(path));
  return [...new Set([...clientFiles, ...sidebars, ...pages, ...required])].sort();
}
