/** A piece of an XML document. */
export type XmlToken =
  | { readonly kind: "open"; readonly name: string; readonly attributes: readonly XmlAttribute[] }
  | { readonly kind: "close"; readonly name: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "instruction"; readonly name: string; readonly text: string }
  | { readonly kind: "doctype"; readonly hasSubset: boolean };

type XmlAttribute = readonly [name: string, value: string];

const name = "[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?";
const opening = new RegExp(`<(${name})`, "y");
const attribute = new RegExp(`\\s+(${name})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, "y");
const openingEnd = /\s*(\/?)>/y;
const closing = new RegExp(`</(${name})\\s*>`, "y");
const instruction = new RegExp(`<\\?(${name})(?=[\\s?])`, "y");
const doctype =
  /<!DOCTYPE\s+[\w:.-]+(?:\s+(?:PUBLIC\s+(?:"[^"]*"|'[^']*')|SYSTEM)\s+(?:"[^"]*"|'[^']*'))?\s*([>[])/y;

/**
 * The tokens of an XML document, read once from front to end; undefined where it is not well-formed. It is stricter than
 * a browser and has no entities but the five of XML: what it does not know is refused, so a browser cannot read it
 * otherwise. An element without content is opened and closed. Nothing behind a document type with a subset is read.
 */
export function* xmlTokens(source: string): Generator<XmlToken | undefined> {
  const open: string[] = [];
  let at = 0;
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  /** The text up to an end mark, which is passed; undefined if there is no such mark. */
  const upTo = (mark: string): string | undefined => {
    const end = source.indexOf(mark, at);
    if (end === -1) return undefined;
    const text = source.slice(at, end);
    at = end + mark.length;
    return text;
  };
  const next = (): XmlToken[] | undefined => {
    if (source[at] !== "<") {
      const end = source.indexOf("<", at);
      const text = decoded(source.slice(at, end === -1 ? source.length : end));
      at = end === -1 ? source.length : end;
      return text === undefined ? undefined : [{ kind: "text", text }];
    }
    if (source.startsWith("<!--", at)) {
      at += 4;
      return upTo("--") !== undefined && source[at++] === ">" ? [] : undefined;
    }
    if (source.startsWith("<![CDATA[", at)) {
      at += 9;
      const text = upTo("]]>");
      return text === undefined ? undefined : [{ kind: "text", text }];
    }
    if (source.startsWith("<!", at)) {
      const found = read(doctype);
      return found === null ? undefined : [{ kind: "doctype", hasSubset: found[1] === "[" }];
    }
    if (source.startsWith("<?", at)) {
      const found = read(instruction);
      const text = found === null ? undefined : upTo("?>");
      return text === undefined ? undefined : [{ kind: "instruction", name: found?.[1] ?? "", text }];
    }
    if (source.startsWith("</", at)) {
      const found = read(closing);
      return found === null || found[1] !== open.pop()
        ? undefined
        : [{ kind: "close", name: found[1] ?? "" }];
    }
    return element();
  };
  const element = (): XmlToken[] | undefined => {
    const found = read(opening);
    if (found === null) return undefined;
    const [, name = ""] = found;
    const attributes: XmlAttribute[] = [];
    for (let pair = read(attribute); pair !== null; pair = read(attribute)) {
      const value = decoded(pair[2] ?? pair[3] ?? "");
      if (value === undefined) return undefined;
      attributes.push([pair[1] ?? "", value]);
    }
    const end = read(openingEnd);
    if (end === null) return undefined;
    const token: XmlToken = { kind: "open", name, attributes };
    if (end[1] === "/") return [token, { kind: "close", name }];
    open.push(name);
    return [token];
  };
  while (at < source.length) {
    const tokens = next();
    if (tokens === undefined) return yield undefined;
    yield* tokens;
  }
  if (open.length > 0) yield undefined;
}

const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Text with its references replaced; undefined where one is not of XML itself. */
function decoded(text: string): string | undefined {
  let isSound = true;
  const whole = text.replace(
    /&(?:#(\d{1,7});|#x([\dA-Fa-f]{1,6});|(amp|lt|gt|quot|apos);)?/g,
    (_, decimal, hex, named) => {
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      if (named !== undefined) return characters[named] ?? "";
      if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
      isSound = false;
      return "";
    },
  );
  return isSound ? whole : undefined;
}
