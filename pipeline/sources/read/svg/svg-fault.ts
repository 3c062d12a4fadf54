import { attributeFault, short } from "./attribute-fault.ts";
import { loadsByCss } from "./loads-by-css.ts";
import { drawingElements, isOfEditors, SVG } from "./svg-names.ts";
import { type XmlToken, xmlTokens } from "./xml-tokens.ts";

/** Encodings in which every letter of XML is the byte that ASCII has for it, so that no text can become a tag. */
const encodings = /\bencoding\s*=\s*["'](?:utf-8|us-ascii|iso-8859-1)["']/i;

/**
 * The fault of the text of an SVG: `unreadable` if it is not one, else the part that would run or load
 * something when the file is opened by itself. Its elements and attributes are compared with allow lists.
 */
export function svgFault(source: string): "unreadable" | { readonly holds: string } | undefined {
  const picture = new Picture();
  for (const token of xmlTokens(source.replace(/^\ufeff/, "").trimStart())) {
    if (token === undefined) return "unreadable";
    const holds = picture.read(token);
    if (holds !== undefined) return holds === "" ? "unreadable" : { holds };
  }
  return picture.hasRoot ? undefined : "unreadable";
}

/**
 * The state of reading a picture. Each step returns the fault that it finds; the empty text if the file is
 * not a picture.
 */
class Picture {
  hasRoot = false;
  #depth = 0;
  /**
   * Namespaces by prefix. One prefix means one thing in the whole file, so that its place does not matter.
   */
  readonly #namespaces = new Map<string, string>();
  /** The content of the style that is being read. */
  #style: string | undefined;

  read(token: XmlToken): string | undefined {
    switch (token.kind) {
      case "doctype":
        return token.hasSubset ? "a document type with declarations" : undefined;
      case "instruction":
        return instructionFault(token.name.toLowerCase(), token.text);
      case "text":
        return this.#text(token.text);
      case "open":
        return this.#open(token);
      case "close":
        return this.#close();
    }
  }

  #text(text: string): string | undefined {
    if (this.#style !== undefined) this.#style += text;
    return this.#depth === 0 && text.trim() !== "" ? "" : undefined;
  }

  #open({ name, attributes }: Extract<XmlToken, { kind: "open" }>): string | undefined {
    for (const [key, value] of attributes) {
      if (!/^xmlns(?::|$)/.test(key)) continue;
      const prefix = key.slice("xmlns:".length);
      const known = this.#namespaces.get(prefix) ?? (prefix === "" ? SVG : value);
      if (known !== value) return `another meaning of ${short(key)}`;
      this.#namespaces.set(prefix, value);
    }
    const colon = name.indexOf(":");
    const local = name.slice(colon + 1);
    const namespace = colon === -1 ? SVG : this.#namespaces.get(name.slice(0, colon));
    if (this.#depth === 0 && (this.hasRoot || namespace !== SVG || local !== "svg")) return "";
    this.hasRoot = true;
    this.#depth++;
    const isKnown = namespace === SVG ? drawingElements.has(local) : isOfEditors(namespace ?? "");
    if (!isKnown || this.#style !== undefined) return `the element <${short(name)}>`;
    if (namespace === SVG && local === "style") this.#style = "";
    for (const [key, value] of attributes) {
      const fault = /^xmlns(?::|$)/.test(key) ? undefined : attributeFault(local, key, value);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  #close(): string | undefined {
    this.#depth--;
    const style = this.#style;
    // A style contains nothing but text: the tag that closes is that of the style itself.
    this.#style = undefined;
    return style !== undefined && loadsByCss(style) ? "a style that loads something" : undefined;
  }
}

/** A style sheet may load, and transform the file into another. */
function instructionFault(name: string, text: string): string | undefined {
  if (name === "xml")
    return /encoding/i.test(text) && !encodings.test(text) ? "another encoding than UTF-8" : undefined;
  return name.startsWith("xml") ? `the instruction <?${short(name)}>` : undefined;
}
