import type { ReactNode } from "react";
import { Link } from "../../components/link/link.tsx";
import { Symbolic } from "../../components/spec-table/symbolic.tsx";
import { TableFrame } from "../../components/table-frame/table-frame.tsx";
import { useAddressState } from "../compared/address-state.ts";
import { chosenCodec, MOST, toggled } from "../compared/chosen.ts";
import { Control } from "../compared/control.tsx";
import { CopyTable } from "../compared/copy-table.tsx";
import { Entries } from "../compared/entries.tsx";
import type { UnitSystem } from "../sheet-tools/unit-system.ts";
import type { FinderRow, FinderState } from "./filters.ts";
import type { FinderProps } from "./finder-props.ts";

interface TableProps {
  readonly caption: string;
  readonly members: FinderProps["members"];
  readonly rows: readonly FinderRow[];
  /** Places of the products to show, in order. */
  readonly products: readonly number[];
  readonly state: FinderState;
  readonly system: UnitSystem;
  /** Absent where there is nothing to sort. */
  readonly onSort: ((param: string) => void) | undefined;
  readonly comparison: string | undefined;
}

/** A row a product, a column a parameter. */
export function FinderTable(props: TableProps): ReactNode {
  const { caption, members, rows, products, system, comparison } = props;
  const [chosen, setChosen] = useAddressState(chosenCodec);
  return (
    <>
      <CopyTable />
      <TableFrame label={caption} className={rows.length > 4 ? "wide-frame" : "spec-frame"}>
        <table className="wide-table finder-table">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              {rows.map((row) => (
                <Head key={row.param} {...props} row={row} />
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map((product) => {
              const { title = "", href = "", id = "" } = members[product] ?? {};
              return (
                <tr key={href}>
                  <th scope="row">
                    <Link href={href}>{title}</Link>
                    {comparison !== undefined && (
                      <label className="finder-compare">
                        <Control
                          as="input"
                          type="checkbox"
                          aria-label={`Compare ${title}`}
                          checked={chosen.includes(id)}
                          disabled={chosen.length >= MOST && !chosen.includes(id)}
                          onChange={() => setChosen(toggled(chosen, id))}
                        />
                        <span aria-hidden="true">compare</span>
                      </label>
                    )}
                  </th>
                  {rows.map((row) => (
                    <td key={row.param}>
                      <Entries entries={row.cells[product] ?? []} system={system} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableFrame>
      {comparison !== undefined && chosen.length > 0 && (
        <p className="finder-chosen">
          <a href={`#${comparison}`}>
            {chosen.length === 1 ? "Compare 1 product with others" : `Compare ${chosen.length} products`}
          </a>
        </p>
      )}
    </>
  );
}

/** The name of a parameter, and a button that puts the products in its order. */
function Head({ row, state, onSort }: TableProps & { readonly row: FinderRow }): ReactNode {
  const isSorted = state.sort === row.param;
  const lastWord = row.name.lastIndexOf(" ") + 1;
  return (
    <th scope="col" aria-sort={isSorted ? (state.descending ? "descending" : "ascending") : undefined}>
      {row.name.slice(0, lastWord)}
      {/* Unit and arrow stay beside the last word, also where that has to go to the next line. */}
      <span className="finder-tail">
        {row.name.slice(lastWord)}
        {row.unit !== undefined && <span className="finder-unit">, {row.unit}</span>}
        {row.symbol !== undefined && <Symbolic symbol={row.symbol} />}
        {onSort !== undefined && (
          <Control
            as="button"
            type="button"
            className="finder-sort"
            aria-label={`Sort by ${row.name}`}
            onClick={() => onSort(row.param)}
          />
        )}
      </span>
    </th>
  );
}
