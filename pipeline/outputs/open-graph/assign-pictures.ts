import type { PageRecord, SiteShell } from "../../../schema/generated/types.ts";
import { hashOf, shortHash } from "../../core/hash.ts";
import type { DrawnPicture } from "../../pages/site-content.ts";
import { drawPicture } from "./draw-picture.ts";
import { type Picture, pictureOf, sectionOf, sectionPicture } from "./picture.ts";
import { PICTURE_FOLDER } from "./picture-paths.ts";

interface Pictured {
  /** The records, each with the path of its picture. */
  readonly records: readonly PageRecord[];
  /** Every picture once, sorted by path. */
  readonly pictures: readonly DrawnPicture[];
}

/** Gives every page the picture with which it is shared. Without the site's address there are no pictures. */
export function assignPictures(records: readonly PageRecord[], shell: SiteShell): Pictured {
  if (shell.url === undefined) return { records, pictures: [] };
  const pictures = new Map<string, DrawnPicture>();
  const drawn = new Map<string, string>();
  const draw = (picture: Picture | undefined): string | undefined => {
    if (picture === undefined) return undefined;
    const content = JSON.stringify(picture);
    const known = drawn.get(content);
    if (known !== undefined) return known;
    const svg = drawPicture(picture);
    const key = hashOf(svg);
    const path = `${PICTURE_FOLDER}/${shortHash(key)}.png`;
    pictures.set(path, { path, key, svg });
    drawn.set(content, path);
    return path;
  };
  const covers = coversOf(records, shell);
  const home = records.find(({ type }) => type === "landing");
  const general = home && draw(pictureOf(home, shell));
  // All docs of a section have the same one.
  const bySection = new Map<string, string | undefined>();
  const imageOfSection = (section: string): string | undefined => {
    if (!bySection.has(section))
      bySection.set(section, draw(sectionPicture(section, covers.get(section), shell)) ?? general);
    return bySection.get(section);
  };
  const imageOf = (record: PageRecord): string | undefined => {
    if (record.type === "not-found") return undefined;
    const section = sectionOf(record, shell);
    return section === undefined ? (draw(pictureOf(record, shell)) ?? general) : imageOfSection(section);
  };
  const withImages = records.map((record) => {
    const image = imageOf(record);
    return image === undefined ? record : { ...record, image };
  });
  const sorted = [...pictures.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { records: withImages, pictures: sorted };
}

/** The page that represents a section: its category's, or the first doc of the docs themselves. */
function coversOf(records: readonly PageRecord[], shell: SiteShell): Map<string, PageRecord> {
  const covers = new Map<string, PageRecord>();
  for (const record of records) {
    const section = sectionOf(record, shell);
    if (section === undefined || covers.has(section)) continue;
    if (record.type === "category" ? record.breadcrumbs.length === 1 : section === shell.docs.label)
      covers.set(section, record);
  }
  return covers;
}
