import { xmlTokens } from "../xml-tokens.ts";
import { type StyleRules, styleDeclarations, styleRules } from "./style-rules.ts";

/** An element of a drawing. */
export interface SvgNode {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly SvgNode[];
  /** The number of letters right in it. */
  readonly letters: number;
}

interface OpenNode extends SvgNode {
  readonly children: SvgNode[];
  letters: number;
}

export interface SvgTree {
  readonly root: SvgNode;
  readonly byId: ReadonlyMap<string, SvgNode>;
  readonly rules: StyleRules;
}

/** Browsers read no document that is deeper. */
const deepest = 1000;

/** The elements of an SVG that has been found to be well-formed; undefined where it is deeper than browsers read. */
export function svgTree(source: string): SvgTree | undefined {
  const open: OpenNode[] = [];
  const byId = new Map<string, SvgNode>();
  let root: SvgNode | undefined;
  let style = "";
  for (const token of xmlTokens(source.replace(/^\ufeff/, "").trimStart())) {
    const parent = open.at(-1);
    if (token?.kind === "open") {
      const node = nodeOf(token.name, token.attributes);
      if (open.length >= deepest) return undefined;
      const id = node.attributes.get("id");
      if (id !== undefined && !byId.has(id)) byId.set(id, node);
      parent?.children.push(node);
      root ??= node;
      open.push(node);
    } else if (token?.kind === "close") open.pop();
    else if (token?.kind === "text" && parent !== undefined) {
      parent.letters += token.text.length;
      if (parent.name === "style") style += token.text;
    }
  }
  return root && { root, byId, rules: styleRules(style) };
}

function nodeOf(name: string, list: readonly (readonly [string, string])[]): OpenNode {
  const attributes = new Map(list.map(([key, value]) => [localName(key), value]));
  for (const [property, value] of styleDeclarations(attributes.get("style") ?? ""))
    attributes.set(property, value);
  return { name: localName(name), attributes, children: [], letters: 0 };
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
