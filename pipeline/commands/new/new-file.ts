import { carriers } from "../../checks/rules/status-source.ts";
import { pathProblem } from "../../core/paths/path-problem.ts";
import { nearest } from "../../core/text/nearest.ts";
import { listInWords } from "../../core/text/phrase.ts";
import { UsageError } from "../../core/usage-error.ts";
import { type FileLocation, fileLocationOf } from "../../sources/read/layout/file-location.ts";
import { resolverOf, type SchemaNode } from "../../sources/schema-node.ts";
import { authoredTypes } from "./authored-types.ts";
import { commonUnitLines } from "./common-units.ts";
import type { Dictionaries, Parameters } from "./dictionaries.ts";
import { entryWords } from "./new-entry.ts";
import { sectionRows } from "./section-rows.ts";
import { startingText } from "./starting-text.ts";

/** The family of the first product where no other is named. */
const FIRST_FAMILY = "products";

interface NewFileRequest {
  readonly type: string | undefined;
  readonly id: string | undefined;
  readonly family: string | undefined;
  /** Ids of a type that the data folder has, with their files. */
  readonly recordsOf: (type: string) => ReadonlyMap<string, string>;
  /** The parameters of the data folder; absent where it has no dictionary. */
  readonly parameters?: Parameters | undefined;
  /** Reads those that a first product brings with it; only called for one. */
  readonly dictionaries: () => Dictionaries;
  /** A command as it is typed for this data folder. */
  readonly command?: (words: string) => string;
}

export interface NewFile {
  /** Relative to the data folder. */
  readonly path: string;
  readonly text: string;
  /** The next step with the file, as a sentence. */
  readonly next: string;
  /** Texts by path of files that come first in a new data folder; one that is there stays. */
  readonly before: ReadonlyMap<string, string>;
}

/** The starting file that a person asks for. Writes nothing. */
export function newFile(request: NewFileRequest, schemas: Readonly<Record<string, object>>): NewFile {
  const types = authoredTypes(schemas);
  const { type, schema } = typeOf(request.type, types);
  const location = fileLocationOf(type, schema);
  const id = idOf(request, { type, schema, location, types });
  const family = familyOf(request, type, location);
  const known = {
    ...(schema.properties?.type?.const === type ? { type } : {}),
    ...(schema.required?.includes("id") === true ? { id } : {}),
    ...(schema.properties?.title !== undefined && id !== "" ? { title: titleOf(id) } : {}),
    ...(statesOf(schema).includes("draft") ? { state: "draft" } : {}),
  };
  const before = filesBefore(request, family, schemas);
  const parameters = before.has(PARAMETERS) ? request.dictionaries().parameters : (request.parameters ?? []);
  const text = withUnits(withSections(startingText({ schema, known }), schema, parameters), type);
  return {
    before,
    path: location.pathOf(id, family),
    text: type === "doc" ? `---\n${text}---\n\n…\n` : text,
    next: nextStep(schema, request.command ?? ((name) => `fairlead ${name}`)),
  };
}

const PARAMETERS = "parameters.yaml";

/**
 * The first product of a data folder brings its family, and the dictionaries that its values refer to. The family comes
 * last: until it exists, a command that was interrupted is repeated whole.
 */
function filesBefore(
  { recordsOf, parameters, dictionaries }: NewFileRequest,
  family: string,
  schemas: Readonly<Record<string, object>>,
): ReadonlyMap<string, string> {
  if (family === "" || recordsOf("family").size > 0) return new Map();
  const first = newFile({ type: "family", id: family, family: undefined, recordsOf, dictionaries }, schemas);
  return new Map([
    ...(parameters === undefined ? [[PARAMETERS, dictionaries().parametersText] as const] : []),
    ["sources.yaml", dictionaries().sourcesText],
    [first.path, first.text],
  ]);
}

/** A datasheet is the greatest part of a product, and an empty list shows nothing of it: it is one block to uncomment. */
function withSections(text: string, schema: SchemaNode, parameters: Parameters): string {
  const sections = schema.properties?.datasheet === undefined ? undefined : schema.definitions?.section?.enum;
  if (sections === undefined) return text;
  const rows = sectionRows(sections.map(String), parameters);
  const use = `Take the mark away here and below, and delete the sections that you have nothing for. A value that is ${listInWords(Object.keys(carriers))} names its source.`;
  return text.replace(
    /^# datasheet: \{ sections: \[\] \}(.*)\n/m,
    `# datasheet:$1 ${use}\n${rows.join("\n")}\n`,
  );
}

/** A registry begins with the common units, which it replaces: an empty one would leave every value without its unit. */
function withUnits(text: string, type: string): string {
  if (type !== "units") return text;
  const lines = commonUnitLines().map((line) => `  ${line}`);
  return text.replace(/^units: \[\].*$/m, ["units:  # The units. One more:", ...lines].join("\n"));
}

