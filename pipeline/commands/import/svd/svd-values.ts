import type { RegisterMapNamedValue } from "../../../../schema/generated/types.ts";
import { described } from "../described.ts";
import { lineText } from "../line-text.ts";
import type { Tell } from "../notice.ts";
import { childrenOf, type Element, textOf } from "./read-xml.ts";
import { svdInteger } from "./svd-numbers.ts";

/** Most numbers that one name with don't-care bits may expand to. */
const MOST_COMBINATIONS = 64;

/**
 * Named values of a field. The meaning of a number when it is written is beside its meaning when it is read.
 */
export function namedValues(
  containers: readonly Element[],
  field: string,
  tell: Tell,
): RegisterMapNamedValue[] {
  const found = new Map<number, RegisterMapNamedValue & { text: string; line: number }>();
  const lose = (line: number, what: string): void =>
    tell({ line, kind: "lost", message: `${what} of "${field}" is left out.` });
  for (const container of containers)
    for (const element of childrenOf(container, "enumeratedValue")) {
      const { name, text, line, numbers } = readValue(element);
      if (numbers === undefined || name === "")
        lose(
          line,
          textOf(element, "isDefault") ? `"${name}", the name for all other values,` : `The value "${name}"`,
        );
      for (const value of name === "" ? [] : (numbers ?? [])) {
        const first = found.get(value);
        if (first === undefined) found.set(value, { value, name, text, line });
        else if (textOf(container, "usage") === "write")
          first.text = `${first.text} When written: ${[name, text].filter(Boolean).join(": ")}.`.trim();
        else lose(line, `The second name "${name}" for ${value}`);
      }
    }
  return [...found.values()].map(({ value, name, text, line }) => ({
    value,
    name,
    ...described(text, line, tell),
  }));
}

function readValue(element: Element) {
  const text = textOf(element, "description") ?? "";
  const name = lineText(textOf(element, "name") ?? text);
  return {
    name,
    text: text === name ? "" : text,
    line: element.line,
    numbers: numbersOf(textOf(element, "value")),
  };
}

/** The numbers of `12`, `0xC`, `#1100`, or of `#11x0`, in which a bit does not matter. */
function numbersOf(text: string | undefined): number[] | undefined {
  const bits = /^(?:#|0b)([01x]+)$/i.exec(text ?? "")?.[1];
  if (bits === undefined || !/x/i.test(bits)) {
    const number = svdInteger(text);
    return number === undefined ? undefined : [number];
  }
  const combinations = [...bits].reduce<string[]>(
    (starts, bit) =>
      starts.length > MOST_COMBINATIONS
        ? starts
        : starts.flatMap((start) => (/x/i.test(bit) ? [`${start}0`, `${start}1`] : [`${start}${bit}`])),
    [""],
  );
  return combinations.length > MOST_COMBINATIONS
    ? undefined
    : combinations.map((word) => Number.parseInt(word, 2));
}
