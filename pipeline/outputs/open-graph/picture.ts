import { type Colours, siteColours } from "../../../renderer/shared/compose/theme-colours.ts";
import type { PageRecord, ProductPage, SiteShell } from "../../../schema/generated/types.ts";

/** Content of an Open Graph picture. */
export interface Picture {
  /** The kind of page that it leads to. */
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly site: string;
  /** Address as people read it, without `https://`. */
  readonly address: string;
  /** Interfaces of a product, for its block diagram. */
  readonly interfaces: readonly Pick<ProductPage["interfaces"][number], "name" | "class">[];
  /** Those of the light mode: a picture cannot know the mode of its reader. */
  readonly colours: Colours;
}

/** Letters that the fonts of the pictures have. */
const DRAWABLE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** The picture of a page that has one of its own. */
export function pictureOf(record: PageRecord, shell: SiteShell): Picture | undefined {
  const own = { title: record.title, text: record.description, interfaces: [] };
  switch (record.type) {
    case "landing":
      return finish({ ...own, kind: "" }, record.pathname, shell);
    case "family":
      return finish({ ...own, kind: "Product line" }, record.pathname, shell);
    case "product":
      return finish(
        {
          ...own,
          kind: record.family?.title ?? "Product",
          text: record.function,
          interfaces: record.interfaces,
        },
        record.pathname,
        shell,
      );
    default:
      return undefined;
  }
}

/** The picture that the pages of a section of the docs share; `cover` is the section's own page, where it has one. */
export function sectionPicture(
  section: string,
  cover: PageRecord | undefined,
  shell: SiteShell,
): Picture | undefined {
  const text = cover?.description ?? "";
  return finish(
    { kind: shell.docs.label, title: section, text, interfaces: [] },
    cover?.pathname ?? shell.docs.route,
    shell,
  );
}

/** The section of the docs that a page belongs to: the first step of its trail. */
export function sectionOf(record: PageRecord, shell: SiteShell): string | undefined {
  if (record.type !== "doc" && record.type !== "category") return undefined;
  const [first] = record.breadcrumbs;
  if (first === undefined || (record.type === "doc" && record.breadcrumbs.length === 1))
    return shell.docs.label;
  return first.title;
}

function finish(
  picture: Pick<Picture, "kind" | "title" | "text" | "interfaces">,
  pathname: string,
  shell: SiteShell,
): Picture | undefined {
  const { title, base, url = "" } = shell;
  if (!DRAWABLE.test(picture.title + picture.text + title)) return undefined;
  const path = pathname === "/" ? base : base + pathname.slice(1);
  const address = (url + path).replace(/^https?:\/\//, "").replace(/\/$/, "");
  const interfaces = picture.interfaces.filter(({ name }) => DRAWABLE.test(name));
  return {
    ...picture,
    site: title,
    address,
    interfaces: interfaces.map(({ name, class: kind }) => ({ name, class: kind })),
    colours: siteColours(shell, "light"),
  };
}