/** Refuses a word that is no type, before anything is asked of a data folder. */
export function requireType(word: string | undefined, schemas: Readonly<Record<string, object>>): void {
  typeOf(word, authoredTypes(schemas));
}

function typeOf(word: string | undefined, types: ReadonlyMap<string, SchemaNode>) {
  const schema = types.get(word ?? "");
  if (word !== undefined && schema !== undefined) return { type: word, schema };
  const words = [...types.keys(), ...entryWords].sort();
  const near = nearest(word ?? "", words);
  throw new UsageError(
    word === undefined ? "No type is given." : `There is no type "${word}".`,
    near.length > 0 ? `Did you mean ${listInWords(near)}?` : `Types are ${words.join(", ")}.`,
  );
}

interface Asked {
  readonly type: string;
  readonly schema: SchemaNode;
  readonly location: FileLocation;
  readonly types: ReadonlyMap<string, SchemaNode>;
}

/** Empty where the file has no name of its own. */
function idOf({ id, recordsOf }: NewFileRequest, { type, schema, location, types }: Asked): string {
  if (location.naming === "none") {
    if (id !== undefined)
      throw new UsageError(
        `A site has one file of type ${type}, and it takes no id.`,
        `Write fairlead new ${type}.`,
      );
    return schema.required?.includes("id") === true ? type : "";
  }
  const word = location.naming === "path" ? "PATH" : "ID";
  if (id === undefined)
    throw new UsageError(
      `The type ${type} needs ${word === "PATH" ? "a path below docs" : "an id"}.`,
      `Write fairlead new ${type} ${word === "PATH" ? "Folder/Name" : "ID"}.`,
    );
  const rule = location.naming === "path" ? idRule(types) : resolverOf(schema)(schema.properties?.id ?? {});
  for (const part of location.naming === "path" ? id.split("/") : [id]) checkId(part, id, rule);
  const other = location.naming === "id" ? recordsOf(type).get(id) : undefined;
  if (other !== undefined)
    throw new UsageError(
      `The ${type} id "${id}" is already used by ${other}.`,
      "Choose another id, or edit that file.",
    );
  return id;
}

/** The names in a path of docs follow the rule that all ids share. */
function idRule(types: ReadonlyMap<string, SchemaNode>): SchemaNode {
  return [...types.values()].find(({ definitions }) => definitions?.id !== undefined)?.definitions?.id ?? {};
}

function checkId(part: string, id: string, { pattern, maxLength = 200, ...rule }: SchemaNode): void {
  const problem = pathProblem(`${part}.yaml`);
  if (
    part !== "" &&
    (pattern === undefined || new RegExp(pattern, "u").test(part)) &&
    problem === undefined
  ) {
    if (part.length <= maxLength) return;
    throw new UsageError(`The id "${id}" is too long.`, `Use at most ${maxLength} characters.`);
  }
  const isFormed = pattern !== undefined && new RegExp(pattern, "u").test(part);
  throw new UsageError(
    `"${id}" cannot be an id.`,
    (isFormed ? problem : rule["x-pattern-hint"]) ?? "Choose another one.",
  );
}

function familyOf({ family, recordsOf }: NewFileRequest, type: string, { hasFamily }: FileLocation): string {
  if (!hasFamily) {
    if (family === undefined) return "";
    throw new UsageError(`The type ${type} takes no family.`, "Leave --family out.");
  }
  const families = [...recordsOf("family").keys()].sort();
  const [only, ...others] = families;
  if (only === undefined) return family ?? FIRST_FAMILY;
  const list = `Families are ${families.join(", ")}.`;
  if (family === undefined) {
    if (others.length === 0) return only;
    throw new UsageError(`A ${type} needs a family.`, `Add --family FAMILY. ${list}`);
  }
  if (families.includes(family)) return family;
  const near = nearest(family, families);
  throw new UsageError(
    `There is no family "${family}".`,
    near.length > 0 ? `Did you mean ${listInWords(near)}?` : list,
  );
}

/** `CLIM/wiring-mode_4` becomes "Wiring mode 4". */
function titleOf(id: string): string {
  const words = (id.split("/").at(-1) ?? id).replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function statesOf(schema: SchemaNode): readonly unknown[] {
  return resolverOf(schema)(schema.properties?.state ?? {}).enum ?? [];
}

function nextStep(schema: SchemaNode, command: (name: string) => string): string {
  if (statesOf(schema).includes("draft"))
    return `Fill in what is known, look at the page with ${command("dev --review")}, and write "state: published" when it is ready.`;
  return `Replace each … by what is known, add what else there is to say, and run ${command("check")}.`;
}
