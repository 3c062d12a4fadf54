import type { Token } from "markdown-it";
import type { DialectName } from "../../../dialects/dialect.ts";
import { dialects } from "../../../dialects/dialects.ts";
import { fencePosition } from "../commonmark/blocks/fence.ts";
import type { Run } from "../run.ts";
import { reportUnread, type UnreadMarkup } from "./unread-markup.ts";

interface CodeMark extends UnreadMarkup {
  /** Whose docs have it read: what is left of it there is shown on purpose. */
  readonly of: DialectName;
}

const include = "Write the code itself, or include it from a file of the data folder.";
/** Marks that other systems replace or remove within code. */
const marks: readonly CodeMark[] = [
  {
    pattern: /^[ \t]*\{\{#(?:include|rustdoc_include|playground)\b[^}\n]*\}\}[ \t]*$/m,
    what: "an included file of mdBook",
    of: "mdbook",
    here: include,
    isGarbage: true,
  },
  {
    pattern: /^[ \t]*-+8<-+[ \t]+["'][^\n]*$/m,
    what: "an included file of MkDocs",
    of: "mkdocs",
    here: include,
    isGarbage: true,
  },
  {
    pattern: /^[ \t]*<<<[ \t]*@\/[^\n]*$/m,
    what: "included code of VitePress",
    of: "vitepress",
    here: include,
    isGarbage: true,
  },
  {
    pattern: /(?:\/\/|\/\*|#|<!--|--|;|%)[ \t]*\[!code [^\]\n]{1,80}\][^\n]*$/m,
    what: "a mark of VitePress in a comment",
    of: "vitepress",
    here: "Write the lines to mark behind the language, as in {1,3-5}, and added or removed lines as a diff.",
  },
  {
    pattern: /(?:\/\/|\/\*|#|<!--|--|;|%)[ \t]*\(\d{1,3}\)![ \t]*(?:\*\/|-->)?[ \t]*$/m,
    what: "a note of MkDocs Material to a line of code",
    of: "mkdocs",
    here: "Write the note as a comment, or below the code.",
  },
];

/** Each of them contains one of these; looking for a word is cheaper than for a pattern. */
const beginnings = ["{{#", "8<--", "<<<", "[!code ", ")!"];
/** Blocks that show Markdown show such marks on purpose. */
const markdownLanguages: ReadonlySet<string> = new Set(["md", "markdown", "mdx"]);
const literal = "To show it as it is, give the block the language md.";

/** The first mark of each kind in a block of code. */
export function reportCodeMarks(run: Run, token: Token, language: string): void {
  const { content } = token;
  if (markdownLanguages.has(language) || !beginnings.some((text) => content.includes(text))) return;
  for (const mark of marks) {
    const found = mark.pattern.exec(content);
    const map = fencePosition(token)?.content;
    if (found === null || map === undefined || run.dialect === dialects[mark.of]) continue;
    const start = found.index + found[0].length - found[0].trimStart().length;
    reportUnread(run, {
      markup: mark,
      span: map.span(start, found.index + found[0].trimEnd().length),
      literal,
    });
  }
}
