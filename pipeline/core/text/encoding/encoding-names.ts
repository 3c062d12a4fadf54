import { codePages } from "./code-pages.ts";

/** How a text is written as bytes: a form of Unicode, a code page of one byte a character, or one of East Asia. */
export type EncodingName = Unicode | keyof typeof codePages | EastAsian;
type Unicode = "utf-8" | "utf-16" | "utf-16le" | "utf-16be" | "utf-32le" | "utf-32be";
type EastAsian = "gb18030" | "big5" | "shift_jis" | "euc-jp" | "iso-2022-jp" | "euc-kr";

/** All names, in the order in which messages list them. */
export const encodingNames: readonly EncodingName[] = [
  ...(["utf-8", "utf-16", "utf-16le", "utf-16be", "utf-32le", "utf-32be"] as const),
  ...(Object.keys(codePages) as (keyof typeof codePages)[]),
  ...(["gb18030", "big5", "shift_jis", "euc-jp", "iso-2022-jp", "euc-kr"] as const),
];

/**
 * Other names, without signs and in small letters. The Encoding Standard reads ISO 8859-1 and ASCII as windows-1252, ISO 8859-9
 * as windows-1254 and ISO 8859-11 as windows-874: each has the same letters, and more where the other one has controls.
 */
const aliases = new Map<string, EncodingName>(
  Object.entries({
    "utf-8": "unicode11utf8 cp65001 65001",
    "utf-16": "ucs2 unicode iso10646ucs2",
    "utf-16le": "ucs2le unicodefffe",
    "utf-16be": "ucs2be unicodefeff",
    "utf-32le": "utf32 ucs4 ucs4le",
    "utf-32be": "ucs4be",
    "windows-1252": "ansi ascii usascii iso646us latin1 l1 iso88591 cp819 ibm819",
    "windows-1254": "latin5 l5 iso88599",
    "windows-874": "tis620 iso885911",
    "iso-8859-2": "latin2 l2",
    "iso-8859-3": "latin3 l3",
    "iso-8859-4": "latin4 l4",
    "iso-8859-5": "cyrillic",
    "iso-8859-6": "arabic",
    "iso-8859-7": "greek",
    "iso-8859-8": "hebrew logical visual",
    "iso-8859-10": "latin6 l6",
    "iso-8859-13": "latin7 l7",
    "iso-8859-14": "latin8 l8",
    "iso-8859-15": "latin9 l9",
    "iso-8859-16": "latin10 l10",
    "koi8-r": "koi koi8 cskoi8r",
    "koi8-u": "koi8ru",
    macintosh: "mac macroman xmacroman",
    "x-mac-cyrillic": "maccyrillic xmacukrainian",
    gb18030: "gbk xgbk cp936 ms936 windows936 936 gb2312 euccn gb231280 csgb2312 chinese",
    big5: "big5hkscs cnbig5 xxbig5 cp950 ms950 windows950 950",
    shift_jis: "sjis xsjis mskanji ms932 cp932 windows932 932 windows31j cswindows31j shiftjisx0213",
    "euc-jp": "xeucjp eucjpms cp51932",
    "iso-2022-jp": "csiso2022jp jis cp50220",
    "euc-kr": "ksc56011987 ksc5601 ksx1001 uhc windows949 cp949 ms949 949 korean",
  } satisfies Partial<Record<EncodingName, string>>).flatMap(([name, words]) =>
    words.split(" ").map((word) => [word, name as EncodingName] as const),
  ),
);

const plainNames = new Map(encodingNames.map((name) => [plain(name), name]));

/** The encoding that a label means: `cp1252`, `Windows-1252`, `ISO_8859-1:1987`, `latin1`, `SJIS`. Undefined for one that is not known. */
export function encodingOf(label: string): EncodingName | undefined {
  const word = plain(label.trim().replace(/:\d{4}$/, ""));
  const [, number] = /^(?:cp|ibm|dos|msdos|oem|windows|win|ms)?(\d{3,4})$/.exec(word) ?? [];
  return (
    plainNames.get(word) ??
    aliases.get(word) ??
    plainNames.get(`windows${number}`) ??
    plainNames.get(`ibm${number}`)
  );
}

function plain(label: string): string {
  return label.toLowerCase().replace(/[^a-z\d]/g, "");
}
