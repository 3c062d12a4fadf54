import { escapeHtml, unescapeAll } from "../escape.ts";

const shapes = new Set([
  "svg",
  "g",
  "path",
  "polygon",
  "polyline",
  "ellipse",
  "circle",
  "rect",
  "text",
  "tspan",
]);
const keptAttributes = new Set(
  `width height viewBox transform d points cx cy rx ry r x y text-anchor font-size font-weight font-style
  stroke-width stroke-dasharray stroke-linejoin dy`.split(/\s+/),
);
const token = /<!--[\s\S]*?-->|<([?!])[^>]*>|<(\/?)([\w:]+)([^>]*?)(\/?)>|[^<]+/g;

/**
 * Draws Graphviz' SVG again from its shapes alone, in the colour of the text around it: no ids that could clash,
 * no links, no fonts, no background. Filled nodes keep a light tint.
 */
export function redrawSvg(svg: string): string {
  let html = "";
  let isEdge = false;
  let skipped = "";
  for (const [text, declaration, slash = "", name = "", list = "", empty = ""] of svg.matchAll(token)) {
    if (declaration || text.startsWith("<!--")) continue;
    if (name === "")
      html += skipped || text.trim() === "" ? "" : escapeHtml(unescapeAll(text.replaceAll("\\", "\\\\")));
    else if (skipped !== "") skipped = slash && name === skipped ? "" : skipped;
    else if (name === "title" || name === "defs" || name === "style") skipped = slash || empty ? "" : name;
    else if (!shapes.has(name)) continue;
    else if (slash) html += `</${name}>`;
    else {
      const attributes = readAttributes(list);
      if (name === "g" && attributes.has("class")) isEdge = attributes.get("class") === "edge";
      html += isBackground(attributes) ? "" : `<${name}${writeAttributes(name, attributes, isEdge)}${empty}>`;
    }
  }
  return html;
}

function readAttributes(list: string): Map<string, string> {
  const decode = (value: string) => unescapeAll(value.replaceAll("\\", "\\\\"));
  return new Map(
    [...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, decode(value)]),
  );
}

function isBackground(attributes: ReadonlyMap<string, string>): boolean {
  return attributes.get("stroke") === "none" && /^(?:none|transparent)$/.test(attributes.get("fill") ?? "");
}

function writeAttributes(name: string, attributes: ReadonlyMap<string, string>, isEdge: boolean): string {
  let html = "";
  for (const [key, value] of attributes) {
    if (!keptAttributes.has(key)) continue;
    // A point as a pixel: words of 14 points are about as large as those around them.
    const points = /^([\d.]+)pt$/.exec(value)?.[1];
    html += ` ${key}="${points ? Math.ceil(Number(points)) : escapeHtml(value)}"`;
  }
  if (name === "text") return `${html} fill="currentColor"`;
  if (name === "svg" || name === "g" || name === "tspan") return html;
  return html + paint(attributes, isEdge);
}

function paint(attributes: ReadonlyMap<string, string>, isEdge: boolean): string {
  const isVisible = (key: string) => !/^(?:none|transparent)$/.test(attributes.get(key) ?? "none");
  const stroke = isVisible("stroke") ? ' stroke="currentColor"' : "";
  if (!isVisible("fill")) return ` fill="none"${stroke}`;
  const isSolid = isEdge || attributes.get("fill") === attributes.get("stroke");
  return ` fill="currentColor"${isSolid ? "" : ' fill-opacity="0.1"'}${stroke}`;
}
