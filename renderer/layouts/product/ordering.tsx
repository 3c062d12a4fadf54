import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Html } from "../../components/html/html.tsx";
import { partId } from "../../components/section/anchor-of.ts";
import { Section } from "../../components/section/section.tsx";
import { stampText } from "../../components/stamp/stamp.tsx";
import { TableFrame } from "../../components/table-frame/table-frame.tsx";

/** Order codes with their meaning, and the differences of the variants. */
export function Ordering({ record }: { readonly record: ProductPage }): ReactNode {
  const { ordering = [], variants = [] } = record;
  if (ordering.length + variants.length === 0) return null;
  return (
    <Section folds id={partId(record, "ordering")} title="Ordering information">
      {ordering.length > 0 && <OrderCodes ordering={ordering} />}
      {variants.length > 0 && (
        <dl className="variants">
          {variants.map(({ id, html }) => (
            <div key={id}>
              <dt>Variant {id}</dt>
              <Html as="dd" html={html} />
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

function OrderCodes({ ordering }: { readonly ordering: NonNullable<ProductPage["ordering"]> }): ReactNode {
  const has = (key: "variant" | "packaging" | "lifecycle"): boolean =>
    ordering.some((row) => row[key] !== undefined);
  return (
    <TableFrame label="Order codes" className="data-frame">
      <table className="data-table">
        <caption>Order codes</caption>
        <thead>
          <tr>
            <th scope="col">Order code</th>
            {has("variant") && <th scope="col">Variant</th>}
            <th scope="col">Contents</th>
            {has("packaging") && <th scope="col">Packaging</th>}
            {has("lifecycle") && <th scope="col">Lifecycle</th>}
          </tr>
        </thead>
        <tbody>
          {ordering.map((row) => (
            <tr key={row.orderCode}>
              <th scope="row">{row.orderCode}</th>
              {has("variant") && <td>{row.variant}</td>}
              <Html as="td" html={row.html} />
              {has("packaging") && <td>{row.packaging}</td>}
              {has("lifecycle") && <td>{row.lifecycle !== undefined && stampText(row.lifecycle)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
