import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { PrintedFrom } from "../../components/print-sheet/print-sheet.tsx";
import { TitleBlock } from "../../components/title-block/title-block.tsx";
import type { Layout } from "../layout.ts";
import { ProductActions } from "./actions.tsx";
import { ProductNotices, ProductStamps, productKind, productLead } from "./head.tsx";
import { Parts } from "./parts.tsx";
import { WithPhotograph } from "./photograph.tsx";
import { Pictures } from "./pictures.tsx";
import { ProductSheet } from "./sheet.tsx";

/**
 * A product: photograph, title block, drawing, key values, then the parts of a datasheet in the order of its table of contents, which
 * the record alone knows.
 */
export const layout: Layout<"product"> = ({ record, context }) => {
  return (
    <>
      <WithPhotograph record={record}>
        <PageHead
          title={record.title}
          kind={productKind(record)}
          lead={productLead(record)}
          stamps={<ProductStamps record={record} />}
        />
        <ProductActions record={record} />
      </WithPhotograph>
      <TitleBlock record={record} />
      <ProductNotices record={record} />
      <ProductSheet record={record} />
      <Pictures images={record.images ?? []} title={record.title} />
      <Parts record={record} context={context} />
      <PageEnd record={record} folds />
      <PrintedFrom record={record} context={context} />
    </>
  );
};
