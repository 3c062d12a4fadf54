import type { IncludeForm } from "../dialects/constructs.ts";
import type { Directive } from "./directive.ts";

interface Line {
  /** 0-based. */
  readonly line: number;
  readonly text: string;
  readonly isInCode: boolean;
}

/** Spaces, marks of quotes and of an item of a list. */
const plainPrefix = /^[ \t]*(?:>[ \t]?)*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?$/;
const component =
  /^<([A-Z]\w*)((?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|\{[^{}]*\})|\s+[\w-]+)*)\s*(?:\/>|>\s*<\/\1>)$/;
const codeComponent =
  /^<CodeBlock((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*)\s*>\s*\{([A-Z]\w*)\}\s*<\/CodeBlock>$/;
const attribute = /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;

/** Finds what the lines of a text include in the way of a dialect. Lines are asked for one after the other. */
export class DialectIncludes {
  /** Files by the names that imports gave them. */
  readonly #imports = new Map<string, { readonly file: string; readonly form: IncludeForm }>();
  /** The lines that follow name files, up to another mark. */
  #isList = false;

  constructor(readonly forms: readonly IncludeForm[]) {}

  directiveOn(line: Line): Directive | undefined {
    const listed = this.#inList(line);
    if (listed !== undefined) return listed;
    for (const form of this.forms) {
      if (line.isInCode && form.inCode !== true) continue;
      const found = line.text.includes(form.beginning) ? directiveBy(form, line) : undefined;
      if (found !== undefined && form.isImport === true) this.#keep(found, form);
      if (found !== undefined) return found;
    }
    return line.isInCode || this.#imports.size === 0 ? undefined : this.#usedOn(line);
  }

  #keep({ attributes }: Directive, form: IncludeForm): void {
    const name = attributes.get("name");
    if (name !== undefined) this.#imports.set(name, { file: attributes.get("file") ?? "", form });
  }

  /** `<Part name="x" />` on a line of its own, where `Part` was imported from a file of text. */
  #usedOn({ line, text }: Line): Directive | undefined {
    const [content, prefix] = [text.trim(), /^[ \t]*/.exec(text)?.[0] ?? ""];
    if (!content.startsWith("<")) return undefined;
    const [, name = "", list = ""] = component.exec(content) ?? [];
    const [, codeList = "", codeName = ""] = codeComponent.exec(content) ?? [];
    const known = this.#imports.get(name || codeName);
    if (known === undefined) return undefined;
    const attributes = new Map([["file", known.file]]);
    const given = attributesIn(list || codeList);
    const [language, title] = [given.get("language"), given.get("title")];
    if (codeName !== "" && language !== undefined) attributes.set("lang", language);
    if (codeName !== "" && title !== undefined) attributes.set("title", title);
    const values = new Map([...given].map(([key, value]) => [`{props.${key}}`, value]));
    const { isNothing: _, ...form } = known.form;
    return {
      line,
      prefix,
      attributes,
      isUnreadable: false,
      values,
      start: prefix.length,
      end: text.trimEnd().length,
      form: codeName === "" ? form : { ...form, isCode: true },
    };
  }

  /** `--8<--` alone, and the names of files between two such lines. */
  #inList({ line, text }: Line): Directive | undefined {
    const form = this.forms.find(({ list }) => list !== undefined);
    if (form?.list === undefined) return undefined;
    const [prefix = "", content] = [/^[ \t]*/.exec(text)?.[0], text.trim()];
    const at = { line, prefix, start: prefix.length, end: text.trimEnd().length, isUnreadable: false };
    if (form.list.test(content)) {
      this.#isList = !this.#isList;
      return { ...at, attributes: new Map(), form: { ...form, isNothing: true } };
    }
    if (!this.#isList) return undefined;
    const isFile = content !== "" && !content.startsWith(";");
    const attributes = isFile ? new Map([["file", content]]) : new Map<string, string>();
    return { ...at, attributes, form: isFile ? form : { ...form, isNothing: true } };
  }
}

function directiveBy(form: IncludeForm, { line, text, isInCode }: Line): Directive | undefined {
  const found = form.pattern.exec(text);
  if (found === null) return undefined;
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const isAlone = plainPrefix.test(before) && behind.trim() === "";
  if (!isAlone && form.isInline !== true) return undefined;
  const prefix = isAlone ? before : "";
  const groups = found.groups ?? {};
  return {
    line,
    form,
    isInCode,
    isUnreadable: false,
    attributes: attributesOf(groups),
    prefix: isListItem(prefix) ? prefix.replace(/\S/g, " ") : prefix,
    start: found.index,
    end: found.index + found[0].length,
    ...(isAlone && !isListItem(prefix) ? {} : { around: [before, behind] as const }),
    ...(form.isTemplate === true && { values: templateValues(groups.rest ?? "") }),
  };
}

function isListItem(prefix: string): boolean {
  return /[-*+.)]/.test(prefix);
}

type Groups = Readonly<Record<string, string | undefined>>;

function attributesOf({ from, to, only, ...groups }: Groups): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const name of ["file", "region", "lang", "title", "marked", "numbered", "name"]) {
    const value = groups[name];
    if (value !== undefined) attributes.set(name, value);
  }
  if (only !== undefined) attributes.set("lines", only);
  else if (from || to) attributes.set("lines", `${from ?? ""}-${to ?? ""}`);
  return attributes;
}

function attributesIn(list: string): Map<string, string> {
  return new Map(
    [...list.matchAll(attribute)].map(([, key = "", double, single]) => [key, double ?? single ?? ""]),
  );
}

/** `port=9600 name=CLIM` gives the values of `[[#port]]` and `[[#name]]`. */
function templateValues(list: string): Map<string, string> {
  const pairs = list.trim().matchAll(/([\w-]+)=((?:\S|[ \t]+(?![\w-]+=))+)/g);
  return new Map([...pairs].map(([, key = "", value = ""]) => [`[[#${key}]]`, value.trim()]));
}
