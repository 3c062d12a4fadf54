import type { ConnectorContent } from "./connector/connector-content.ts";
import type { ExportHead } from "./exported-type.ts";
import { headLines } from "./head-lines.ts";

/** A value of YAML as WireViz reads it; keys keep their order. */
export type WireVizValue =
  | string
  | number
  | boolean
  | readonly WireVizValue[]
  | { readonly [key: string]: WireVizValue };

/** A file for WireViz: the head as comments, then the sections. */
export function wireVizFile(head: ExportHead, sections: { readonly [name: string]: WireVizValue }): string {
  const comments = headLines(head).map((line) => `# ${line.replace(/[\r\n]+/g, " ")}\n`);
  return `${comments.join("")}${blockOf(sections, 0)}`;
}

/** A connector as WireViz describes one. Absent facts are absent keys. */
export function wireVizConnector(content: ConnectorContent): WireVizValue {
  const { part, gender, designator, title, pins } = content;
  return {
    ...(part?.series === undefined ? {} : { type: part.series }),
    ...(gender === undefined || gender === "none" ? {} : { subtype: gender }),
    ...(part?.manufacturer === undefined ? {} : { manufacturer: part.manufacturer }),
    ...(part?.mpn === undefined ? {} : { mpn: part.mpn }),
    pins: pins.map(({ number }) => number),
    pinlabels: pins.map(({ name }) => name),
    ...(pins.some(({ colour }) => colour !== undefined)
      ? { pincolors: pins.map(({ colour }) => colour ?? "") }
      : {}),
    notes: `${designator}: ${title}`,
  };
}

/** A designator as WireViz takes one: a dot would make copies, an arrow would be a connection. */
export function wireVizName(designator: string): string {
  const plain = designator.replace(/[^A-Za-z0-9_]+/g, "_");
  return /^[A-Za-z]/.test(plain) ? plain : `X_${plain}`;
}

/** Mappings in blocks, one key a line; lists and scalars in JSON, which is YAML too and needs no rule of quoting. */
function blockOf(value: { readonly [key: string]: WireVizValue }, depth: number): string {
  const indent = "  ".repeat(depth);
  return Object.entries(value)
    .map(([key, child]) => {
      const name = `${indent}${keyText(key)}:`;
      if (isMapping(child)) return `${name}\n${blockOf(child, depth + 1)}`;
      if (Array.isArray(child) && child.some((item) => typeof item === "object"))
        return `${name}\n${child.map((item) => `${indent}  - ${JSON.stringify(item)}\n`).join("")}`;
      return `${name} ${JSON.stringify(child)}\n`;
    })
    .join("");
}

function isMapping(value: WireVizValue): value is { readonly [key: string]: WireVizValue } {
  return typeof value === "object" && !Array.isArray(value);
}

/** Keys of ours are plain words; a quoted key is never read as a number or as `no`. */
function keyText(key: string): string {
  return /^[A-Za-z]+[0-9]*$/.test(key) ? key : JSON.stringify(key);
}
