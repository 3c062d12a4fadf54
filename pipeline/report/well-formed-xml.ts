/** For tests: an element of a document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const token =
  /<(?<end>\/)?(?<name>[A-Za-z][\w.-]*)(?<attributes>(?:\s+[A-Za-z][\w.-]*="[^"<]*")*)\s*(?<empty>\/)?>|(?<text>[^<]+)/uy;

/** For tests: reads XML as strictly as the standard asks, without DTDs, comments and CDATA, which no format writes. */
export function parseXml(source: string): XmlElement {
  const bad = forbidden.exec(source);
  if (bad !== null) throw new Error(`Character ${bad[0].codePointAt(0)} is not allowed in XML.`);
  const body = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, "");
  if (body === source) throw new Error("There is no XML declaration.");
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  token.lastIndex = 0;
  while (token.lastIndex < body.length) {
    const at = token.lastIndex;
    const { end, name, attributes, empty, text } = token.exec(body)?.groups ?? {};
    const parent = open.at(-1) ?? root;
    if (text !== undefined) {
      if (text.includes("]]>")) throw new Error(`"]]>" stands in text.`);
      parent.text += unescaped(text);
    } else if (name === undefined) throw new Error(`This is no XML: ${body.slice(at, at + 40)}`);
    else if (end !== undefined) {
      if (parent.name !== name) throw new Error(`${parent.name} is closed as ${name}.`);
      open.pop();
    } else {
      const element = { name, attributes: attributesOf(attributes ?? ""), children: [], text: "" };
      parent.children.push(element);
      if (empty === undefined) open.push(element);
    }
  }
  const [only, ...others] = root.children;
  if (open.length !== 1 || only === undefined || others.length > 0 || root.text.trim() !== "")
    throw new Error("A document has exactly one root, and all its elements are closed.");
  return only;
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = "", value = ""] of text.matchAll(/([\w.-]+)="([^"]*)"/g)) {
    if (Object.hasOwn(found, name)) throw new Error(`The attribute ${name} stands twice.`);
    // A parser turns line breaks and tabs of an attribute into spaces.
    found[name] = unescaped(value.replace(/[\t\n\r]/g, " "));
  }
  return found;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&([^;]*;)?/g, (reference, name: string | undefined) => {
    const character = entities[name?.slice(0, -1) ?? ""];
    if (character === undefined) throw new Error(`${reference} is no reference.`);
    return character;
  });
}
