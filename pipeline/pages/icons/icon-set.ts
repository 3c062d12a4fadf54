import { siteColours } from "../../../renderer/shared/compose/theme-colours.ts";
import type { SiteShell } from "../../../schema/generated/types.ts";
import { hashOf } from "../../core/hash.ts";
import type { Asset } from "../../model/resolve/asset-path.ts";
import { assetHref } from "../assets.ts";
import { defaultIcon } from "./default-icon.ts";

/** An icon of the installed site. */
export interface SiteIcon {
  /** Width and height in pixels. */
  readonly size: number;
  /** `maskable`: a launcher may cut it to its own shape, so that the mark is small and the plate reaches the edges. */
  readonly purpose: "any" | "maskable";
  /** Path in the output; it carries a hash of all that the picture is made from. */
  readonly path: string;
}

/** Counts up when the same mark is drawn otherwise. */
const DRAWING = 1;
const SIZES: readonly (readonly [number, SiteIcon["purpose"]])[] = [
  [48, "any"],
  [96, "any"],
  [192, "any"],
  [512, "any"],
  [192, "maskable"],
  [512, "maskable"],
];
/**
 * The size of the icon that Apple's systems take for the home screen; they cut corners themselves and draw
 * transparency black.
 */
const TOUCH = 180;

/** How the paths of all icons begin. */
export const ICONS = "assets/icon-";

export interface IconSet {
  readonly icons: readonly SiteIcon[];
  readonly touch: SiteIcon;
}

/** The colour of the plate of all icons. Logos are drawn for light ground, so that it is that of the light mode. */
export function plateOf(shell: Pick<SiteShell, "colours">): string {
  return siteColours(shell, "light").paper;
}

/** The icons of a site whose mark has this hash, on a plate of this colour. */
export function iconsOf(mark: string, plate: string): IconSet {
  const icon = (size: number, purpose: SiteIcon["purpose"]): SiteIcon => {
    const hash = hashOf("icon", String(DRAWING), mark, plate, String(size), purpose).slice(0, 10);
    return {
      size,
      purpose,
      path: `${ICONS}${purpose === "any" ? "" : `${purpose}-`}${size}.${hash}.png`,
    };
  };
  return { icons: SIZES.map(([size, purpose]) => icon(size, purpose)), touch: icon(TOUCH, "maskable") };
}

/** Whether a logo can be the mark: a picture of a kind that icons are drawn from. */
export function isMark(logo: Asset | undefined): logo is Asset {
  return logo !== undefined && /\.(svg|png|jpe?g)$/i.test(logo.path);
}

/** Hash of the mark: of the logo, or of the icon for sites without one. */
export function markHash(logo: Asset | undefined): string {
  return isMark(logo) ? logo.hash : hashOf(defaultIcon.text);
}

/** All icons of a site with this logo and plate. */
export function allIcons(logo: Asset | undefined, plate: string): SiteIcon[] {
  const { icons, touch } = iconsOf(markHash(logo), plate);
  return [...icons, touch];
}

/** The logo of a site, where it has one. */
export function logoOf({ shell, assets }: LogoSite): Asset | undefined {
  return assets.find((asset) => assetHref(asset, shell.base) === shell.logo?.href);
}

interface LogoSite {
  readonly shell: Pick<SiteShell, "base" | "logo" | "colours">;
  readonly assets: readonly Asset[];
}
