import { Fragment, type ReactNode, useContext } from "react";
import type { Block, PageRecord, Table, TableBlock } from "../../../schema/generated/types.ts";
import { Island } from "../../islands/island.tsx";
import { Cable } from "../cable-drawing/cable-drawing.tsx";
import { DataTable } from "../data-table/data-table.tsx";
import { ExportFiles } from "../export-table/export-files.tsx";
import { FrameDrawing } from "../frame-drawing/frame-drawing.tsx";
import { Html } from "../html/html.tsx";
import { Link } from "../link/link.tsx";
import { OnPaper } from "../paper/paper.ts";
import { Pinout } from "../pinout/pinout.tsx";
import { RecordLinks } from "../record-links/record-links.tsx";
import { SheetTools } from "../sheet-tools/sheet-tools.tsx";
import { SpecTable } from "../spec-table/spec-table.tsx";

/** The body of a page, block after block. */
export function Body(props: { readonly record: PageRecord; readonly body: readonly Block[] }): ReactNode {
  const { record, body } = props;
  if (body.length === 0) return null;
  const tools = body.findIndex(({ kind }) => kind === "datasheet");
  return (
    <div className={record.toc.length === 0 ? "prose prose-alone" : "prose"}>
      {body.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own and never change places.
        <BlockView key={index} block={block} record={record} hasTools={index === tools} />
      ))}
    </div>
  );
}

/** More drawings than this are in a box that is closed on screens. */
const OPEN_DRAWINGS = 12;

/** The drawings of what a table lists, above it. */
function TableDrawings({ table: { caption, drawings = [] } }: { readonly table: Table }): ReactNode {
  const isOnPaper = useContext(OnPaper);
  const views = drawings.map((drawing) => <FrameDrawing key={drawing.caption} drawing={drawing} />);
  if (isOnPaper || drawings.length <= OPEN_DRAWINGS) return views;
  return (
    <details className="drawings">
      <summary>
        {drawings.length} drawings of bits, {caption}
      </summary>
      {views}
    </details>
  );
}

/** Links to the other pages of a block's record. */
function BlockLinks({ block }: { readonly block: Pick<TableBlock, "products" | "page"> }): ReactNode {
  return (
    <>
      <RecordLinks words="Goes with" cards={block.products} />
      <RecordLinks words="Page of its own:" cards={block.page && [block.page]} />
    </>
  );
}

function BlockView(props: {
  readonly block: Block;
  readonly record: PageRecord;
  /** One set of tools serves all tables of a page; it is before the first table. */
  readonly hasTools: boolean;
}): ReactNode {
  const { block, record, hasTools } = props;
  switch (block.kind) {
    case "html":
      return <Html as="div" html={block.html} className="block-html" />;
    case "table":
      return (
        <div className="block">
          <BlockLinks block={block} />
          {block.note !== undefined && <Html as="p" html={block.note} className="block-note" />}
          {block.tables.map((table) => (
            <Fragment key={table.caption}>
              {table.note !== undefined && <Html as="p" html={table.note} className="block-note" />}
              <TableDrawings table={table} />
              <DataTable table={table} anchors={record.anchors} />
            </Fragment>
          ))}
        </div>
      );
    case "datasheet":
      return (
        <div className="block">
          <p className="block-note">
            Values of <Link href={block.product.href}>{block.product.title}</Link>
          </p>
          {hasTools && record.type !== "product" && <SheetTools sections={block.sections} />}
          {block.sections.map((section) => (
            <SpecTable
              key={section.id}
              section={section}
              isEmbedded
              anchors={record.anchors}
              citations={record.citations}
            />
          ))}
        </div>
      );
    case "comparison":
      return (
        <div className="block">
          <Island
            name="comparison"
            props={{
              caption: "Products side by side",
              columns: block.columns,
              candidates: block.candidates,
            }}
          />
        </div>
      );
    case "exports":
      return (
        <div className="block">
          <ExportFiles block={block} anchors={record.anchors} />
        </div>
      );
    case "connector":
      return (
        <div className="block">
          <BlockLinks block={block} />
          <Pinout block={block} anchors={record.anchors} />
        </div>
      );
    case "cable":
      return (
        <div className="block">
          <BlockLinks block={block} />
          <Cable block={block} anchors={record.anchors} />
        </div>
      );
    default:
      return block satisfies never;
  }
}
