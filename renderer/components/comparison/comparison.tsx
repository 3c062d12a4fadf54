import type { ReactNode } from "react";
import type { ComparisonBlock, LinkCard } from "../../../schema/generated/types.ts";
import { Link } from "../link/link.tsx";
import { trueMinus } from "../spec-table/display-text.ts";
import { TableFrame } from "../table-frame/table-frame.tsx";

interface Row {
  readonly name: string;
  readonly cells: readonly string[];
  readonly differs?: boolean;
}

/** Products side by side, one table a section. Rows whose values differ are marked. */
export function Comparison({ block }: { readonly block: ComparisonBlock }): ReactNode {
  return (
    <div className="comparison">
      {block.sections.map((section) => (
        <ProductColumns
          key={section.id}
          caption={section.title}
          products={block.products}
          rows={section.rows}
        />
      ))}
    </div>
  );
}

/** A table with one column a product and one row a parameter. */
export function ProductColumns(props: {
  readonly caption: string;
  readonly products: readonly LinkCard[];
  readonly rows: readonly Row[];
}): ReactNode {
  const { caption, products, rows } = props;
  if (rows.length === 0) return null;
  return (
    <TableFrame label={caption} className={products.length > 3 ? "wide-frame" : "spec-frame"}>
      <table className="wide-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Parameter</th>
            {products.map((product) => (
              <th key={product.href} scope="col">
                <Link href={product.href}>{product.title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.name}
                {row.differs === true && differs(row.cells) && <span className="differs">differs</span>}
              </th>
              {products.map((product, index) => (
                <td key={product.href}>{cellOf(row.cells[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** Only published values can differ; what is on request may well be the same. */
function differs(cells: readonly string[]): boolean {
  return new Set(cells.filter((cell) => cell !== "" && cell !== "on request")).size > 1;
}

function cellOf(cell: string | undefined): ReactNode {
  if (cell !== undefined && cell !== "") return trueMinus(cell);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not published</span>
    </>
  );
}
