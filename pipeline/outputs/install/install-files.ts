import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { hashOf } from "../../core/hash.ts";
import { contentType } from "../../core/http/content-type.ts";
import { renderPngs } from "../../core/render-png.ts";
import { LostValueError } from "../../engine/cache/lost-value.ts";
import type { Engine } from "../../engine/engine.ts";
import type { Asset } from "../../model/resolve/asset-path.ts";
import { defaultIcon } from "../../pages/icons/default-icon.ts";
import {
  allIcons,
  ICONS,
  iconsOf,
  isMark,
  logoOf,
  markHash,
  plateOf,
  type SiteIcon,
} from "../../pages/icons/icon-set.ts";
import { MANIFEST_PATH, webManifest } from "../../pages/icons/web-manifest.ts";
import type { SiteContent } from "../../pages/site-content.ts";
import type { Bundle } from "../../render/bundle.ts";
import type { Producer } from "../../render/producer.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { drawIcon, type Mark } from "./draw-icon.ts";
import { iconPaths, manifestPaths } from "./icon-paths.ts";
import { iconsTask } from "./icons-task.ts";

type Marked = Pick<SiteContent, "shell" | "assets">;

/** The web manifest. It names the icons, and none of them is drawn for it. */
export function manifestFile(site: Marked): OutputFile {
  const text = `${JSON.stringify(webManifest(site.shell, iconsOf(markHash(logoOf(site)), plateOf(site.shell))), null, 2)}\n`;
  return { path: MANIFEST_PATH, key: hashOf(text), bytes: () => text };
}

export interface IconTools {
  readonly engine: Engine;
  /** The folder of Fairlead's own icons, drawn already; absent: none. */
  readonly bundle?: Pick<Bundle, "icons"> | undefined;
}

/** The icons. Each is drawn once for a mark and kept in the store, unless it came with Fairlead. */
export async function iconFiles(site: Marked, { engine, bundle }: IconTools): Promise<OutputFile[]> {
  const { values } = engine;
  const logo = logoOf(site);
  const plate = plateOf(site.shell);
  const all = allIcons(logo, plate);
  const own = new Set(all.filter((icon) => bundle !== undefined && existsSync(ownIcon(icon, bundle))));
  const missing = all.filter((icon) => !own.has(icon) && !values.has(keyOf(icon)));
  const svgs = (): string[] => missing.map((icon) => drawIcon(icon, readMark(logo), plate));
  const drawn = missing.length === 0 ? [] : await (engine.aside(iconsTask, svgs) ?? renderPngs(svgs()));
  for (const [at, icon] of missing.entries()) values.put(keyOf(icon), drawn[at] ?? "");
  return all.map((icon) => ({
    path: icon.path,
    key: hashOf(keyOf(icon)),
    bytes: () => (bundle && own.has(icon) ? readFileSync(ownIcon(icon, bundle)) : iconOf(icon, values)),
  }));
}

/** The web manifest of a site. */
export const manifest = {
  ...manifestPaths,
  when: "composed",
  files: ({ content }) => [manifestFile(content)],
} satisfies Producer;

/** Begun first, since a thread is busy with them for as long as with a hundred pages. */
export const icons = {
  ...iconPaths,
  when: "first",
  below: ICONS,
  files: ({ content, tools }) => iconFiles(content, tools),
} satisfies Producer;

/** The icons of a site without a logo by the names of their files: to draw them takes as long as thirty docs, and all such sites have the same. */
export async function ownIcons(): Promise<Map<string, Uint8Array>> {
  const plate = plateOf({});
  const icons = allIcons(undefined, plate);
  const drawn = await renderPngs(icons.map((icon) => drawIcon(icon, readMark(undefined), plate)));
  return new Map(icons.map((icon, at) => [basename(icon.path), drawn[at] ?? new Uint8Array()]));
}

/** The names of icons carry the hash of their mark, so that no other one is found there. */
function ownIcon({ path }: SiteIcon, { icons }: Pick<Bundle, "icons">): string {
  return join(icons, basename(path));
}

function iconOf(icon: SiteIcon, values: Engine["values"]): Uint8Array {
  const png = values.get(keyOf(icon));
  if (png === undefined) throw new LostValueError(`The icon ${icon.path} is not in the store.`);
  return png;
}

/** The key of an icon in the store. */
function keyOf({ path }: SiteIcon): string {
  return `icon ${path}`;
}

function readMark(logo: Asset | undefined): Mark {
  if (!isMark(logo)) return { bytes: Buffer.from(defaultIcon.text), type: "image/svg+xml" };
  return { bytes: readFileSync(logo.absolute), type: contentType(logo.path) };
}
