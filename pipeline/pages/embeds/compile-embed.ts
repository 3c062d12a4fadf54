import { escapeText } from "../../../renderer/shared/compose/escape.ts";
import type { Block } from "../../../schema/generated/types.ts";
import type { DiagnosticCode } from "../../core/diagnostic-codes.ts";
import { compareStrings } from "../../core/diagnostics.ts";
import { ownValue } from "../../core/own-value.ts";
import { suggestNearest } from "../../core/text/nearest.ts";
import { isFaulty, type SiteIndex } from "../../model/resolve/site-index.ts";
import { withheldProblem, withheldRecord } from "../../model/resolve/withheld-record.ts";
import type { Source } from "../../sources/parse/source.ts";
import type { MarkdownEmbed } from "../../sources/parse/types.ts";
import type { CompileContext } from "../context.ts";
import { claimedAnchors } from "./claimed-anchors.ts";
import { comparison } from "./comparison.ts";
import { datasheet } from "./datasheet.ts";
import { download } from "./download.ts";
import type { Embed, EmbedRequest, EmbedResult, RecordEmbed } from "./embed.ts";
import { frame } from "./frame.ts";
import { parameterTable } from "./parameter-table.ts";
import { filesOf, withLinks } from "./record-frame.ts";
import { recordEmbeds } from "./registry.ts";
import { storedData } from "./stored-data.ts";
import { value } from "./value.ts";

/** The embeds that docs may use, by name. */
const embeds: Readonly<Record<string, Embed>> = {
  ...recordEmbeds,
  comparison,
  datasheet,
  download,
  frame,
  "parameter-table": parameterTable,
  "stored-data": storedData,
  value,
};

const embedNames = Object.keys(embeds).sort(compareStrings);

/** A mistake of the author, at an attribute or at the embed as a whole. */
interface Fault {
  readonly code: DiagnosticCode;
  readonly attribute?: string;
  readonly message: string;
  readonly hint: string;
  readonly cause?: string;
}

/** Turns an embed into a block; mistakes are reported at the word at fault. `taken` holds the ids of the page. */
export function compileEmbed(
  written: MarkdownEmbed,
  host: Source,
  context: CompileContext,
  taken: Set<string>,
): { blocks: Block[]; anchors: readonly string[] } | undefined {
  const embed = ownValue(embeds, written.name);
  const line = isOfRecord(written, embed, context) ? undefined : written.line;
  const report = ({ attribute = "", ...fault }: Fault): ReturnType<typeof compileEmbed> => {
    const position = written.attributes[attribute]?.position ?? written.position;
    const at = { severity: "error" as const, file: host.path, ...position };
    context.diagnostics.push({ ...at, ...fault, ...(line !== undefined && { code: "markup-unknown" }) });
    return line === undefined ? undefined : { blocks: [asWritten(line)], anchors: [] };
  };
  if (embed === undefined) return report(unknownEmbed(written.name));
  const fault = attributeFault(written, embed);
  if (fault !== undefined) return report(fault);
  const { anchors, claimAnchor } = claimedAnchors(taken);
  // No id has a space, so what is claimed with one is no id of the page.
  const isFirst = (name: string): boolean => taken.size < taken.add(name).size;
  const request = { attributes: valuesOf(written), host, claimAnchor, isFirst };
  const made =
    embed.ref === undefined
      ? { block: embed.compile(request, context), files: [] }
      : compileRecord(embed, request, context);
  if ("code" in made) return report(made);
  const { block, files } = made;
  if (block === undefined) return undefined;
  if (!("kind" in block)) return report({ code: "embed-attribute-value", ...block });
  return { blocks: [block, ...files], anchors };
}

/** Whether an embed names a record that the data has. */
function isOfRecord(
  { attributes }: MarkdownEmbed,
  embed: Embed | undefined,
  { index }: CompileContext,
): boolean {
  if (embed?.ref === undefined) return false;
  return index.records.get(embed.ref)?.has(attributes.ref?.value ?? "") === true;
}

/** Shows a line of a doc of another system as text: it looks like an embed, but the site has no such record. */
function asWritten(line: string): Block {
  return { kind: "html", html: `<p>${escapeText(line)}</p>\n` };
}

interface Made {
  readonly block: EmbedResult;
  /** The downloads of the record, below its block. */
  readonly files: readonly Block[];
}

interface RecordOnPage extends EmbedRequest {
  /** Whether the page has not shown this record before. */
  readonly isFirst: (name: string) => boolean;
}

function compileRecord(embed: RecordEmbed, request: RecordOnPage, context: CompileContext): Made | Fault {
  const { ref } = embed;
  const id = request.attributes.ref ?? "";
  const record = context.index.records.get(ref)?.get(id);
  if (record !== undefined) {
    const block = embed.compile({ ...request, record }, context);
    if (block === undefined || !("kind" in block)) return { block, files: [] };
    const files = filesOf(ref, id, request, context);
    return { block: request.isFirst(`${ref} ${id}`) ? withLinks(block, record, context) : block, files };
  }
  if (isFaulty(context.index, ref, id)) return { block: undefined, files: [] };
  return { code: "reference-not-found", attribute: "ref", ...missingRecord(ref, id, context.index) };
}

function valuesOf({ attributes }: MarkdownEmbed): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value]));
}

function unknownEmbed(name: string): Fault {
  return {
    code: "embed-unknown",
    cause: name,
    message: `There is no embed "${name}".`,
    hint: suggestNearest(name, embedNames, `Embeds are ${embedNames.join(", ")}.`),
  };
}

/** The first attribute that an embed does not take, or the first that it needs and has not. */
function attributeFault({ name, attributes }: MarkdownEmbed, embed: Embed): Fault | undefined {
  const required = [...(embed.ref === undefined ? [] : ["ref"]), ...(embed.required ?? [])];
  const allowed = [...required, ...(embed.optional ?? [])];
  const unknown = Object.keys(attributes).find((attribute) => !allowed.includes(attribute));
  if (unknown !== undefined)
    return {
      code: "embed-attribute-unknown",
      cause: `${name} ${unknown}`,
      attribute: unknown,
      message: `The embed "${name}" has no attribute "${unknown}".`,
      hint: allowed.length === 0 ? "It takes none." : `It takes ${allowed.join(", ")}.`,
    };
  const missing = required.find((attribute) => !Object.hasOwn(attributes, attribute));
  if (missing !== undefined)
    return {
      code: "embed-attribute-missing",
      message: `The embed "${name}" needs the attribute "${missing}".`,
      hint: `Write ::${name}{${missing}="…"}.`,
    };
  return undefined;
}

function missingRecord(
  type: string,
  id: string,
  index: SiteIndex,
): Pick<Fault, "message" | "hint" | "cause"> {
  const withheld = withheldRecord([type], id, index);
  if (withheld !== undefined) return withheldProblem(type, withheld);
  return {
    cause: `${type} ${id}`,
    message: `There is no ${type} "${id}".`,
    hint: suggestNearest(id, index.records.get(type)?.keys() ?? [], `Add the ${type}, or correct the id.`),
  };
}
