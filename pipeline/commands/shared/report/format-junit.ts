import type { Diagnostic } from "../../../../schema/generated/types.ts";
import { xmlAttribute, xmlText } from "../../../core/text/escape/xml.ts";
import { escapeControls } from "../../../core/text/visible-text.ts";
import { listed } from "./listed.ts";
import { messageLines } from "./message-text.ts";
import { summarise, summaryInWords } from "./summary.ts";

/** A test report: each diagnostic, warnings too, is a failed test; without one there is a test that passes. */
export function formatJunit(diagnostics: readonly Diagnostic[]): string {
  const sorted = listed(diagnostics);
  const summary = summaryInWords(summarise(diagnostics));
  const cases =
    sorted.length > 0
      ? sorted.flatMap(failedCase)
      : [tag("testcase", { name: summary, classname: "data" }, true)];
  const counts = { tests: Math.max(1, sorted.length), failures: sorted.length, errors: 0, skipped: 0 };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    tag("testsuites", { name: "fairlead", ...counts }),
    `  ${tag("testsuite", { name: "fairlead", ...counts })}`,
    ...cases.map((line) => `    ${line}`),
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

/** The name holds the message, so that no two tests of a file have the same name. */
function failedCase(diagnostic: Diagnostic): string[] {
  const { code, severity, file, line, column, message } = diagnostic;
  const position = line === undefined ? "" : `${line}:${column ?? 1}`;
  const name = [position, code, message].filter((part) => part !== "").join(" ");
  const at = [file, ...(position === "" ? [] : [position])].join(":");
  const text = [`${at} ${severity} ${code}`, ...messageLines(diagnostic)]
    .map((line) => xmlText(visible(line)))
    .join("\n");
  return [
    tag("testcase", { name, classname: file, file, ...(line === undefined ? {} : { line }) }),
    `  ${tag("failure", { type: severity, message })}${text}</failure>`,
    "</testcase>",
  ];
}

function tag(name: string, attributes: Readonly<Record<string, string | number>>, isEmpty = false): string {
  const words = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${xmlAttribute(visible(String(value)))}"`,
  );
  return `<${name}${words.join("")}${isEmpty ? "/" : ""}>`;
}

/** Characters that XML cannot hold are shown as escapes, like all that a terminal would obey. */
function visible(text: string): string {
  return escapeControls(text).replace(
    /[\p{Surrogate}\ufffe\uffff]/gu,
    (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
  );
}
