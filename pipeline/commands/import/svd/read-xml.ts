import { SaxesParser } from "saxes";
import { InvisibleCharacters } from "../../../core/text/invisible.ts";
import { UsageError } from "../../../core/usage-error.ts";
import { tellInvisible } from "../invisible-notices.ts";
import type { Tell } from "../notice.ts";

/** An element of an XML file. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  /** 1-based. */
  readonly line: number;
  /** On one line, once the element is closed. */
  text: string;
}

/** Deeper than any device file: elements within elements take memory of the reader. */
const DEEPEST = 64;

/** The root of an XML file. References such as `&#x202E;` may be to characters that no data folder may hold: these are taken out. Entities of its own are not expanded: a file that uses one is refused. */
export function readXml(text: string, tell: Tell): Element {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const root: Element = { name: "", attributes: {}, children: [], line: 1, text: "" };
  const open = [root];
  const characters = new InvisibleCharacters();
  const clean = (written: string): string => characters.clean(written, () => parser.line);
  const cleaned = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, clean(value)]));
  const refuse = (message: string): never => {
    throw new UsageError(
      `Line ${parser.line} is no well-formed XML: ${message}`,
      "Correct it, or ask for another file.",
    );
  };
  parser.on("error", ({ message }) => refuse(message.replace(/^\d+:\d+: /, "")));
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length > DEEPEST) refuse(`elements are nested more than ${DEEPEST} deep.`);
    const element = { name, attributes: cleaned(attributes), children: [], line: parser.line, text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  for (const event of ["text", "cdata"] as const)
    parser.on(event, (more: string) => {
      const innermost = open.at(-1);
      if (innermost !== undefined) innermost.text += clean(more);
    });
  parser.on("closetag", () => {
    const closed = open.pop();
    if (closed !== undefined) closed.text = closed.text.replace(/\s+/g, " ").trim();
  });
  parser.write(text).close();
  tellInvisible(characters, tell);
  const [only] = root.children;
  return only ?? refuse("there is no element.");
}

/** The first element of a name within another one. */
export function childOf({ children }: Element, name: string): Element | undefined {
  return children.find((child) => child.name === name);
}

/** The elements of a name within another one. */
export function childrenOf({ children }: Element, name: string): Element[] {
  return children.filter((child) => child.name === name);
}

/** The text of an element within another one, on one line; undefined where it is not there or empty. */
export function textOf(element: Element, name: string): string | undefined {
  const text = childOf(element, name)?.text;
  return text === "" ? undefined : text;
}

/**
 * The description of a thing in a file; undefined if it is only its name, which makers write when they have
 * no description.
 */
export function descriptionOf(element: Element): string | undefined {
  const text = textOf(element, "description");
  return text === textOf(element, "name") ? undefined : text;
}
