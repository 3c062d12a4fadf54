const doc = /\.(?:md|mdx|markdown)$/i;
/** Endings that programs give to files of Markdown. */
const markdown = /\.(?:md|mdx|markdown|mdown|markdn|mdn|mkd|mkdn|mkdown|mdwn|mdtxt|mdtext)$/i;

/** Whether a file has one of the three endings of docs. */
export function hasDocEnding(path: string): boolean {
  return doc.test(path);
}

/** A path without the ending of a doc. */
export function withoutDocEnding(path: string): string {
  return path.replace(doc, "");
}

/** Whether a file is Markdown by its name, also with an ending that docs do not have here. */
export function isMarkdown(path: string): boolean {
  return markdown.test(path);
}

/** A path without the ending of Markdown. */
export function withoutMarkdownEnding(path: string): string {
  return path.replace(markdown, "");
}
