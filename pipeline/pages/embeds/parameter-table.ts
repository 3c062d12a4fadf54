import type { SpecRow } from "../../../schema/generated/types.ts";
import { suggestNearest } from "../../core/text/nearest.ts";
import {
  hasUnknownParameter,
  isHiddenParameter,
  isUnknownParameter,
} from "../../model/resolve/unknown-parameters.ts";
import { datasheetSections } from "../../model/values/spec-rows.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { datasheetBlock } from "./datasheet-block.ts";
import type { EmbedProblem, RecordEmbed } from "./embed.ts";

const sectionIds = datasheetSections.map(([id]) => id as string);

/** Some rows of a product's parametric tables: those of a section, those of listed parameters, or both. */
export const parameterTable: RecordEmbed<"product"> = {
  ref: "product",
  optional: ["section", "params"],
  compile(request, context) {
    const { record, attributes } = request;
    const { section } = attributes;
    const params = attributes.params === undefined ? undefined : idsOf(attributes.params);
    const unknown = unknownSection(section) ?? unknownParameter(params, context);
    if (unknown !== undefined) return unknown;
    const isWanted = (row: SpecRow): boolean =>
      (section === undefined || row.section === section) &&
      (params === undefined || params.includes(row.param));
    const block = datasheetBlock(request, context, isWanted);
    if ("attribute" in block) return block;
    const rows = block.sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
    const missing = params?.find((param) => !rows.some((row) => row.param === param));
    if (rows.length > 0 && missing === undefined) return block;
    return nothingOf(record, context, { param: missing, section });
  },
};

/** Ids with spaces or commas between. */
function idsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((id) => id !== "");
}

function unknownSection(section: string | undefined): EmbedProblem | undefined {
  if (section === undefined || sectionIds.includes(section)) return undefined;
  return {
    attribute: "section",
    message: `A datasheet has no section "${section}".`,
    hint: suggestNearest(section, sectionIds, `Its sections are ${sectionIds.join(", ")}.`),
  };
}

/** The first id that no dictionary has. */
export function unknownParameter(
  params: readonly string[] | undefined,
  { index }: CompileContext,
  attribute = "params",
): EmbedProblem | undefined {
  const unknown = params?.find((param) => isUnknownParameter(param, index));
  if (unknown === undefined) return undefined;
  return {
    attribute,
    message: `There is no parameter "${unknown}".`,
    hint: suggestNearest(unknown, index.parameters.keys(), "Add it to parameters.yaml, or correct its id."),
  };
}

/** The requested parameter or section; all values without both. */
interface Wanted {
  readonly param?: string | undefined;
  readonly section?: string | undefined;
  /** The attribute that names the parameter. */
  readonly attribute?: string;
}

/** Why a table would be empty, or lack a row that was asked for; undefined where it may be a mistake reported elsewhere. */
export function nothingOf(
  record: SourceOf<"product">,
  { index }: CompileContext,
  { param, section, attribute = "params" }: Wanted = {},
): EmbedProblem | undefined {
  const isUnsure = (id: string): boolean =>
    isHiddenParameter(id, index) || hasUnknownParameter(record, index);
  if (param !== undefined && isUnsure(param)) return undefined;
  const { id } = record.data;
  const where = section === undefined ? "" : ` in its section ${section}`;
  return {
    attribute: param === undefined ? (section === undefined ? "ref" : "section") : attribute,
    message: `The product "${id}" publishes no ${param === undefined ? "value" : `"${param}"`}${where}.`,
    hint: "State the value with its status, or take the embed out.",
  };
}
