import type { ReactNode } from "react";
import type { ProductPage } from "../../schema/generated/types.ts";
import { PageEnd } from "../components/page-end/page-end.tsx";
import { PageHead } from "../components/page-head/page-head.tsx";
import { OnPaper } from "../components/paper/paper.ts";
import { PrintedFrom } from "../components/print-sheet/print-sheet.tsx";
import { TitleBlock } from "../components/title-block/title-block.tsx";
import type { LayoutContext } from "../layouts/layout.ts";
import { ProductNotices, ProductStamps, productKind, productLead } from "../layouts/product/head.tsx";
import { Parts } from "../layouts/product/parts.tsx";
import { WithPhotograph } from "../layouts/product/photograph.tsx";
import { Pictures } from "../layouts/product/pictures.tsx";
import { ProductSheet } from "../layouts/product/sheet.tsx";

interface SheetProps {
  readonly record: ProductPage;
  readonly context: LayoutContext;
  /** The list of contents, which in a datasheet is below the summary on the first page. */
  readonly contents: ReactNode;
}

/** The datasheet of a product: the parts of its page in their order, each interface and register map a chapter of its own. */
export function Sheet({ record, context, contents }: SheetProps): ReactNode {
  return (
    <OnPaper value={true}>
      <WithPhotograph record={record}>
        <PageHead
          title={record.title}
          kind={`${productKind(record) ?? "Product"} datasheet`}
          lead={productLead(record)}
          stamps={<ProductStamps record={record} />}
        />
      </WithPhotograph>
      <TitleBlock record={record} />
      <ProductNotices record={record} />
      <ProductSheet record={record} />
      <Pictures images={record.images ?? []} title={record.title} />
      <Parts record={record} context={context} inShort={true} />
      {contents}
      <Parts record={record} context={context} inShort={false} />
      <PageEnd record={record} />
      <PrintedFrom record={record} context={context} />
    </OnPaper>
  );
}
