import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { Dbc } from "candied";
import { HtmlValidate } from "html-validate";
import { parse } from "yaml";
import { once } from "../../../core/once.ts";
import { parseXml, parseXmlFragment } from "../../support/core/well-formed-xml.ts";
import { hasDebianTool } from "../../support/exports/debian-tool.ts";
import { readHeaders, readNginx, readRedirects, readRobots } from "./read-host-files.ts";

/** Reads a text with a program that others wrote; throws where it is not well-formed. */
type Reader = (text: string) => void | Promise<void>;

/** Readers by the end of a path; the first that fits is taken. */
const readers: readonly (readonly [ending: RegExp, read: Reader])[] = [
  [/\.html$/, readHtml],
  [/\.xml$/, (text) => void parseXml(text)],
  [/\.svg$/, (text) => void parseXmlFragment(text)],
  [/\.(json|webmanifest)$/, (text) => void JSON.parse(text)],
  [/\.md$/, readFrontMatter],
  [/\.ksy$/, readKaitai],
  [/\.ya?ml$/, (text) => void parse(text)],
  [/\.dbc$/, readDbc],
  [/\.h$/, readHeader],
  [/^_redirects$/, readRedirects],
  [/^_headers$/, readHeaders],
  [/^robots\.txt$/, readRobots],
  [/^nginx\.conf$/, readNginx],
  [/^nginx-redirects\.map$/, readNginx],
];

/** The reader of a file of the output; undefined for what is no text of ours, such as the client and pictures. */
export function readerOf(path: string): Reader | undefined {
  return readers.find(([ending]) => ending.test(path))?.[1];
}

/** The grammar rules among the rules of pages: the quality of a page is checked elsewhere. */
const grammar = [
  ...["attr-quotes", "close-order", "element-permitted-content", "element-permitted-parent", "no-dup-attr"],
  ...["no-dup-id", "no-raw-characters", "unrecognized-char-ref", "void-content"],
];
const validator = once(
  () => new HtmlValidate({ root: true, rules: Object.fromEntries(grammar.map((rule) => [rule, "error"])) }),
);

async function readHtml(text: string): Promise<void> {
  const { results } = await validator().validateString(text);
  const found = results.flatMap(({ messages }) => messages);
  if (found.length > 0)
    throw new Error(
      found.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`).join("\n"),
    );
}

function readFrontMatter(text: string): void {
  const [, head] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  if (head === undefined) throw new Error("There is no front matter.");
  parse(head);
}

function readDbc(text: string): void {
  const reader = new Dbc();
  reader.load(text);
  if (reader.errors.size > 0) throw new Error(JSON.stringify([...reader.errors]));
}

interface Compiler {
  compile(language: string, file: unknown, importer: undefined, debug: boolean): Promise<unknown>;
}
const kaitai = once(() => createRequire(import.meta.url)("kaitai-struct-compiler") as Compiler);

async function readKaitai(text: string): Promise<void> {
  await kaitai().compile("javascript", parse(text), undefined, false);
}

/** Read where there is a compiler: `npm test` names it where it is absent. */
function readHeader(text: string): void {
  if (!hasDebianTool("gcc")) return;
  const flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic", "-fsyntax-only", "-x", "c", "-"];
  const { status, stderr } = spawnSync("gcc", flags, { input: text, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}
