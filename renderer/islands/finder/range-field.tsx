import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type Filter, type FinderRow, numberOf } from "./filters.ts";

interface RangeProps {
  readonly row: FinderRow;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** Two numbers in the usual unit. A product is found where its own range meets theirs: 24 and 24 finds what accepts 24 V. */
export function RangeField({ row, filter, onFilter }: RangeProps): ReactNode {
  const { lowest = "", highest = "" } = row.facet ?? {};
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
