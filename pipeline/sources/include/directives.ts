import type { Constructs } from "../dialects/constructs.ts";
import { DialectIncludes } from "./dialect-includes.ts";
import type { Directive } from "./directive.ts";

/** How each line that includes something begins. */
const beginning = "::include{";
const directive = /^([ \t]{0,12}(?:>[ \t]?){0,8}[ \t]{0,12})::include\{([^{}]*)\}[ \t]*\r?$/;
const attribute = /\s*([A-Za-z][\w-]*)=(?:"([^"]*)"|'([^']*)'|([^\s"'{}=]+))(?=\s|$)/y;
const fence = /^[ \t>]*(`{3,}(?=[^`]*$)|~{3,})/;

/** Whether a text may include anything: most do not, and are not gone through. */
export function mayInclude(text: string, { includes }: Constructs): boolean {
  return text.includes(beginning) || includes.some((form) => text.includes(form.beginning));
}

/** The lines that include something; outside blocks of code, where the dialect does not read them there too. */
export function findDirectives(lines: readonly string[], constructs: Constructs): Directive[] {
  const found: Directive[] = [];
  const ofDialect = constructs.includes.length === 0 ? undefined : new DialectIncludes(constructs.includes);
  let open = "";
  for (const [line, text] of lines.entries()) {
    const marker = fence.exec(text)?.[1] ?? "";
    if (open === "") open = marker;
    else if (marker.startsWith(open) && text.trim().replace(/^[> \t]+/, "") === marker) open = "";
    const other = ofDialect?.directiveOn({ line, text, isInCode: open !== "" });
    if (other !== undefined) found.push(other);
    if (open !== "" || !text.includes(beginning)) continue;
    const [, prefix = "", list = ""] = directive.exec(text) ?? [];
    if (!directive.test(text) || isCode(prefix, lines[line - 1])) continue;
    found.push({ line, prefix, ...readAttributes(list), start: prefix.length, end: text.trimEnd().length });
  }
  return found;
}

/** Four spaces behind an empty line are code, but within a list. */
function isCode(prefix: string, above: string | undefined): boolean {
  return /^(?: {4}|\t)/.test(prefix) && above?.trim() === "";
}

function readAttributes(list: string): Pick<Directive, "attributes" | "isUnreadable"> {
  const attributes = new Map<string, string>();
  let at = 0;
  for (;;) {
    attribute.lastIndex = at;
    const found = attribute.exec(list);
    if (found === null) break;
    const [, name = "", double, single, bare] = found;
    attributes.set(name, double ?? single ?? bare ?? "");
    at = attribute.lastIndex;
  }
  return { attributes, isUnreadable: list.slice(at).trim() !== "" };
}
