import { mkdocs as addresses } from "./address-rules.ts";
import { mkdocs as anchors } from "./anchor-rules.ts";
import { type BoxKind, ownConstructs } from "./constructs.ts";
import type { Dialect } from "./dialect.ts";
import { mkdocsKeys as keys } from "./front-matter-keys.ts";

/** The boxes of MkDocs Material and Python-Markdown, by what they are nearest to here. */
const boxesOfMkdocs: Readonly<Record<string, BoxKind>> = {
  ...boxes("note", "quote cite example abstract summary tldr"),
  ...boxes("tip", "hint success check done"),
  ...boxes("info", "todo important question help faq seealso"),
  ...boxes("warning", "attention"),
  ...boxes("danger", "error failure fail missing bug"),
};

function boxes(kind: BoxKind, names: string): Record<string, BoxKind> {
  return Object.fromEntries(names.split(" ").map((name) => [name, kind]));
}

/** Docs of MkDocs, with or without its theme Material. */
export const mkdocs: Dialect = {
  label: "MkDocs",
  signs: ["zensical.toml", "mkdocs.yml", "mkdocs.yaml", "docs/mkdocs.yml"],
  anchors,
  addresses,
  keys,
  braces: "an expression of a plugin of MkDocs",
  components: "no HTML",
  tightIds: true,
  titleAnchor: true,
  tocMarks: true,
  bracketTitles: false,
  constructs: {
    ...ownConstructs,
    looseHtml: true,
    boxes: boxesOfMkdocs,
    slashes: true,
    indented: [
      { opens: /^!!!\+?[ \t]*(?<type>[\w-]+)(?:[ \t]+[\w-]+)*?(?:[ \t]+"(?<title>.*)")?$/, is: "box" },
      {
        opens: /^\?\?\?(?<open>\+)?[ \t]*(?<type>[\w-]+)(?:[ \t]+[\w-]+)*?(?:[ \t]+"(?<title>.*)")?$/,
        is: "details",
      },
      { opens: /^\?\?\?(?<open>\+)?[ \t]+"(?<title>.*)"$/, is: "details" },
      { opens: /^===(?<apart>!)?\+?[ \t]+(?:"(?<title>.*)"|'(?<single>.*)')$/, is: "tab" },
    ],
    includes: [
      {
        beginning: "8<--",
        pattern:
          /(?<!;)-+8<-+[ \t]+(?<quote>["'])(?<file>[^"':\n]{1,300}?)(?::(?:(?<only>\d+)(?![\d:])|(?<from>\d*):(?<to>\d*)|(?<region>[A-Za-z_][\w-]*)))?\k<quote>/,
        from: ["data", "docs", "file", "anywhere"],
        inCode: true,
        list: /^-+8<-+$/,
      },
    ],
    spans: [
      { open: "{++", close: "++}", tag: "ins" },
      { open: "{--", close: "--}", tag: "del" },
      { open: "{==", close: "==}", tag: "mark" },
      { open: "{>>", close: "<<}" },
      { open: "==", close: "==", tag: "mark" },
      { open: "^^", close: "^^", tag: "ins" },
      { open: "^", close: "^", tag: "sup", isTight: true },
      { open: "~", close: "~", tag: "sub", isTight: true },
    ],
    attributes: "everywhere",
    definitions: true,
    abbreviations: true,
    barsInCode: true,
    icons: true,
    markdownInHtml: "marked",
    code: {
      ...ownConstructs.code,
      classes: true,
      lineKeys: ["hl_lines"],
      numberKeys: ["linenums"],
      idle: /^(?:use_pygments|linenums_style|linespans|lineanchors|anchorlinenums|annotate|copy|no-copy|select|no-select)(?:=.*)?$/,
      notes: true,
      escapes: [[";--8<--", "--8<--"]],
      inlineLanguage: true,
    },
  },
};
