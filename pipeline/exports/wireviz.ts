import { escapeText } from "../../renderer/shared/compose/escape.ts";
import { yamlComment } from "../core/text/escape/yaml.ts";
import type { ConnectorContent } from "./connector/connector-content.ts";
import type { ExportHead } from "./exported-type.ts";
import { headLines } from "./head-lines.ts";
import { type YamlValue, yamlText } from "./yaml-text.ts";

/** A file for WireViz: the head as comments, then the sections. */
export function wireVizFile(head: ExportHead, sections: { readonly [name: string]: YamlValue }): string {
  const comments = headLines(head).map((line) => `# ${yamlComment(line)}\n`);
  return `${comments.join("")}${yamlText(sections)}`;
}

/** A connector as WireViz describes one. Absent facts are absent keys. */
export function wireVizConnector(content: ConnectorContent): YamlValue {
  const { part, gender, designator, title, pins } = content;
  return {
    ...(part?.series === undefined ? {} : { type: wireVizText(part.series) }),
    ...(gender === undefined || gender === "none" ? {} : { subtype: gender }),
    ...(part?.manufacturer === undefined ? {} : { manufacturer: wireVizText(part.manufacturer) }),
    ...(part?.mpn === undefined ? {} : { mpn: wireVizText(part.mpn) }),
    pins: pins.map(({ number }) => number),
    pinlabels: pins.map(({ name }) => wireVizText(name)),
    ...(pins.some(({ colour }) => colour !== undefined)
      ? { pincolors: pins.map(({ colour }) => colour ?? "") }
      : {}),
    notes: wireVizText(`${designator}: ${title}`),
  };
}

/** A text of a drawing: WireViz puts it into labels of Graphviz, which are read as HTML. */
export function wireVizText(text: string): string {
  return escapeText(text);
}

/** A designator as WireViz takes one: a dot would make copies, an arrow would be a connection. */
export function wireVizName(designator: string): string {
  const plain = designator.replace(/[^A-Za-z0-9_]+/g, "_");
  return /^[A-Za-z]/.test(plain) ? plain : `X_${plain}`;
}
