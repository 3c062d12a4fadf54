import type { Diagnostic } from "../../../core/diagnostics.ts";
import { configurationsFor } from "../../../model/boards/configurations.ts";
import { recordsOf } from "../../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import { diagnosticAt, type SourceOf } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";

/** A cable says which board it is for, where one of its wires meets another pin on another one. */
export const cableBoard: Rule = (index) =>
  recordsOf(index, "cable").flatMap((cable) => [0, 1].flatMap((end) => checkEnd(cable, end, index)));

function checkEnd(cable: SourceOf<"cable">, end: number, index: SiteIndex): Diagnostic[] {
  const { connector = "", ...board } = cable.data.ends[end] ?? {};
  const record = index.records.get("connector")?.get(connector);
  if (record === undefined) return [];
  const configurations = configurationsFor(record, index, board);
  if (configurations.length < 2) return [];
  for (const wire of [...cable.data.wires, cable.data.shield ?? {}]) {
    const number = wire[end === 0 ? "from" : "to"];
    const pins = configurations.map(({ source, words }) => ({
      words,
      pin: source.data.pins.find((pin) => String(pin.number) === String(number)),
    }));
    if (number === undefined || new Set(pins.map(({ pin }) => JSON.stringify(pin))).size === 1) continue;
    const pinTexts = pins.map(({ pin, words }) => `${pin?.name ?? "not there"} for ${words}`).join(", ");
    return [
      diagnosticAt(cable, `/ends/${end}`, {
        code: "cable-board",
        message: `This cable does not say for which board it is: pin ${number} of ${record.data.designator} is ${pinTexts}.`,
        hint: "Add hardware: or variant: to this end.",
      }),
    ];
  }
  return [];
}
