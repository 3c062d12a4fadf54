import { slug as slugOf } from "github-slugger";
import { decodedText } from "../../core/text/decoded.ts";
import { fairlead } from "../../sources/dialects/address-rules.ts";
import type { AddressRule } from "../../sources/dialects/dialect.ts";
import { withoutDocEnding } from "../../sources/read/markdown-names.ts";

/** `03-quick-start` has the order 3 and the name `quick-start`; dates and versions are no prefixes. */
export function splitNumberPrefix(name: string): { order?: number; name: string } {
  if (/^\d+[-_.]\d+/.test(name)) return { name };
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  if (match === null) return { name };
  return { order: Number(match[1]), name: match[2] ?? name };
}

/** A name with its place, where the dialect of the docs reads one from it. */
export function splitName(name: string, { numbered }: AddressRule): { order?: number; name: string } {
  return numbered ? splitNumberPrefix(name) : { name };
}

/** Path of a doc below its root as folder names and file name, prefixes dropped: `a/01-b.md` is `["a"], "b"`. */
export function splitDocPath(
  path: string,
  rule: AddressRule = fairlead,
): { folders: string[]; name: string; order?: number } {
  const parts = withoutDocEnding(path).split("/");
  const last = splitName(parts.pop() ?? "", rule);
  const folders = parts.map((part) => splitName(part, rule).name);
  if (rule.slugged !== true) return { folders, ...last };
  return { folders: folders.map((folder) => slugOf(folder)), ...last, name: slugOf(last.name) };
}

/** Whether a file speaks for its folder: `index`, `README`, or the name of the folder itself. */
export function isFolderIndex(
  folders: readonly string[],
  name: string,
  { indexNames, folderNamed }: AddressRule = fairlead,
): boolean {
  const lower = name.toLowerCase();
  if (indexNames.includes(lower)) return true;
  return folderNamed && folders.length > 0 && lower === folders.at(-1)?.toLowerCase();
}

/**
 * Public address of a doc below the address of its set.
 * A slug with a leading slash counts from the root of the docs, another one from the folder of the file.
 */
export function docPathname(
  route: string,
  path: { readonly folders: readonly string[]; readonly name: string },
  front: { readonly slug?: string | undefined; readonly id?: string | undefined },
  rule: AddressRule = fairlead,
): string {
  if (front.slug !== undefined) {
    const from = front.slug.startsWith("/") ? [] : path.folders;
    return joinPathname(route, resolveSegments([...from, ...front.slug.split("/")]));
  }
  const isOwn = front.id !== undefined && rule.indexHasId;
  if (!isOwn && isFolderIndex(path.folders, path.name, rule)) return joinPathname(route, path.folders);
  return joinPathname(route, [...path.folders, front.id ?? path.name]);
}

/** Joins address parts; the root is "/", everything else has no final slash. */
export function joinPathname(route: string, segments: readonly string[]): string {
  const all = [...route.split("/"), ...segments].filter((segment) => segment !== "");
  return `/${all.map(encodeSegment).join("/")}`;
}

/** Percent-encodes characters that are not allowed in an address; text that is already encoded stays. */
export function encodeSegment(segment: string): string {
  return isPlain(segment) ? segment : encodeDecoded(safeDecode(segment));
}

function encodeDecoded(text: string): string {
  // Half of a UTF-16 pair has no encoding.
  const whole = text.replace(/\p{Surrogate}/gu, "\uFFFD");
  return encodeURIComponent(whole).replace(/%(21|24|26|27|28|29|2A|2B|2C|3A|3B|3D|40)/g, (code) =>
    decodeURIComponent(code),
  );
}

/** An address with each character encoded or not as in all addresses of the site; a malformed one stays, to be reported. */
export function canonicalAddress(address: string, decode = safeDecode): string {
  const isMalformed = address.includes("%") && decode(address) === address;
  if (isPlain(address) || isMalformed) return address;
  return address
    .split("/")
    .map((segment) => (isPlain(segment) ? segment : encodeDecoded(decode(segment))))
    .join("/");
}

/** Whether a text means the same encoded and decoded: nearly every address does. */
function isPlain(text: string): boolean {
  return /^[A-Za-z0-9._~/-]*$/.test(text);
}

/** Decodes percent-encoding, in normal form C as all names are; a malformed text stays encoded. */
export function safeDecode(text: string): string {
  return decodeAsWritten(text).normalize("NFC");
}

/** Decodes percent-encoding in the normal form that the text has; a malformed text stays encoded. */
export function decodeAsWritten(text: string): string {
  return decodedText(text) ?? text;
}

/** Removes "." and ".." from path segments; ".." above the root is dropped. */
export function resolveSegments(segments: readonly string[]): string[] {
  const result: string[] = [];
  for (const segment of segments) {
    if (segment === "" || segment === ".") continue;
    if (segment === "..") result.pop();
    else result.push(segment);
  }
  return result;
}

/** The part of a path, address or id of a doc after its last slash. */
export function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
