import type { EncodingName } from "../../core/text/encoding/encoding-names.ts";
import { type ReadText, readText } from "../../core/text/encoding/read-text.ts";
import { InvisibleCharacters } from "../../core/text/invisible.ts";
import { countOf } from "../../core/text/phrase.ts";
import { tellInvisible } from "./invisible-notices.ts";
import type { Tell } from "./notice.ts";

/**
 * The text of a file, without what no data folder may hold. An encoding that had to be assumed is a notice, and so is what
 * means nothing in it and what was taken out.
 */
export function decodedText(bytes: Uint8Array, encoding: EncodingName | undefined, tell: Tell): string {
  const read = readText(bytes, encoding);
  const { text } = read;
  const message = encodingMessage(read, encoding);
  if (message !== undefined) {
    const first = read.basis === "assumed" ? Math.max(0, text.search(/[\x80-\uffff]/)) : 0;
    tell({ line: lineAt(text, first), kind: "changed", message });
  }
  const unreadable = read.basis === "valid" ? -1 : text.indexOf("\ufffd");
  if (unreadable !== -1)
    tell({
      line: lineAt(text, unreadable),
      kind: "lost",
      message: `${countOf(text.split("\ufffd").length - 1, "character")} cannot be read as ${read.encoding}, the first in this line; each is "\ufffd" here. Name the encoding of the file with --encoding NAME.`,
    });
  const characters = new InvisibleCharacters();
  const clean = characters.clean(text, (offset) => lineAt(text, offset));
  tellInvisible(characters, tell);
  return clean;
}

/**
 * A note for the person about the encoding that was used; undefined if the file names it, or it is plain
 * UTF-8.
 */
function encodingMessage(
  { encoding, basis, ignored }: ReadText,
  stated: EncodingName | undefined,
): string | undefined {
  if (basis === "mark" && stated !== undefined && !encoding.startsWith(stated))
    return `The file begins with the byte order mark of ${encoding} and is read so, not as ${stated}.`;
  const declares = ignored === undefined ? "names no encoding" : `declares "${ignored}"`;
  if (basis === "assumed")
    return `The file is not UTF-8 and ${declares}; it is read as ${encoding}. Where letters are wrong, name another with --encoding NAME.`;
  return ignored === undefined ? undefined : `The file ${declares}; it is read as ${encoding}.`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length;
}
