import { dropPageEnding } from "../../../renderer/shared/compose/normalise-pathname.ts";
import { extensionOf } from "../../core/http/content-type.ts";
import { decodedText } from "../../core/text/decoded.ts";
import { canonicalAddress, decodeAsWritten } from "./doc-path.ts";

/** A former address as all others are written, or why no browser can ask for it. */
type FormerAddressReading =
  | { readonly address: string }
  | { readonly problem: string; readonly hint: string };

/**
 * Reads a former address, which is what the browser of a visitor sends: percent-encoding is decoded once, as UTF-8. It is
 * given back as the addresses of pages are written, so `/%6Fld.html` and `/old` are one, and `/o%20ld` stays.
 */
export function readFormerAddress(written: string): FormerAddressReading {
  const decoded = decodedText(written);
  if (decoded === undefined)
    return {
      problem: 'A "%" is not followed by two hexadecimal digits of a character.',
      hint: 'Write "%25" for a percent sign, and other characters in UTF-8, such as "%C3%A9" for "é".',
    };
  if (/%2f/i.test(written)) return { problem: 'Servers take "%2F" for a slash.', hint: 'Write "/".' };
  if (/[\x00-\x1f\x7f\\]/.test(decoded))
    return { problem: "It has a backslash or a control character.", hint: "Remove the character." };
  // A server compares bytes: a former site may have had its names in another normal form.
  const whole = canonicalAddress(written, decodeAsWritten);
  // An address among files is a file, whose ending is part of the name.
  const address = isBesideFiles(whole) ? whole : dropPageEnding(whole);
  // For "/a/..html" a dot is left as well.
  if ([decoded, address].some((path) => path.split("/").some((part) => part === "." || part === "..")))
    return {
      problem: 'Browsers resolve "." and ".." before they ask.',
      hint: "Write the address that browsers ask for.",
    };
  return { address };
}

function isBesideFiles(address: string): boolean {
  return /^\/(?:assets|exports)\//i.test(address) && extensionOf(address) !== "";
}
