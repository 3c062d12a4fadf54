import type { Diagnostic } from "../../../core/diagnostics.ts";
import { countOf, listInWords } from "../../../core/text/phrase.ts";
import { hasNumbers, type PinNumber } from "../../../domain/wiring/pin-places.ts";
import { recordsOf } from "../../../model/resolve/records-of.ts";
import { diagnosticAt, type SourceOf } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";

/** The numbers of the pins are 1 to the pin count, and the layout has a place for each. Repeated ones are found for all lists alike. */
export const pinsComplete: Rule = (index) =>
  recordsOf(index, "connector").flatMap((connector) => [
    ...checkNumbers(connector),
    ...checkLayout(connector),
  ]);

/** Pins with texts are counted; which one is missing is unknown. */
function checkCount(source: SourceOf<"connector">): Diagnostic[] {
  const { designator, pinCount, pins } = source.data;
  if (pins.length === pinCount) return [];
  return [
    diagnosticAt(source, "/pinCount", {
      code: pins.length < pinCount ? "pin-missing" : "pin-number-range",
      message: `${designator} has ${countOf(pinCount, "pin")}, but ${pins.length} are described.`,
      hint: "Describe every pin once, or correct pinCount.",
    }),
  ];
}

function checkNumbers(source: SourceOf<"connector">): Diagnostic[] {
  const { data } = source;
  if (!hasNumbers(data.pins)) return checkCount(source);
  const seen = new Set<PinNumber>();
  const found: Diagnostic[] = [];
  data.pins.forEach(({ number }, p) => {
    const at = `/pins/${p}/number`;
    if (typeof number === "number" && number > data.pinCount)
      found.push(
        diagnosticAt(source, at, {
          code: "pin-number-range",
          message: `Pin ${number} is above the pin count of ${data.designator}, ${data.pinCount}.`,
          hint: "Correct the number, or pinCount.",
        }),
      );
    seen.add(number);
  });
  const missing = Array.from({ length: data.pinCount }, (_, i) => i + 1).filter(
    (number) => !seen.has(number),
  );
  if (missing.length === 0) return found;
  return [
    ...found,
    diagnosticAt(source, "/pinCount", {
      code: "pin-missing",
      message: `${data.designator} has ${data.pinCount} pins, but ${missing.length === 1 ? "pin" : "pins"} ${listOf(missing)} ${missing.length === 1 ? "is" : "are"} not described.`,
      hint: "Describe every pin; one that is not connected has class: nc and direction: nc.",
    }),
  ];
}

/** "3 and 4"; of a long list the first five. */
function listOf(numbers: readonly number[]): string {
  const firstNumbers = numbers.slice(0, 5).map(String);
  return numbers.length > 5
    ? `${firstNumbers.join(", ")} and ${numbers.length - 5} more`
    : listInWords(firstNumbers, "and");
}

function checkLayout(source: SourceOf<"connector">): Diagnostic[] {
  const { layout, pinCount } = source.data;
  if (layout === undefined) return [];
  const pinPositions = layout.rows * layout.columns;
  const spare = layout.order === "columns" ? layout.rows : layout.columns;
  if (pinPositions >= pinCount && pinPositions - pinCount < spare) return [];
  return [
    diagnosticAt(source, pinPositions < pinCount ? "/layout" : "/layout/rows", {
      code: "pin-layout",
      message: `A layout of ${countOf(layout.rows, "row")} and ${countOf(layout.columns, "column")} does not fit ${countOf(pinCount, "pin")}.`,
      hint: "Rows times columns must hold every pin, with fewer empty places than one row has.",
    }),
  ];
}
