import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ParametersSource } from "../../../schema/generated/types.ts";
import { own } from "../../core/json-pointer.ts";
import { readYaml } from "../../sources/edit/editable-text.ts";
import { ownSchemas } from "../../sources/validate/own-schemas.ts";

export type Parameters = ParametersSource["parameters"];

/** Dictionaries that come with the first product of a data folder, since its values refer to both. */
export interface Dictionaries {
  /** Text of `parameters.yaml`, and the parameters in it. */
  readonly parametersText: string;
  readonly parameters: Parameters;
  /** Text of `sources.yaml`. */
  readonly sourcesText: string;
}

/** The dictionaries among the templates of `init`. */
export function firstDictionaries(templates: string): Dictionaries {
  const parametersText = readFileSync(join(templates, "board/data/parameters.yaml"), "utf8");
  return {
    parametersText,
    parameters: parametersIn("parameters.yaml", parametersText),
    sourcesText: readFileSync(join(templates, "product/sources.yaml"), "utf8"),
  };
}

/** The parameters that a dictionary has; none where something is wrong with it. */
export function parametersIn(path: string, text: string): Parameters {
  const document = readYaml("parameters.yaml", text);
  const list = own(document?.value, "parameters");
  const isWhole =
    document !== undefined && ownSchemas().validate("parameters", document, path).diagnostics.length === 0;
  return isWhole && Array.isArray(list) ? (list as Parameters) : [];
}
