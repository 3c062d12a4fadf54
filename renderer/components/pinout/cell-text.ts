/** Columns of a monospaced font that a text takes: two for signs of East Asian width and pictures, none for marks. */
export function columnsOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + widthOf(sign), 0);
}

function widthOf(sign: string): number {
  if (/\p{M}|\p{Cf}/u.test(sign)) return 0;
  return (sign.codePointAt(0) ?? 0) >= 0x1100 ? 2 : 1;
}

/** Breaks a text into lines of at most `width` columns: after spaces and the signs that names are made with, else anywhere. */
export function cellLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=[\s_./-])/)) {
    let rest = word;
    const last = lines.at(-1);
    if (last !== undefined && columnsOf(last + rest.trimEnd()) <= width) {
      lines[lines.length - 1] = last + rest;
      continue;
    }
    while (columnsOf(rest.trimEnd()) > width) {
      const piece = firstColumns(rest, width);
      lines.push(piece);
      rest = rest.slice(piece.length);
    }
    lines.push(rest);
  }
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

/** As many signs as fit, at least one. */
function firstColumns(text: string, width: number): string {
  let piece = "";
  for (const sign of Array.from(text)) {
    if (piece !== "" && columnsOf(piece + sign) > width) break;
    piece += sign;
  }
  return piece;
}
