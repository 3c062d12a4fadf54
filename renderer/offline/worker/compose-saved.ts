import type { Navigation, PageFragments, PageRecord } from "../../../schema/generated/types.ts";
import { compose } from "../../shared/compose/compose.ts";
import type { PageShellInput, Template } from "../../shared/compose/types.ts";
import type { SavedCopy, SavedPage } from "./saved-copy.ts";

/** `index.json` of a page. */
interface PageData {
  readonly hash: string;
  readonly record: {
    readonly type: PageRecord["type"];
    readonly pathname: string;
    readonly sidebar?: string;
  };
  readonly parts: PageFragments;
}

/** The HTML of a saved page, byte for byte the published one. Rejects where something of it is missing. */
export async function composeSaved(copy: SavedCopy, { release, hash: object }: SavedPage): Promise<string> {
  const { root, assets } = release.index;
  const [templateText, data] = await Promise.all([copy.sharedJson(root.template.hash), copy.json(object)]);
  const { hash, record, parts } = data as PageData;
  const { type, pathname, sidebar } = record;
  const tree = sidebar === undefined ? undefined : assets.get(`navigation/${sidebar}.json`);
  const sidebars: Record<string, Navigation> = {};
  if (sidebar !== undefined && tree !== undefined)
    sidebars[sidebar] = (await copy.sharedJson(tree.hash)) as Navigation;
  const template = { ...(templateText as Omit<Template, "sidebars">), sidebars };
  const known: PageShellInput = { type, pathname, hash, ...(sidebar === undefined ? {} : { sidebar }) };
  return compose(template, known, parts);
}
