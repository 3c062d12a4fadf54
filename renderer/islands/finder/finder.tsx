import { type ReactNode, useMemo } from "react";
import { useAddressState } from "../compared/address-state.ts";
import { useUnits } from "../sheet-tools/unit-store.ts";
import { FilterFields } from "./filter-fields.tsx";
import { finderCodec } from "./filters.ts";
import { findProducts } from "./find-products.ts";
import type { FinderProps } from "./finder-props.ts";
import { FinderTable } from "./finder-table.tsx";

/** The products of a line by their values: the table, and what finds some of them and puts them in order. */
export function Finder({ caption, members, rows, comparison }: FinderProps): ReactNode {
  const codec = useMemo(() => finderCodec(rows), [rows]);
  const [state, setState] = useAddressState(codec);
  const system = useUnits();
  const found = findProducts(rows, members.length, state);
  const isFiltered = Object.keys(state.filters).length > 0;
  const hasFilters = members.length > 1 && rows.some(({ facet }) => facet !== undefined);
  const sort = (param: string): void => {
    const { sort: _, ...rest } = state;
    if (state.sort !== param) setState({ ...rest, sort: param, descending: false });
    else if (!state.descending) setState({ ...rest, sort: param, descending: true });
    else setState({ ...rest, descending: false });
  };
  return (
    <div className="finder">
      {hasFilters && (
        <FilterFields
          rows={rows}
          count={members.length}
          filters={state.filters}
          onChange={(filters) => setState({ ...state, filters })}
        />
      )}
      <p className="finder-count" role="status">
        {isFiltered ? `${found.length} of ${members.length} products` : countText(members.length)}
        {orderText(rows, state.sort, state.descending)}
      </p>
      {found.length === 0 ? (
        <p className="empty">
          No product matches. Take a filter away, or tick “without a value” to see the others too.
        </p>
      ) : (
        <FinderTable
          caption={caption}
          members={members}
          rows={rows}
          products={found}
          state={state}
          system={system}
          onSort={members.length > 1 ? sort : undefined}
          comparison={comparison}
        />
      )}
    </div>
  );
}

function countText(count: number): string {
  return count === 1 ? "1 product" : `${count} products`;
}

function orderText(rows: FinderProps["rows"], sort: string | undefined, descending: boolean): string {
  const row = rows.find(({ param }) => param === sort);
  return row === undefined ? "" : `, by ${row.name}, ${descending ? "largest" : "smallest"} first`;
}
