import { codePages } from "./code-pages.ts";
import type { EncodingName } from "./encoding-names.ts";
import { addedSyllables } from "./korean-syllables.ts";
import { wideOrder } from "./wide-order.ts";

/** Calls of `String.fromCharCode` take only so many arguments. */
const CHUNK = 8192;

/** The text of bytes without a byte order mark; what means nothing in the encoding is U+FFFD. It is the same on each version of Node. */
export function decodeBytes(bytes: Uint8Array, encoding: EncodingName): string {
  if (isCodePage(encoding)) return decodePage(bytes, encoding);
  switch (encoding) {
    case "utf-16":
      return decodeBytes(bytes, wideOrder(bytes) === "big" ? "utf-16be" : "utf-16le");
    case "utf-32le":
    case "utf-32be":
      return decodeUtf32(bytes, encoding === "utf-32le");
    case "euc-kr":
      return decodeKorean(bytes);
    case "big5":
      return withoutPrivate(new TextDecoder("big5").decode(bytes));
    default:
      return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  }
}

type CodePage = keyof typeof codePages;

function isCodePage(encoding: EncodingName): encoding is CodePage {
  return Object.hasOwn(codePages, encoding);
}

function decodePage(bytes: Uint8Array, page: CodePage): string {
  const upper = codePages[page].join("");
  return inChunks(bytes.length, (at) => {
    const byte = bytes[at] ?? 0;
    return byte < 0x80 ? byte : upper.charCodeAt(byte - 0x80);
  });
}

/** A text of so many UTF-16 units, each given by its place. */
function inChunks(length: number, unitAt: (at: number) => number): string {
  const parts: string[] = [];
  for (let from = 0; from < length; from += CHUNK) {
    const units = Array.from({ length: Math.min(CHUNK, length - from) }, (_, n) => unitAt(from + n));
    parts.push(String.fromCharCode(...units));
  }
  return parts.join("");
}

function decodeUtf32(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const point = view.getUint32(at, isLittle);
    const isCharacter = point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    parts.push(isCharacter ? String.fromCodePoint(point) : "\ufffd");
  }
  return parts.join("") + (bytes.length % 4 === 0 ? "" : "\ufffd");
}

/** EUC-KR with the syllables that Windows adds. The bytes between them are read by the platform, as one text each. */
function decodeKorean(bytes: Uint8Array): string {
  const decoder = new TextDecoder("euc-kr");
  const added = addedSyllables();
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    const syllable = first < 0x81 ? undefined : added.get((first << 8) | (bytes[at + 1] ?? 0));
    if (syllable !== undefined) {
      parts.push(decoder.decode(bytes.subarray(from, at)), String.fromCharCode(syllable));
      from = at + 2;
    }
    at += first >= 0x81 && (bytes[at + 1] ?? 0) >= 0x41 ? 2 : 1;
  }
  parts.push(decoder.decode(bytes.subarray(from)));
  return withoutPrivate(parts.join(""));
}

/** The platform gives characters for private use where it does not know an extension; no page can show them. */
function withoutPrivate(text: string): string {
  return text.replace(/[\ue000-\uf8ff]/g, "\ufffd");
}
