import { SaxesParser } from "saxes";

/** For tests: an element of a document. */
interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** For tests: reads a document with a parser of others, as strictly as the standard asks; throws where it is not well-formed. */
export function parseXml(source: string): XmlElement {
  if (!source.startsWith("<?xml ")) throw new Error("There is no XML declaration.");
  return parseXmlFragment(source);
}

/** For tests: the same of what has no declaration, such as a drawing. */
export function parseXmlFragment(source: string): XmlElement {
  const parser = new SaxesParser();
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const innermost = (): XmlElement => open.at(-1) ?? root;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes, children: [], text: "" };
    innermost().children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    innermost().text += text;
  });
  parser.on("cdata", (text) => {
    innermost().text += text;
  });
  parser.on("closetag", () => open.pop());
  parser.write(source).close();
  const [only] = root.children;
  if (only === undefined) throw new Error("A document has a root.");
  return only;
}
