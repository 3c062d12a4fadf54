import { isUtf8 } from "node:buffer";
import { byteOrderMark } from "./byte-order-mark.ts";
import { decodeBytes } from "./decode-bytes.ts";
import { type EncodingName, encodingOf } from "./encoding-names.ts";
import { wideOrder } from "./wide-order.ts";

/** A text that was read from bytes, and why its encoding was taken. */
export interface ReadText {
  readonly text: string;
  readonly encoding: EncodingName;
  /** "mark": a byte order mark. "stated": by the person. "declared": by its XML declaration. "valid": it is valid UTF-8. "assumed": nothing says it. */
  readonly basis: "mark" | "stated" | "declared" | "valid" | "assumed";
  /** The label of its XML declaration, where that names another encoding than the one that was taken. */
  readonly ignored?: string;
}

/** Old tools of the West write it, and it has a letter for nearly every byte. */
const USUAL: EncodingName = "windows-1252";

/** The text of a file: its byte order mark counts most, then what the person has stated, then its XML declaration, then whether it is valid UTF-8. */
export function readText(bytes: Uint8Array, stated?: EncodingName): ReadText {
  const mark = byteOrderMark(bytes);
  if (mark !== undefined) {
    const { encoding, length } = mark;
    return { text: decodeBytes(bytes.subarray(length), encoding), encoding, basis: "mark" };
  }
  if (stated !== undefined) return { text: decodeBytes(bytes, stated), encoding: stated, basis: "stated" };
  const order = wideOrder(bytes);
  if (order !== undefined) {
    const encoding = order === "big" ? "utf-16be" : "utf-16le";
    return { text: decodeBytes(bytes, encoding), encoding, basis: "assumed" };
  }
  const label = declaredLabel(bytes);
  const declared = label === undefined ? undefined : encodingOf(label);
  // A declaration that can be read as ASCII is not in UTF-16, whatever it says.
  if (declared !== undefined && !declared.startsWith("utf-"))
    return { text: decodeBytes(bytes, declared), encoding: declared, basis: "declared" };
  const isValid = isUtf8(bytes);
  const encoding = isValid ? "utf-8" : USUAL;
  return {
    text: decodeBytes(bytes, encoding),
    encoding,
    basis: isValid ? "valid" : "assumed",
    ...(label === undefined || declared === encoding ? {} : { ignored: label }),
  };
}

/** Longer declarations name nothing that is known. */
const LONGEST_DECLARATION = 400;

/** The encoding that an XML declaration names: `<?xml version="1.0" encoding="windows-1252"?>`. */
function declaredLabel(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, LONGEST_DECLARATION)).toString("latin1");
  return /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
}
