import {
  attributeOf,
  elementsNamed,
  type HtmlElement,
  type HtmlNode,
  textOf,
} from "../../../render/markdown/html-tree.ts";
import { type PageText, singleSpaced } from "./site-texts.ts";

/** Words by which a text speaks of what it does not say. */
const PHRASES = [
  /\bon request\b/gi,
  /\b(?:not|nowhere|never|neither|nor) (?:\w+ ){0,2}(?:published|stated|known|confirmed|documented|specified|disclosed)\b/gi,
  /\b(?:un(?:published|stated|known|documented|specified|confirmed))\b/gi,
  /\bpublished (?:yet|only)\b|\bonly (?:its|the) name\b|\b(?:is|are) published about\b/gi,
  /\b(?:by|from|of|as far as) (?:its|the|their) names?\b(?: tells?)?|\bknown by name\b/gi,
  /\b(?:does|do) not (?:guess|decide|pick|spell)\b|\bwithout a guess\b/gi,
  /\bgeneral (?:technique|practice|fact|background)\b|\bin general\b|\b(?:is|are|be) general\b/gi,
  /\b(?:several|two) readings\b/gi,
  /\bask (?:us|for|about|first|before|which|whether|through)\b|\bcontact (?:us|page)\b/gi,
  /\bavailable (?:on|upon|by) (?:request|enquiry)\b|\bto be (?:confirmed|announced|supplied)\b/gi,
  /\b(?:remains?|left|still|are|is) open (?:point|question|value)s?\b|\bopen values?\b/gi,
];

/** The phrases of absence in a text. */
export function absencesIn(text: string): string[] {
  return PHRASES.flatMap((phrase) => [...text.matchAll(phrase)].map(([found]) => found));
}

/** The problem of the panel of a page: there is one if something is open, and no other. */
export function wrongPanels({ record, panels }: PageText): string[] {
  if (record.question === undefined) return panels.length === 0 ? [] : ["a panel, though nothing is open"];
  const [panel = ""] = panels;
  const title = record.unknown === undefined ? "Question" : `Not published (${record.unknown.length})`;
  return [
    ...(panels.length === 1 ? [] : [`${panels.length} panels`]),
    ...[title, record.question.text].filter((text) => !panel.includes(text)),
  ];
}

/** Texts that mean a missing value. */
const NOTHING = /^(?:[-–—.…]*|on request|not (?:published|stated|known)|unknown|#)*$/i;
const HEADINGS = /^h[1-6]$/;
/** Elements that show something without a text. */
const SHOWN = new Set(["img", "svg", "input", "button", "video", "object"]);

/** Parts of a page that hold no value: sections, tables, rows and columns, each by its name. */
export function emptyParts(nodes: readonly HtmlNode[]): string[] {
  return [
    ...emptySections(nodes).map((name) => `section ${name}`),
    ...elementsNamed(nodes, "table").flatMap(emptyInTable),
  ];
}

interface Piece {
  readonly level: number | undefined;
  readonly text: string;
}

function emptySections(nodes: readonly HtmlNode[]): string[] {
  const pieces = piecesOf(nodes);
  return pieces.flatMap(({ level, text }, at) => {
    if (level === undefined || level === 1) return [];
    const end = pieces.findIndex((piece, later) => later > at && (piece.level ?? 9) <= level);
    const inside = pieces.slice(at + 1, end === -1 ? undefined : end);
    return inside.some((piece) => piece.level === undefined) ? [] : [text];
  });
}

/** Headings, and the pieces between them that have a text or show something. */
function piecesOf(nodes: readonly HtmlNode[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (typeof node === "string") return NOTHING.test(node.trim()) ? [] : [{ level: undefined, text: node }];
    if (HEADINGS.test(node.name))
      return [{ level: Number(node.name[1]), text: singleSpaced(textOf(node.children)) }];
    if (SHOWN.has(node.name)) return [{ level: undefined, text: node.name }];
    return piecesOf(node.children);
  });
}

function emptyInTable(table: HtmlElement): string[] {
  const name = singleSpaced(textOf(elementsNamed(table.children, "caption"))) || "table";
  const rows = elementsNamed(table.children, "tr").map(cellsOf);
  const isHead = (row: readonly HtmlElement[]) => row.every((cell) => cell.name === "th");
  const body = rows.filter((row) => row.length > 1 && !isHead(row));
  const [head = []] = rows.filter(isHead);
  if (body.length === 0) return [`table ${name}`];
  const width = Math.max(...body.map((row) => row.length));
  const columns = body.every((row) => row.length === width)
    ? Array.from({ length: width }, (_, at) => at)
    : [];
  return [
    ...body
      .filter((row) => row.slice(1).every(isEmpty))
      .map(([first]) => `row ${first === undefined ? "" : singleSpaced(textOf(first.children))} of ${name}`),
    ...columns
      .filter((at) => body.every((row) => isEmpty(row[at])))
      .map((at) => `column ${singleSpaced(textOf(head[at]?.children ?? []))} of ${name}`),
  ];
}

function cellsOf(row: HtmlElement): HtmlElement[] {
  const cells = row.children.filter((cell) => typeof cell !== "string");
  return cells.some((cell) => (attributeOf(cell, "colSpan") ?? attributeOf(cell, "colspan") ?? "1") !== "1")
    ? []
    : cells;
}

function isEmpty(cell: HtmlElement | undefined): boolean {
  if (cell === undefined) return true;
  return (
    NOTHING.test(singleSpaced(textOf(cell.children))) &&
    ![...SHOWN].some((name) => elementsNamed(cell.children, name).length > 0)
  );
}
