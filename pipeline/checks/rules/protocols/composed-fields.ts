import { suggestNearest } from "../../../core/text/nearest.ts";
import type { AuthoredField } from "../../../exports/serial-protocol/protocol-parts.ts";
import type { KeyProblem } from "../rule.ts";
import type { LocatedField } from "./located-fields.ts";

/** A structure has fields and no value of its own; bits are those of a number without a sign and say its value. */
export function structureProblem(field: AuthoredField): KeyProblem | undefined {
  const { name, type, fields, bits } = field;
  if (type === "structure" && fields === undefined)
    return { key: "name", message: `The structure "${name}" has no fields.`, hint: "Add fields." };
  if (type !== "structure" && fields !== undefined)
    return {
      key: "fields",
      message: `"${name}" is of type ${type} and has no fields.`,
      hint: "Use the type structure.",
    };
  if (bits !== undefined && !/^u\d+$/.test(type))
    return {
      key: "bits",
      message: `"${name}" is of type ${type}, whose bits have no names.`,
      hint: "Use a number without a sign, such as u8.",
    };
  const isComposed = type === "structure" || bits !== undefined;
  const key = valueKeys.find((written) => field[written] !== undefined);
  if (!isComposed || key === undefined) return undefined;
  return {
    key,
    message: `"${name}" states ${key}, but its values are described by its ${bits === undefined ? "fields" : "bits"}.`,
    hint: "Move it there.",
  };
}

const valueKeys = ["factor", "offset", "min", "max", "unit", "values"] as const;

/** A counted field needs a count that comes before it, and a maximum. */
export function countProblem({ field, siblings, place }: LocatedField): KeyProblem | undefined {
  const { name, count, repeat } = field;
  if (count === undefined) return undefined;
  const at = siblings.findIndex((one) => one.name === count);
  const counter = siblings[at];
  if (counter === undefined || at >= place) {
    return {
      key: "count",
      message:
        counter === undefined
          ? `There is no field "${count}" before "${name}" that could count it.`
          : `"${count}" is after "${name}", which it counts.`,
      hint: suggestNearest(
        count,
        siblings.slice(0, place).map((one) => one.name),
        "Name a whole number before it.",
      ),
    };
  }
  if (!canCount(counter))
    return {
      key: "count",
      message: `"${count}" cannot count "${name}": it is not a plain whole number without repetition.`,
      hint: "Use u8, u16 or u32 without factor, offset, named values, bits and repeat.",
    };
  if (repeat === undefined)
    return {
      key: "count",
      message: `Nothing says how many of "${name}" there are at most.`,
      hint: "Add repeat, the most that can follow.",
    };
  return undefined;
}

function canCount({ type, factor, offset, values, bits, repeat, count }: AuthoredField): boolean {
  return (
    ["u8", "u16", "u32"].includes(type) &&
    [factor, offset, values, bits, repeat, count].every((written) => written === undefined)
  );
}
