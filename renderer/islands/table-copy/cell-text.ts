/** As much of a node of the page as its text needs. */
export interface TextNode {
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<TextNode>;
  readonly className?: unknown;
  readonly alt?: string;
}

/** Controls, and drawings beside words. */
const silent = new Set(["BUTTON", "INPUT", "LABEL", "SELECT", "SCRIPT", "STYLE", "svg"]);
/** Marks that belong to the page and not to the value: links of rows, numbers of sources and footnotes, verdicts. */
const marks = /\b(heading-anchor|source-mark|footnote-ref|visually-hidden|differs|verdict)\b/;
const blocks = new Set(["P", "DIV", "UL", "OL", "LI", "DL", "DT", "DD", "PRE", "BLOCKQUOTE", "FIGURE"]);
const blockClasses = /(^|\s)(spec-note|entry|entry-note)(\s|$)/;
/** Between the parts of what is written above or below the line: V_IN, 10^3. */
const raised: Readonly<Record<string, string>> = {
  SUB: "_",
  SUP: "^",
  msub: "_",
  msup: "^",
  mfrac: "/",
};

/** The text of a cell as it is shown, a line break where a new line begins. */
export function cellText(cell: TextNode): string {
  const lines = textOf(cell).split("\n");
  return lines
    .map((line) => line.replaceAll(/^[ \t]+|(?<![ \t])[ \t]+$/g, "").replaceAll(/[ \t]{2,}/g, " "))
    .filter((line) => line !== "")
    .join("\n");
}

function textOf(node: TextNode): string {
  const { nodeName, className, nodeValue } = node;
  if (nodeName === "#text") return (nodeValue ?? "").replaceAll(/[ \t\r\n\f]+/g, " ");
  if (nodeName === "BR") return "\n";
  if (nodeName === "IMG") return node.alt ?? "";
  const name = typeof className === "string" ? className : "";
  if (silent.has(nodeName) || marks.test(name)) return "";
  const sign = raised[nodeName];
  const parts = [...node.childNodes].map(textOf);
  if (nodeName === "SUB" || nodeName === "SUP") return `${sign}${parts.join("")}`;
  const text = parts.join(sign ?? "");
  return blocks.has(nodeName) || blockClasses.test(name) ? `\n${text}\n` : text;
}
