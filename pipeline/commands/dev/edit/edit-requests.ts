import type { EditReply, EditRequest } from "../../../../renderer/shared/compose/edit-form.ts";
import { unitProblem } from "../../../checks/rules/unit-kind.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { own, valueAt } from "../../../core/json-pointer.ts";
import { UsageError } from "../../../core/usage-error.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { Site } from "../../../site.ts";
import { editScalar, type Wanted } from "../../../sources/edit/edit-scalar.ts";
import { readYaml } from "../../../sources/edit/editable-text.ts";
import { type OpenedFile, openSource, replaceSource } from "../../../sources/edit/source-file.ts";
import { prepareMarkdown } from "../../../sources/parse/markdown/prepare-markdown.ts";
import { parseSource } from "../../../sources/parse/parse-source.ts";
import { defaultLimits } from "../../../sources/parse/types.ts";
import { ownSchemas } from "../../../sources/validate/own-schemas.ts";
import { knownIds, titleOf } from "../../shared/site-ids.ts";
import { formOf } from "./form-fields.ts";

/** An answer of the endpoint: a status of HTTP and JSON. */
interface EditAnswer {
  readonly status: number;
  readonly body: EditReply;
}

export interface EditTools {
  /** The data folder. */
  readonly data: string;
  /** The site as it was read last. */
  readonly site: () => Site | undefined;
  /** Reads a file anew, so that the answer says what is wrong now. */
  readonly refresh: (file: string) => Promise<void>;
}

/** The form of the file behind a page. */
export function formOfPage(pathname: string, tools: EditTools): EditAnswer {
  const record = tools.site()?.records.find((page) => page.pathname === pathname);
  if (record === undefined) return problem(404, "This page has no file of its own.");
  return formOfFile(record.source, tools);
}

function formOfFile(file: string, { data, site: siteOf }: EditTools): EditAnswer {
  const site = siteOf();
  const opened = openSource(data, file);
  const source = site?.index.sources.get(file);
  const document = opened === undefined ? undefined : readYaml(file, opened.text);
  if (site === undefined || opened === undefined || source === undefined || document === undefined)
    return problem(404, `${file} has no values that a form can show.`);
  const form = formOf({
    schema: source.type === "doc" ? "doc-front-matter" : source.type,
    document,
    diagnostics: site.diagnostics.filter((diagnostic) => diagnostic.file === file),
    idsOf: (kind) => knownIds(kind, site.index).map(({ id }) => id),
    titleOf: (kind, id) => titleOf(kind, id, site.index),
  });
  const title = site.records.find((record) => record.source === file)?.title ?? file;
  return { status: 200, body: { title, file, version: opened.version, ...form } };
}

/** Changes one value. Nothing is written that the schema refuses. */
export async function saveValue(request: EditRequest, tools: EditTools): Promise<EditAnswer> {
  const { file, version, pointer, value } = request;
  const opened = openSource(tools.data, file);
  // Missing files are not created, and files elsewhere are not disclosed.
  if (opened === undefined || tools.site()?.index.sources.has(file) !== true)
    return problem(404, "This file cannot be edited here.");
  if (opened.version !== version)
    return problem(409, `${file} has changed on the disk. Load the form again; your value was not saved.`);
  const present = valueAt(readYaml(file, opened.text)?.value, pointer);
  const wanted = wantedOf(value, present);
  if (typeof wanted === "string") return problem(400, wanted);
  const text = editScalar({ file, text: opened.text, pointer, wanted });
  if (text === undefined) return problem(400, "This value cannot be written here. Edit the file itself.");
  const refusal = await newMistake(file, opened.text, text);
  if (refusal !== undefined) return problem(400, `${refusal.message} ${refusal.hint ?? ""}`.trim());
  const wrongUnit = unitMistake({ file, before: opened.text, after: text, pointer }, tools.site()?.index);
  if (wrongUnit !== undefined) return problem(400, wrongUnit);
  const refused = written(opened, text);
  if (refused !== undefined) return refused;
  await tools.refresh(file);
  return formOfFile(file, tools);
}

/** Writes a file; the answer where that cannot be. */
function written(opened: OpenedFile, text: string): EditAnswer | undefined {
  try {
    if (replaceSource(opened, text)) return undefined;
    return problem(
      409,
      `${opened.path} has changed on the disk. Load the form again; your value was not saved.`,
    );
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return problem(507, `${error.message} ${error.hint} Your value was not saved.`);
  }
}

interface WrittenValue {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly pointer: string;
}

/** Why the row of a value would have a unit that does not measure its parameter, where it had none such before. */
function unitMistake(
  { file, before, after, pointer }: WrittenValue,
  index: SiteIndex | undefined,
): string | undefined {
  if (index === undefined || !/\/(?:unit|param)$/.test(pointer)) return undefined;
  const row = pointer.slice(0, pointer.lastIndexOf("/"));
  const mistakeIn = (text: string): string | undefined => {
    const value = valueAt(readYaml(file, text)?.value, row);
    const [param, unit] = [own(value, "param"), own(value, "unit")];
    if (typeof param !== "string" || typeof unit !== "string") return undefined;
    const found = unitProblem(unit, index.parameters.get(param), index);
    return found && `${found.message} ${found.hint}`;
  };
  const [was, is] = [mistakeIn(before), mistakeIn(after)];
  return was === is ? undefined : is;
}

/** A value keeps its kind: a number stays one, whatever is typed. */
function wantedOf(value: string, present: unknown): Wanted | string {
  if (typeof present === "boolean")
    return value === "true" || value === "false"
      ? { kind: "flag", value: value === "true" }
      : "Choose yes or no.";
  if (typeof present === "number")
    return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(value)
      ? { kind: "number", digits: value }
      : "Write a number with a point, such as 1.10.";
  return { kind: "text", text: value.replaceAll("\r\n", "\n") };
}

/** The first finding of the file's schema about the new text that it does not have about the present one. */
async function newMistake(file: string, before: string, after: string): Promise<Diagnostic | undefined> {
  await prepareMarkdown([before, after]);
  const known = new Set(mistakesOf(file, before).map(({ code, message }) => `${code} ${message}`));
  return mistakesOf(file, after).find(({ code, message }) => !known.has(`${code} ${message}`));
}

function mistakesOf(file: string, text: string): Diagnostic[] {
  const source = parseSource(
    { kind: "text", path: file, text, hash: "" },
    { validator: ownSchemas(), limits: defaultLimits },
  );
  return (source?.diagnostics ?? []).filter(({ severity }) => severity === "error");
}

function problem(status: number, message: string): EditAnswer {
  return { status, body: { message } };
}
