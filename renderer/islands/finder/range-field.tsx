import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type Filter, type FinderRow, numberOf } from "./filters.ts";
import { factsOf } from "./find-products.ts";

interface RangeProps {
  readonly row: FinderRow;
  /** Number of products. */
  readonly count: number;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** Two numbers in the usual unit. A product is found where its own range meets theirs: 24 and 24 finds what accepts 24 V. */
export function RangeField({ row, count, filter, onFilter }: RangeProps): ReactNode {
  const ends = Array.from({ length: count }, (_, product) => factsOf(row, product)).flat();
  const lowest = extreme(
    Math.min,
    ends.flatMap(({ low, high }) => low ?? high ?? []),
  );
  const highest = extreme(
    Math.max,
    ends.flatMap(({ low, high }) => high ?? low ?? []),
  );
  const { from: _from, to: _to, ...rest } = filter;
  const set = (from: number | undefined, to: number | undefined): void =>
    onFilter({ ...rest, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) });
  return (
    <div className="finder-range">
      <NumberField label="from" hint={lowest} value={filter.from} onNumber={(from) => set(from, filter.to)} />
      <NumberField label="to" hint={highest} value={filter.to} onNumber={(to) => set(filter.from, to)} />
    </div>
  );
}

/** Shown where nothing is typed, so three digits will do. */
function extreme(choose: (...numbers: number[]) => number, numbers: readonly number[]): string {
  return numbers.length === 0 ? "" : String(Number(choose(...numbers).toPrecision(3))).replace("-", "\u2212");
}

/** Keeps what is typed, also while it is no number yet; the address decides where it says something else. */
function NumberField(props: {
  readonly label: string;
  readonly hint: string;
  readonly value: number | undefined;
  readonly onNumber: (value: number | undefined) => void;
}): ReactNode {
  const { label, hint, value, onNumber } = props;
  const id = useId();
  const [text, setText] = useState("");
  const typed = useRef<number>(undefined);
  useEffect(() => {
    if (value !== typed.current) setText(value === undefined ? "" : String(value).replace("-", "\u2212"));
    typed.current = value;
  }, [value]);
  const isWrong = text.trim() !== "" && numberOf(text) === undefined;
  return (
    <label htmlFor={id}>
      {label}
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        placeholder={hint}
        aria-invalid={isWrong || undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          typed.current = numberOf(event.target.value);
          onNumber(typed.current);
        }}
      />
    </label>
  );
}
