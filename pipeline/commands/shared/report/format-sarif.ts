import type { Log, PhysicalLocation, ReportingDescriptor, Result } from "sarif";
import type { Diagnostic } from "../../../../schema/generated/types.ts";
import { compareStrings } from "../../../core/diagnostics.ts";
import { hashOf } from "../../../core/hash.ts";
import { encodedPath } from "../../../core/text/encoded-path.ts";
import { explanationOf, isWhole } from "./explanation.ts";
import type { FormatContext } from "./format.ts";
import { jsonText } from "./json-text.ts";
import { listed } from "./listed.ts";
import { messageLines } from "./message-text.ts";

const schema = "https://json.schemastore.org/sarif-2.1.0.json";

type SarifContext = Pick<FormatContext, "accepted" | "version" | "manualUrl">;

/** SARIF 2.1.0, which code scanners read. */
export function formatSarif(diagnostics: readonly Diagnostic[], context: SarifContext): string {
  return jsonText(sarifLog(diagnostics, context));
}

/** The address of the tool is that of the published manual: SARIF wants a whole one, and there is no other that is sure to be there. Columns end after the range in SARIF as in diagnostics. The types are made by others: a field that SARIF asks for cannot be left out. */
export function sarifLog(
  diagnostics: readonly Diagnostic[],
  { accepted = [], version, manualUrl }: SarifContext,
): Log {
  const open = listed(diagnostics);
  const sorted = [...open, ...listed(accepted)];
  const codes = [...new Set(sorted.map(({ code }) => code))].sort(compareStrings);
  const ruleIndices = new Map(codes.map((code, index) => [code, index]));
  const fingerprint = fingerprints();
  const driver = {
    name: "Fairlead",
    version,
    ...(manualUrl === undefined ? {} : { informationUri: manualUrl }),
    rules: codes.map((code) => rule(code, sorted)),
  };
  const results = sorted.map(
    (diagnostic, at): Result => ({
      ruleId: diagnostic.code,
      ruleIndex: ruleIndices.get(diagnostic.code) ?? -1,
      level: diagnostic.severity,
      message: { text: messageLines(diagnostic).join("\n") },
      locations: [{ physicalLocation: physicalLocation(diagnostic) }],
      partialFingerprints: { "fairlead/v1": fingerprint(diagnostic) },
      ...(at < open.length ? {} : { suppressions: [inBaseline] }),
    }),
  );
  return {
    $schema: schema,
    version: "2.1.0",
    runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }],
  };
}

/** The baseline is a file of its own, so that the suppression is not in the file of the result. */
const inBaseline = { kind: "external", justification: "The baseline of the site lists it." } as const;

/** `link-not-found` is described as "Link not found."; scanners link its page only where that has a whole address. */
function rule(code: string, diagnostics: readonly Diagnostic[]): ReportingDescriptor {
  const words = code.replaceAll("-", " ");
  const explained = diagnostics.find(
    (diagnostic) => diagnostic.code === code && diagnostic.docs !== undefined,
  );
  const see = explained && explanationOf(explained);
  return {
    id: code,
    shortDescription: { text: `${words.charAt(0).toUpperCase()}${words.slice(1)}.` },
    ...(see === undefined ? {} : { help: { text: `The manual explains it: ${see}` } }),
    ...(see !== undefined && isWhole(see) ? { helpUri: see } : {}),
  };
}

function physicalLocation({ file, line, column, endLine, endColumn }: Diagnostic): PhysicalLocation {
  const artifactLocation = { uri: relativeUri(file), uriBaseId: "%SRCROOT%" };
  if (line === undefined) return { artifactLocation };
  // JSON leaves out what is undefined.
  return { artifactLocation, region: { startLine: line, startColumn: column, endLine, endColumn } };
}

/** `data/a b.yaml` becomes `data/a%20b.yaml`. A URI cannot hold lone surrogates. */
function relativeUri(path: string): string {
  const sound = path.replace(/\p{Surrogate}/gu, "\ufffd");
  return encodedPath(sound);
}

/** Names a result by what it says, not by its line, so that it is recognised when lines move. Repeats are counted. */
function fingerprints(): (diagnostic: Diagnostic) => string {
  const seen = new Map<string, number>();
  return ({ code, file, message }) => {
    const name = hashOf(code, file, message);
    const repeat = seen.get(name) ?? 0;
    seen.set(name, repeat + 1);
    return repeat === 0 ? name : `${name}:${repeat}`;
  };
}
