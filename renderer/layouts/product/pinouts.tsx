import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Cable } from "../../components/cable-drawing/cable-drawing.tsx";
import { ExportFiles } from "../../components/export-table/export-files.tsx";
import { Pinout } from "../../components/pinout/pinout.tsx";
import { anchorOf, partId } from "../../components/section/anchor-of.ts";
import { RecordChapter, RecordChapters } from "../../components/section/record-chapters.tsx";
import { InterfaceLinks } from "./interface-links.tsx";

/** The connectors of a product, each with its drawing and its pins. */
export function Pinouts({ record }: { readonly record: ProductPage }): ReactNode {
  const { pinouts = [] } = record;
  if (pinouts.length === 0) return null;
  return (
    <RecordChapters id={partId(record, "pinouts")} title="Connectors and pinouts">
      {pinouts.map((block) => (
        <RecordChapter
          key={block.id}
          id={anchorOf(record, `connector-${block.id}`)}
          title={`${block.designator}: ${block.title}`}
        >
          <InterfaceLinks record={record} anchor={`connector-${block.id}`} />
          <Pinout block={block} anchors={record.anchors} />
          <Files record={record} kind="connector" id={block.id} />
        </RecordChapter>
      ))}
    </RecordChapters>
  );
}

/** The cables that go with a product. */
export function Cables({ record }: { readonly record: ProductPage }): ReactNode {
  const { cables = [] } = record;
  if (cables.length === 0) return null;
  return (
    <RecordChapters id={partId(record, "cables")} title="Cables">
      {cables.map((block) => (
        <RecordChapter key={block.id} id={anchorOf(record, `cable-${block.id}`)} title={block.title}>
          <InterfaceLinks record={record} anchor={`cable-${block.id}`} />
          <Cable block={block} anchors={record.anchors} />
          <Files record={record} kind="cable" id={block.id} />
        </RecordChapter>
      ))}
    </RecordChapters>
  );
}

/** The files of one of them, with size and check sum. */
function Files(props: {
  readonly record: ProductPage;
  readonly kind: "connector" | "cable";
  readonly id: string;
}): ReactNode {
  const { record, kind, id } = props;
  const block = record.wiringFiles?.find(({ anchor }) => anchor === `exports-${kind}-${id}`);
  return block === undefined ? null : <ExportFiles block={block} anchors={record.anchors} />;
}
