import { htmlAttribute, htmlTokens } from "../../renderer/search/html-tokens.ts";

export interface HtmlElement {
  readonly name: string;
  readonly attribute: (name: string) => string | undefined;
  readonly children: HtmlNode[];
}

/** Text is a string. */
export type HtmlNode = HtmlElement | string;

/** The tree of HTML that the layouts wrote; every element of theirs is closed. */
export function htmlTree(html: string): HtmlNode[] {
  const root = element("", "");
  const open = [root];
  for (const token of htmlTokens(html)) {
    const parent = open.at(-1) ?? root;
    if (token.kind === "text") parent.children.push(token.text);
    else if (token.kind === "close") {
      const at = open.findLastIndex(({ name }) => name === token.name);
      if (at > 0) open.length = at;
    } else {
      const child = element(token.name, token.attributes);
      parent.children.push(child);
      if (!token.empty) open.push(child);
    }
  }
  return root.children;
}

function element(name: string, attributes: string): HtmlElement {
  return { name, attribute: (wanted) => htmlAttribute(attributes, wanted), children: [] };
}

/** Whether a node is an element that has this class. */
export function hasClass(node: HtmlNode, name: string): boolean {
  return typeof node !== "string" && ` ${node.attribute("class") ?? ""} `.includes(` ${name} `);
}

/** Every element of one name below these nodes, in the order of the text. */
export function elementsNamed(nodes: readonly HtmlNode[], name: string): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    return [...(node.name === name ? [node] : []), ...elementsNamed(node.children, name)];
  });
}

/** All text below these nodes as it stands. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
}
