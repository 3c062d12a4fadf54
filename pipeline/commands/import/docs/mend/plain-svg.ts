import { svgFault } from "../../../../sources/read/svg/svg-fault.ts";

/** More parts are no picture. */
const MOST = 50;

/** A picture of SVG without what runs or loads something in it; undefined where it cannot be taken out. */
export function plainSvg(source: string): string | undefined {
  let text = source;
  for (let round = 0; round < MOST; round++) {
    const fault = svgFault(text);
    if (fault === undefined) return text;
    if (fault === "unreadable") return undefined;
    const next = without(fault.holds, text);
    if (next === text) return undefined;
    text = next;
  }
  return undefined;
}

/** The text without a part, which is named as the check names it. */
function without(holds: string, text: string): string {
  const element = /^the element <([\w:.-]+)>$/.exec(holds)?.[1];
  if (element !== undefined) return withoutElement(element, text);
  const attribute = /^(?:the attribute|an address in|a style in) ([\w:.-]+)/.exec(holds)?.[1];
  if (attribute !== undefined)
    return text.replace(new RegExp(`\\s${escaped(attribute)}\\s*=\\s*(?:"[^"]*"|'[^']*')`, "g"), "");
  if (holds.startsWith("a style"))
    return text.replace(/@import[^;<]*;?|[\w-]+\s*:\s*[^;{}<]*url\([^)]*\)[^;{}<]*;?/gi, "");
  if (holds.startsWith("another encoding")) return text.replace(/\sencoding\s*=\s*(?:"[^"]*"|'[^']*')/, "");
  if (holds.startsWith("a document type")) return text.replace(/<!DOCTYPE[^[>]*\[[^\]]*\]\s*>/, "");
  return text;
}

function withoutElement(name: string, text: string): string {
  const open = new RegExp(`<${escaped(name)}(?=[\\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>`);
  const found = open.exec(text);
  if (found === null) return text;
  const end = found[0].endsWith("/>")
    ? found.index + found[0].length
    : text.indexOf(`</${name}>`, found.index);
  const stop = found[0].endsWith("/>") ? end : end + name.length + 3;
  return end === -1 ? text : text.slice(0, found.index) + text.slice(stop);
}

function escaped(name: string): string {
  return name.replace(/[.]/g, "\\.");
}
