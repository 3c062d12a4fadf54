import { type ReactNode, useEffect, useId, useRef } from "react";
import { Control } from "../compared/control.tsx";
import { type Filter, type Filters, type FinderRow, isEmpty, noFilter } from "./filters.ts";
import { countWanted, factsOf } from "./find-products.ts";
import { RangeField } from "./range-field.tsx";

interface FieldsProps {
  readonly rows: readonly FinderRow[];
  /** Number of products. */
  readonly count: number;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** The filters of a line, folded away until they are wanted or the address has some. */
export function FilterFields(props: FieldsProps): ReactNode {
  const { rows, filters, onChange } = props;
  const used = Object.keys(filters).length;
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (used > 0 && fold.current !== null) fold.current.open = true;
  }, [used]);
  const change = (param: string, filter: Filter): void => {
    const { [param]: _, ...others } = filters;
    onChange(isEmpty(filter) ? others : { ...others, [param]: filter });
  };
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <details className="finder-fold" ref={fold}>
        <summary>Filter by value{used > 0 && <span className="finder-used"> {used} in use</span>}</summary>
        <div className="finder-filters">
          {rows.map((row) =>
            row.facet === undefined ? null : (
              <Field
                key={row.param}
                {...props}
                row={row}
                filter={filters[row.param] ?? noFilter}
                onFilter={(filter) => change(row.param, filter)}
              />
            ),
          )}
          <p className="finder-help">
            A product is found where its own range meets yours: 24 to 24 finds what accepts 24. Preliminary
            values do not count.
          </p>
          <Control as="button" type="button" disabled={used === 0} onClick={() => onChange({})}>
            Clear filters
          </Control>
        </div>
      </details>
    </form>
  );
}

function Field(
  props: FieldsProps & {
    readonly row: FinderRow;
    readonly filter: Filter;
    readonly onFilter: (filter: Filter) => void;
  },
): ReactNode {
  const { row, rows, count, filters, filter, onFilter } = props;
  const { facet } = row;
  const countOf = (wanted: Filter): number => countWanted(rows, count, { ...filters, [row.param]: wanted });
  const missing = { ...noFilter, missing: true };
  const hasMissing = Array.from({ length: count }, (_, product) => factsOf(row, product)).some(
    (facts) => facts.length === 0,
  );
  return (
    <Control as="fieldset">
      <legend>
        {row.name}
        {row.unit !== undefined && <span className="finder-unit">, {row.unit}</span>}
      </legend>
      {facet?.kind === "range" && <RangeField row={row} filter={filter} onFilter={onFilter} />}
      {facet?.kind !== "range" &&
        facet?.options.map((word) => (
          <Choice
            key={word}
            label={word}
            count={countOf({ ...noFilter, words: [word] })}
            isChecked={filter.words.includes(word)}
            onToggle={(isChecked) =>
              onFilter({
                ...filter,
                words: facet.options.filter((other) =>
                  other === word ? isChecked : filter.words.includes(other),
                ),
              })
            }
          />
        ))}
      {(hasMissing || filter.missing) && (
        <Choice
          label="without a value"
          count={countOf(missing)}
          isChecked={filter.missing}
          onToggle={(isChecked) => onFilter({ ...filter, missing: isChecked })}
        />
      )}
    </Control>
  );
}

function Choice(props: {
  readonly label: string;
  readonly count: number;
  readonly isChecked: boolean;
  readonly onToggle: (isChecked: boolean) => void;
}): ReactNode {
  const { label, count, isChecked, onToggle } = props;
  const id = useId();
  return (
    <label htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onToggle(event.target.checked)}
      />
      {label}
      <span className="finder-option-count">
        {count}
        <span className="visually-hidden">{count === 1 ? " product" : " products"}</span>
      </span>
    </label>
  );
}
