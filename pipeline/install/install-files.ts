import { readFileSync } from "node:fs";
import { hashOf } from "../cache/hash.ts";
import type { PackStore } from "../cache/pack-store.ts";
import { assetHref } from "../compile/assets.ts";
import { defaultIcon } from "../compile/default-icon.ts";
import type { Asset } from "../resolve/site-index.ts";
import { contentType } from "../serve/content-type.ts";
import type { SiteContent } from "../site.ts";
import type { Threads } from "../threads/threads.ts";
import type { OutputFile } from "../write/tree-plan.ts";
import { drawIcon, type Mark } from "./draw-icon.ts";
import { iconsOf, isMark, markHash, PLATE, type SiteIcon } from "./icon-set.ts";
import { renderPng } from "./render-png.ts";
import { MANIFEST_PATH, webManifest } from "./web-manifest.ts";

type Marked = Pick<SiteContent, "shell" | "assets">;

/** The web manifest. It names the icons, and none of them is drawn for it. */
export function manifestFile(site: Marked): OutputFile {
  const text = `${JSON.stringify(webManifest(site.shell, iconsOf(markHash(logoOf(site)))), null, 2)}\n`;
  return { path: MANIFEST_PATH, key: hashOf(text), bytes: () => text };
}

export interface IconTools {
  readonly store: PackStore;
  /** Draw them where they are at work; absent: they are drawn here. */
  readonly threads?: Threads | undefined;
}

/** The icons. Each is drawn once for a mark and kept in the store. */
export async function iconFiles(site: Marked, tools: IconTools): Promise<OutputFile[]> {
  const logo = logoOf(site);
  const { icons, touch } = iconsOf(markHash(logo));
  return Promise.all([...icons, touch].map((icon) => iconFile(icon, logo, tools)));
}

function logoOf({ shell, assets }: Marked): Asset | undefined {
  return assets.find((asset) => assetHref(asset, shell.base) === shell.logo?.href);
}

async function iconFile(
  icon: SiteIcon,
  logo: Asset | undefined,
  { store, threads }: IconTools,
): Promise<OutputFile> {
  const key = `icon ${icon.path}`;
  const known = store.get(key);
  const svg = (): string => drawIcon(icon, readMark(logo), PLATE);
  const drawn = (): Promise<Uint8Array> =>
    threads?.areAtWork === true ? threads.run("icon", svg) : renderPng(svg());
  const bytes = known ?? (await drawn());
  if (known === undefined) store.put(key, bytes);
  return { path: icon.path, key: hashOf(key), bytes: () => bytes };
}

function readMark(logo: Asset | undefined): Mark {
  if (!isMark(logo)) return { bytes: Buffer.from(defaultIcon.text), type: "image/svg+xml" };
  return { bytes: readFileSync(logo.absolute), type: contentType(logo.path) };
}
