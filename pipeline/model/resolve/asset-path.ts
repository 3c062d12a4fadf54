import { isDeviceName, SEGMENT_LIMIT } from "../../core/paths/path-problem.ts";
import { foldPath } from "../../core/paths/tree-paths.ts";
import { encodedPath } from "../../core/text/encoded-path.ts";

/** A file that is not text: image or download. */
export interface Asset {
  readonly path: string;
  readonly absolute: string;
  readonly hash: string;
  readonly bytes: number;
  /** Path in the output; files of one name and the same bytes have the same one. */
  readonly output: string;
}

/** A file that is not text, as it lies in the data folder. */
export type AssetFile = Omit<Asset, "output">;

/** The number of digits of the hash in the name: more only if two files of one name agree in these. */
const HASH_DIGITS = 10;

/**
 * Gives every asset its path in the output. Files of one name and the same bytes are one file there, wherever
 * they are in the data folder and however their names are capitalised: the first spelling is used for all.
 */
export function assignAssetPaths(files: readonly AssetFile[]): Asset[] {
  const assigned = new Map<string, Asset>();
  const assign = (file: AssetFile, digits = HASH_DIGITS): Asset => {
    const output = assetPath(file, digits);
    const key = foldPath(output);
    const other = assigned.get(key);
    if (other !== undefined && other.hash !== file.hash) return assign(file, digits + HASH_DIGITS);
    const asset = { ...file, output: other?.output ?? output };
    assigned.set(key, asset);
    return asset;
  };
  return files.map((file) => assign(file));
}

/** The assets of several files of the data folder, once each. */
export function distinctAssets(assets: readonly Asset[]): Asset[] {
  const seen = new Set<string>();
  return assets.filter(({ output }) => !seen.has(output) && seen.add(output));
}

/** Address of an asset within the site, base path not included. */
export function assetAddress({ output }: Pick<Asset, "output">): string {
  return `/${encodedPath(output)}`;
}

/**
 * Path of an asset in the output. Its name carries its hash, so that it can be cached for ever. It keeps the letters and
 * digits of every script, composed (NFC), as all systems take them; what a shell, an address or a disk might read as
 * something else becomes a hyphen. It has one ending alone: some servers look at all of them, and would serve
 * `a.html.gz` as a page. The dots of `v1.2` stay.
 */
function assetPath({ path, hash }: AssetFile, digits: number): string {
  const file = path.slice(path.lastIndexOf("/") + 1).normalize("NFC");
  const dot = file.lastIndexOf(".");
  const [name, ending] = dot > 0 ? [file.slice(0, dot), file.slice(dot)] : [file, ""];
  const plain = name.replace(/[^\p{L}\p{M}\p{N}._-]|\.(?!\d)/gu, "-");
  const stem = isDeviceName(plain) ? `${plain}-` : plain;
  const rest = `.${hash.slice(0, digits)}${ending.toLowerCase()}`;
  return `assets/${shortened(stem, SEGMENT_LIMIT - Buffer.byteLength(rest))}${rest}`;
}

/** As many whole characters of a text as so many bytes of UTF-8 hold. */
function shortened(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  let length = 0;
  let end = 0;
  for (const character of text) {
    length += Buffer.byteLength(character);
    if (length > bytes) break;
    end += character.length;
  }
  return text.slice(0, end);
}
