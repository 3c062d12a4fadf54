import { siteColours } from "../../../renderer/shared/compose/theme-colours.ts";
import type { SiteShell } from "../../../schema/generated/types.ts";
import type { IconSet } from "./icon-set.ts";

export const MANIFEST_PATH = "manifest.webmanifest";
/** Most shortcuts that launchers show. */
const SHORTCUTS = 4;
/** Longest name that home screens show whole. */
const SHORT_NAME = 12;

/** `manifest.webmanifest`: how the installed site is called, where it starts and what its menu offers. */
export function webManifest(shell: SiteShell, { icons }: IconSet): object {
  const { title, tagline, lang, dir, base, colourMode } = shell;
  const { paper } = siteColours(shell, colourMode.default);
  const pictures = icons.map(({ path, size, purpose }) => ({
    src: base + path,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  }));
  return {
    id: base,
    name: title,
    short_name: shortName(shell),
    description: tagline,
    lang,
    dir,
    start_url: base,
    scope: base,
    display: "standalone",
    background_color: paper,
    theme_color: paper,
    icons: pictures,
    shortcuts: shortcutsOf(shell).map(({ label, href }) => ({
      name: label,
      url: href,
      icons: pictures.filter(({ sizes, purpose }) => sizes === "96x96" && purpose === "any"),
    })),
  };
}

/** The name itself where it is short, else its first words, without one such as "and" at their end. */
function shortName({ title }: SiteShell): string {
  let words = title.split(/\s+/);
  while (words.length > 1 && (words.join(" ").length > SHORT_NAME || /^\p{Ll}/u.test(words.at(-1) ?? "")))
    words = words.slice(0, -1);
  return words.join(" ");
}

/** Pages of this site that the navigation leads to at once; the home page is where the site starts anyhow. */
function shortcutsOf({ navigation, base }: SiteShell): { label: string; href: string }[] {
  return navigation
    .flatMap(({ label, href, external }) =>
      href === undefined || external === true ? [] : [{ label, href }],
    )
    .filter(({ href }) => href.startsWith(base) && href !== base && !href.includes("#"))
    .slice(0, SHORTCUTS);
}
