import type { CableSource, Status } from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import { recordFor } from "../../model/boards/configurations.ts";
import { endTitle } from "../../model/boards/end-title.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import {
  type ConnectorContent,
  type PlainValue,
  plainValue,
  publishConnector,
} from "../connector/connector-content.ts";
import { type Edition, isInEdition } from "../edition.ts";
import type { Published } from "../exported-type.ts";

/** One end: the connector that it is plugged into, or nothing where it is open. */
export interface End {
  readonly title: string;
  readonly connector?: ConnectorContent;
}

/** The content of the file of a cable. */
export interface CableContent extends Pick<CableSource, "id" | "title" | "shield"> {
  readonly ends: readonly [End, End];
  readonly wires: readonly (Omit<CableSource["wires"][number], "note" | "gauge"> & {
    /** The gauge of this wire, if it is not that of the cable. */
    readonly gauge?: string;
  })[];
  /** Cross-section as WireViz reads it, such as `0.25 mm2` or `24 AWG`. */
  readonly gauge?: string;
  readonly length?: PlainValue;
}

/** The part of a cable that an edition publishes; its connectors must be in the edition too. */
export function publishCable(
  source: SourceOf<"cable">,
  edition: Edition,
  index: SiteIndex,
): Published<CableContent> {
  const data = source.data;
  const [first, second] = data.ends.map((end) => endOf(end, edition, index));
  const length = plainValue(data.length, "/length", source, edition);
  const isPublic =
    data.status !== undefined &&
    isInEdition(data.status, edition) &&
    first !== undefined &&
    second !== undefined;
  const { shield } = data;
  const gauge = gaugeText(data.gauge, source.digits["/gauge/value"]);
  return {
    statuses: isPublic
      ? [
          ...(data.status === undefined ? [] : [data.status]),
          ...first.statuses,
          ...second.statuses,
          ...(length === undefined ? [] : [length.status]),
        ]
      : [],
    content: {
      id: data.id,
      title: data.title,
      ends: [
        first?.end ?? { title: endTitle(data.ends[0]) },
        second?.end ?? { title: endTitle(data.ends[1]) },
      ],
      wires: data.wires.map(({ note: _, gauge: stated, ...wire }, n) => {
        const own = gaugeText(stated, source.digits[`/wires/${n}/gauge/value`]);
        return own === undefined || own === gauge ? wire : { ...wire, gauge: own };
      }),
      ...defined({ gauge, length, shield }),
    },
  };
}

function gaugeText(gauge: CableSource["gauge"], digits: string | undefined): string | undefined {
  return gauge === undefined ? undefined : `${digits ?? gauge.value} ${gauge.system}`;
}

function endOf(
  written: CableSource["ends"][number],
  edition: Edition,
  index: SiteIndex,
): { end: End; statuses: readonly Status[] } | undefined {
  const { connector, title: _, ...board } = written;
  const title = endTitle(written);
  if (connector === undefined) return { end: { title }, statuses: [] };
  const source = index.records.get("connector")?.get(connector);
  if (source === undefined) return undefined;
  const { content, statuses } = publishConnector(recordFor(source, index, board), edition);
  return content.pins.length === 0 ? undefined : { end: { title, connector: content }, statuses };
}
