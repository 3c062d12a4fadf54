import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../e2e/support/tree.ts";
import { readCharacters } from "../../support/fonts/read-characters.ts";

/** Asks for the plain form of the sign before it, and is no sign itself. */
const PLAIN_FORM = "\ufe0e";
/**
 * Parts that are not drawn with the site's fonts: scripts, styles, and formulas, which browsers draw with
 * fonts for formulas.
 */
const SILENT = /<(script|style|math)\b[\s\S]*?<\/\1>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

/** Characters of an output's pages and styles that one of its fonts has not, each with the first file that holds it. */
export async function missingGlyphs(out: string): Promise<Record<string, string>> {
  const files = listFiles(out);
  const fonts = files.filter((file) => file.endsWith(".woff2"));
  const drawn: ReadonlySet<number>[] = [];
  for (const font of fonts) drawn.push(await readCharacters(join(out, font)));
  // The style sheet lends Greek of the sans face to the mono one.
  const isDrawn = (code: number): boolean =>
    drawn.every((set) => set.has(code)) ||
    (code >= 0x391 && code <= 0x3c9 && drawn.some((set) => set.has(code)));
  const missing: Record<string, string> = {};
  for (const file of files.filter((name) => /\.(html|css)$/.test(name))) {
    const text = readFileSync(join(out, file), "utf8");
    for (const sign of file.endsWith(".css") ? drawnByStyle(text) : textOf(text)) {
      const code = sign.codePointAt(0) ?? 0;
      if (code >= 0x20 && !isDrawn(code)) missing[`U+${code.toString(16)} ${sign}`] ??= file;
    }
  }
  return missing;
}

/** The characters that a page shows, titles and labels included, each once. */
function textOf(html: string): Set<string> {
  const text = html
    .replace(SILENT, "")
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, number?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      return String.fromCodePoint(Number.parseInt(hex ?? number ?? "", hex === undefined ? 10 : 16));
    });
  return new Set(text.replaceAll(PLAIN_FORM, ""));
}

/** Texts that rules put before and after elements. */
function drawnByStyle(css: string): Set<string> {
  const contents = [...css.matchAll(/content:\s*"((?:[^"\\]|\\.)*)"/g)].map(([, content = ""]) =>
    content.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    ),
  );
  return new Set(contents.join(""));
}
