import type { Tell } from "../../notice.ts";
import { readScale } from "../cells/scale-cell.ts";
import { contentOf } from "./column-content.ts";
import type { RoleColumn } from "./column-roles.ts";
import type { Sheet } from "./sheet.ts";
import type { OpenQuestion } from "./table-question.ts";

/**
 * Asks what the numbers of a column such as "Scale" do. One below 1 multiplies, and a sign says it too; whole numbers
 * above 1 may multiply or divide, and negative ones may be powers of ten.
 */
export function scaleQuestion(column: RoleColumn, sheet: Sheet): OpenQuestion | undefined {
  const plain = contentOf(sheet, column.column)
    .map((cell) => readScale(cell, sheet.numbers))
    .flatMap((scale) => (scale === undefined || scale.isStated ? [] : [scale.factor]));
  const factor = { pair: `Factor=${column.name}`, meaning: "a value is multiplied by it" };
  const whole = plain.filter((number) => number !== 1);
  if (whole.length === 0) return undefined;
  const example = whole[0] ?? 0;
  const reason = `The column "${column.name}" has numbers such as ${example}, and does not say what they do.`;
  if (whole.some((number) => number < 0) && whole.every((number) => Number.isInteger(number)))
    return {
      reason,
      answers: [{ pair: `Exponent=${column.name}`, meaning: "it is a power of ten" }, factor],
    };
  if (whole.some((number) => Math.abs(number) < 1)) return undefined;
  return { reason, answers: [{ option: "--divisor", meaning: "a value is divided by it" }, factor] };
}

/** Reports a column that divides some values and multiplies others by more than 1: one of the two may be the way to write. */
export function tellBothWays(column: RoleColumn, sheet: Sheet, tell: Tell): void {
  const cells = contentOf(sheet, column.column).filter((cell) => readScale(cell, sheet.numbers)?.isStated);
  const factorOf = (cell: string): number => readScale(cell, sheet.numbers)?.factor ?? 1;
  const [less, more] = [cells.find((cell) => factorOf(cell) < 1), cells.find((cell) => factorOf(cell) > 1)];
  if (less === undefined || more === undefined) return;
  tell({
    line: sheet.rows[0]?.line ?? 1,
    kind: "as-stated",
    message: `The column "${column.name}" has both "${less}" and "${more}"; each is read as it is written. Look whether "${more}" is how a program makes the register of a value.`,
  });
}
