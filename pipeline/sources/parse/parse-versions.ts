import type { Checked, Diagnostic, Position } from "../../core/diagnostics.ts";
import type { TextFile } from "../read/read-data.ts";
import type { Limits } from "./types.ts";
import { parseYaml } from "./yaml/parse-yaml.ts";

const name = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/**
 * Names of the released versions of the docs, the newest first, from `versions.json`; empty without that
 * file.
 */
export function parseVersions(
  file: Pick<TextFile, "path" | "text"> | undefined,
  limits: Limits,
): Checked<string[] | undefined> {
  if (file === undefined) return { value: undefined, diagnostics: [] };
  const { value: document, diagnostics } = parseYaml({ file: file.path, text: file.text, limits });
  if (document === undefined) return { value: undefined, diagnostics };
  const wrong = (pointer: string): Diagnostic =>
    notVersions(file.path, document.positions.get(pointer)?.value ?? document.positions.get("")?.value);
  if (!Array.isArray(document.value)) return { value: undefined, diagnostics: [...diagnostics, wrong("")] };
  const isName = (item: unknown): item is string => typeof item === "string" && name.test(item);
  const wrongs = document.value.flatMap((item, i) => (isName(item) ? [] : [wrong(`/${i}`)]));
  return { value: document.value.filter(isName), diagnostics: [...diagnostics, ...wrongs] };
}

function notVersions(file: string, position: Position | undefined): Diagnostic {
  return {
    code: "schema-type",
    severity: "error",
    file,
    ...position,
    message: "This file must be a list of names of versions.",
    hint: 'Write it as in ["2.0", "1.0"], the newest first.',
  };
}
