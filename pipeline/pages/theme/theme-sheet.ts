import { type ColourMode, colourProperty } from "../../../renderer/shared/compose/theme-colours.ts";
import type { SiteShell } from "../../../schema/generated/types.ts";
import { hashOf, shortHash } from "../../core/hash.ts";

/** The style sheet of a site's own look. */
interface ThemeSheet {
  /** Path in the output; it carries a hash of the text. */
  readonly path: string;
  readonly text: string;
}

/**
 * The style sheet with a site's own colours; undefined where it has none. Its rules are in the layer of Fairlead's own
 * colours and a little more specific than these, and less so than those of more contrast: it may be read before or after
 * them. As there, paper has the colours of the light mode.
 */
export function themeSheet({ colours }: Pick<SiteShell, "colours">): ThemeSheet | undefined {
  if (colours === undefined) return undefined;
  const dark = rule(':root:root[data-theme="dark"]', colours.dark);
  const rules = [rule(":root:root", colours.light), dark === "" ? "" : `@media screen{${dark}}`].join("");
  if (rules === "") return undefined;
  const text = `@layer tokens{${rules}}\n`;
  return { path: `assets/theme-${shortHash(hashOf(text))}.css`, text };
}

function rule(selector: string, colours: NonNullable<SiteShell["colours"]>[ColourMode] = {}): string {
  const declarations = Object.entries(colours).map(([role, colour]) => `${colourProperty(role)}:${colour}`);
  return declarations.length === 0 ? "" : `${selector}{${declarations.join(";")}}`;
}
