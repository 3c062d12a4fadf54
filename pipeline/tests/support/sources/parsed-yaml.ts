import { formatPretty } from "../../../commands/shared/report/format-pretty.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { defaultLimits, type Limits, type YamlDocument } from "../../../sources/parse/types.ts";
import { parseYaml } from "../../../sources/parse/yaml/parse-yaml.ts";

/** For tests: what a person reads after a source was parsed. */
export function reportOf(source: string, limits: Partial<Limits> = {}): string {
  return printed(parse(source, limits).diagnostics, source);
}

export function parse(source: string, limits: Partial<Limits> = {}) {
  return parseYaml({ file: "a.yaml", text: source, limits: { ...defaultLimits, ...limits } });
}

/** The document of a source that must be free of errors. */
export function documentOf(source: string): YamlDocument {
  const { value, diagnostics } = parse(source);
  if (!value) throw new Error(printed(diagnostics, source));
  return value;
}

export function printed(diagnostics: readonly Diagnostic[], source: string): string {
  return formatPretty(diagnostics, { textOf: () => source, colour: false, version: "" });
}
