import type {
  CableBlock,
  ConnectorBlock,
  ConnectorSource,
  ExportsBlock,
} from "../../../schema/generated/types.ts";
import { interfacesOf } from "../../model/resolve/interface-records.ts";
import { isShown } from "../../model/resolve/value-status.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { exportsRow } from "../exports-row.ts";
import { listPart, type PagePart } from "../pages/page-parts.ts";
import { cableBlock } from "./cable-block.ts";
import { connectorBlock } from "./connector-block.ts";
import { unknownOfPin } from "./pin-value.ts";
import { interfaceAnchor } from "./record-links.ts";

/** The connectors and cables of a product's page. */
interface ProductWiring {
  readonly fields: {
    readonly pinouts?: ConnectorBlock[];
    readonly cables?: CableBlock[];
    readonly wiringFiles?: ExportsBlock[];
  };
  /** Connectors, then cables. */
  readonly parts: readonly PagePart[];
  /** The records that the page draws. */
  readonly records: readonly SourceOf<"connector" | "cable">[];
  /** The unknown facts about the pins, such as "J1, pin 2: level". */
  readonly unknown: readonly string[];
}

/** Connectors that an interface names come first, then those that name the product, then cables. */
export function productWiring(
  source: SourceOf<"product">,
  context: CompileContext,
  taken: Set<string>,
): ProductWiring {
  const visibleRecords = <T extends "connector" | "cable">(type: T): SourceOf<T>[] =>
    interfacesOf(source, type, context.index).filter(({ data }) => isShown(data, context.index.review));
  const [connectorRecords, cableRecords] = [visibleRecords("connector"), visibleRecords("cable")];
  const connectors = blocksOf(connectorRecords, connectorBlock, { context, taken });
  const cables = blocksOf(cableRecords, cableBlock, { context, taken });
  const files = [...connectors.files, ...cables.files];
  return {
    fields: {
      ...(connectors.blocks.length > 0 ? { pinouts: connectors.blocks } : {}),
      ...(cables.blocks.length > 0 ? { cables: cables.blocks } : {}),
      ...(files.length > 0 ? { wiringFiles: files } : {}),
    },
    parts: [
      listPart("pinouts", "Connectors and pinouts", connectors.blocks, connectors.anchors),
      listPart("cables", "Cables", cables.blocks, cables.anchors),
    ],
    records: [...connectorRecords, ...cableRecords],
    unknown: connectorRecords.flatMap(({ data }) => unknownPins(data, context)),
  };
}

function unknownPins({ designator, pins }: ConnectorSource, { index }: CompileContext): string[] {
  return pins.flatMap((pin) =>
    unknownOfPin(pin, index).map((quantity) => `${designator}, pin ${pin.number}: ${quantity}`),
  );
}

type Block = ConnectorBlock | CableBlock;
type MakeBlock<S, B extends Block> = (
  source: S,
  context: CompileContext,
  claim: (id: string) => string | undefined,
) => B | undefined;

/**
 * The blocks that the page shows for some sources, the files of each, and the ids of both that were still
 * free.
 */
function blocksOf<S extends SourceOf<"connector" | "cable">, B extends Block>(
  sources: readonly S[],
  make: MakeBlock<S, B>,
  { context, taken }: { readonly context: CompileContext; readonly taken: Set<string> },
): { blocks: B[]; files: ExportsBlock[]; anchors: string[] } {
  const anchors: string[] = [];
  const claim = (id: string): string | undefined => {
    if (taken.has(id)) return undefined;
    taken.add(id);
    anchors.push(id);
    return id;
  };
  const blocks = sources.flatMap((source) => {
    claim(interfaceAnchor(source));
    return make(source, context, claim) ?? [];
  });
  const files = blocks.flatMap(({ kind, id }) => exportsRow(kind, id, context) ?? []);
  for (const { anchor } of files) claim(anchor);
  return { blocks, files, anchors };
}
