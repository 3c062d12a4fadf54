import { type Checked, type Diagnostic, LineMap } from "../../core/diagnostics.ts";
import { recordOf } from "../../core/record-of.ts";
import type { DialectName } from "../dialects/dialect.ts";
import { dialects } from "../dialects/dialects.ts";
import { readKeys } from "../dialects/read-keys.ts";
import { originOf } from "../include/origins.ts";
import { ownBytes } from "../read/own-bytes.ts";
import type { TextFile } from "../read/read-data.ts";
import { assembleSource, brokenSource, type ParseTools, withId } from "./assemble-source.ts";
import { parseRegister } from "./csv/parse-register.ts";
import { longLines } from "./long-lines.ts";
import { splitFrontMatter } from "./markdown/front-matter.ts";
import { parseMarkdown } from "./markdown/parse-markdown.ts";
import { readableKeys } from "./readable-keys.ts";
import type { Source } from "./source.ts";
import { typeOfPath } from "./source-type.ts";
import { meantType, statedType } from "./stated-type.ts";
import { titleDiffers } from "./title-differs.ts";
import type { Limits, YamlDocument } from "./types.ts";
import { usableDocKeys } from "./usable-keys.ts";
import { parseYaml } from "./yaml/parse-yaml.ts";

/** Parses and validates one file by itself. Nothing here depends on another file. */
export function parseSource(file: TextFile, tools: ParseTools): Source | undefined {
  const type = typeOfPath(file.path);
  if (type === "ignored" || type === "versions") return undefined;
  if (isNoSource(file.path, tools.limits.dialect ?? "fairlead")) return undefined;
  if (type === "serials") {
    const { value: document, diagnostics: found } = parseRegister(file);
    const schema = "serial-register";
    return assembleSource({ file, type: schema, schema, document, earlierFindings: found }, tools);
  }
  return type === "doc" ? parseDoc(file, tools) : parseData(file, type, tools);
}

function parseData(
  file: TextFile,
  type: "site" | "baseline" | "category" | "by-content",
  tools: ParseTools,
): Source {
  const { value: document, diagnostics } = parseYaml({
    file: file.path,
    text: file.text,
    limits: { ...tools.limits, fileBytes: Math.max(tools.limits.fileBytes, ownBytes(file.path)) },
  });
  const empty = type !== "by-content" && diagnostics.every(({ code }) => code === "yaml-empty");
  if (document === undefined) {
    if (type !== "by-content")
      return brokenSource({ path: file.path, type, valid: empty, diagnostics: empty ? [] : diagnostics });
    const named = withId(file.path, readableKeys(file.text));
    return brokenSource({ path: file.path, type: meantType(named.type), data: named, diagnostics });
  }
  const schema = type === "by-content" ? statedType(document, file.path) : type;
  if (typeof schema === "string")
    return assembleSource({ file, type: schema, schema, document, earlierFindings: diagnostics }, tools);
  const named = withId(file.path, recordOf(document.value));
  return brokenSource({
    path: file.path,
    type: meantType(named.type),
    data: named,
    diagnostics: [...diagnostics, schema],
  });
}

/** Replaces a file that was refused before it was read: others may refer to it all the same. */
export function unreadSource(path: string): Source | undefined {
  const type = typeOfPath(path);
  if (type === "ignored" || type === "versions") return undefined;
  return brokenSource({ path, type, data: type === "by-content" ? withId(path, {}) : {} });
}

/** The title in front matter, where it is one. */
function titleIn(front: YamlDocument | undefined): string | undefined {
  const { title } = recordOf(front?.value);
  return typeof title === "string" ? title : undefined;
}

function parseDoc(file: TextFile, tools: ParseTools): Source {
  const { limits, code } = tools;
  const split = splitFrontMatter(file.text, file.path);
  const { front, bodyStart } = split.value;
  const yaml =
    front === undefined || file.text.slice(front.start, front.end).trim() === ""
      ? undefined
      : parseYaml({
          file: file.path,
          text: file.text,
          start: front.start,
          end: front.end,
          limits,
        });
  const long = longLinesOf(file, bodyStart, limits);
  const text = long.length === 0 ? file.text : file.text.slice(0, bodyStart);
  const title = titleIn(yaml?.value);
  const input = { file: file.path, text, bodyStart, limits, code, origins: file.origins };
  const markdown = parseMarkdown({ ...input, ...(title !== undefined && { title }) });
  const { document, title: heading, besideTitle, firstHeading } = markdown.value;
  const headingTitle = heading?.text ?? firstHeading;
  const nothing: YamlDocument = { value: {}, positions: new Map() };
  const keys = dialectKeys(withoutEmptyNames(yaml?.value ?? nothing), file, limits);
  const stated = keys.value;
  const differs = titleDiffers({
    file: file.path,
    front: recordOf(stated.value).title,
    heading: heading ?? besideTitle,
    isShown: besideTitle !== undefined,
  });
  const found = [
    ...(file.findings ?? []),
    ...split.diagnostics,
    ...(yaml?.diagnostics ?? []),
    ...keys.diagnostics,
    ...long,
    ...markdown.diagnostics,
    ...differs,
  ];
  const source = assembleSource(
    { file, type: "doc", schema: "doc-front-matter", document: stated, earlierFindings: found },
    tools,
  );
  const isUnread = split.diagnostics.length > 0 || (yaml !== undefined && yaml.value === undefined);
  const head = file.text.slice(0, front?.end ?? firstGap(file.text));
  return {
    ...source,
    ...(isUnread ? { data: usableDocKeys(readableKeys(head)) } : {}),
    prose: { ...source.prose, "": document },
    ...(headingTitle === undefined ? {} : { headingTitle }),
  };
}

/** Front matter as the dialect of the docs means it. */
function dialectKeys(
  document: YamlDocument,
  { path }: TextFile,
  { dialect = "fairlead" }: Limits,
): Checked<YamlDocument> {
  const rule = dialects[dialect];
  const isPlain = rule.keys === undefined || Object.keys(recordOf(document.value)).length === 0;
  return isPlain ? { value: document, diagnostics: [] } : readKeys(document, rule, path);
}

const NAMES: ReadonlySet<string> = new Set(["title", "description"]);

/** An empty title or description of a doc counts as absent, as in Docusaurus. */
function withoutEmptyNames(document: YamlDocument): YamlDocument {
  const stated = Object.entries(recordOf(document.value)).filter(
    ([key, value]) => !(value === "" && NAMES.has(key)),
  );
  return { ...document, value: Object.fromEntries(stated) };
}

/** Lines of a body that are too long; such a body is not parsed. */
function longLinesOf(
  { path, text, origins = [] }: TextFile,
  bodyStart: number,
  { lineLength }: Limits,
): Diagnostic[] {
  const long = longLines(text, lineLength, bodyStart);
  if (long.length === 0) return [];
  const lines = new LineMap(text);
  return long.map(({ start, end, message }) => ({
    code: "limit-line-length",
    severity: "error",
    file: path,
    ...originOf(lines.position(start, end), origins),
    message,
    hint: "Break the paragraph over several lines.",
  }));
}

/** The offset of the first blank line of a text. */
function firstGap(text: string): number {
  const gap = /\n[ \t]*\r?\n/.exec(text);
  return gap?.index ?? text.length;
}

/** Where `import docs` puts what pages include from outside their docs: code and settings, whatever their names. */
const IMPORTED = /^imported\//;

/** Whether a file of docs of another system is not a source of the site, even if its name looks like one. */
function isNoSource(path: string, name: DialectName): boolean {
  return dialects[name].noSources?.test(path) === true || (name !== "fairlead" && IMPORTED.test(path));
}
