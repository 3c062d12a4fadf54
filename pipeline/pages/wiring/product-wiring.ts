import type {
  CableBlock,
  ConnectorBlock,
  ExportsBlock,
  ProductSource,
} from "../../../schema/generated/types.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import { isShown } from "../../model/resolve/value-status.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { exportsBlock } from "../exports-block.ts";
import { listPart, partsOf } from "../pages/page-parts.ts";
import { cableBlock } from "./cable-block.ts";
import { connectorBlock } from "./connector-block.ts";

/** The connectors and cables of a product's page. */
interface ProductWiring {
  readonly fields: {
    readonly pinouts?: ConnectorBlock[];
    readonly cables?: CableBlock[];
    readonly wiringFiles?: ExportsBlock[];
  };
  readonly parts: ReturnType<typeof partsOf>;
  /** Ids of the rows of the tables. */
  readonly anchors: readonly string[];
}

/** Connectors that an interface names come first, then those that name the product; cables name it themselves. */
export function productWiring(data: ProductSource, context: CompileContext): ProductWiring {
  const anchors = new Set<string>();
  const claim = (id: string): string | undefined => {
    if (anchors.has(id)) return undefined;
    anchors.add(id);
    return id;
  };
  const connectors = connectorsOf(data, context).map((source) => connectorBlock(source, context, claim));
  const cables = named("cable", data.id, context)
    .filter((source) => isShown(source.data, context.index.review))
    .flatMap((source) => cableBlock(source, context, claim) ?? []);
  const files = [...connectors, ...cables].flatMap(({ kind, id }) => exportsBlock(kind, id, context) ?? []);
  for (const { anchor } of files) anchors.add(anchor);
  return {
    fields: {
      ...(connectors.length > 0 ? { pinouts: connectors } : {}),
      ...(cables.length > 0 ? { cables } : {}),
      ...(files.length > 0 ? { wiringFiles: files } : {}),
    },
    parts: partsOf([
      listPart("pinouts", "Connectors and pinouts", connectors),
      listPart("cables", "Cables", cables),
    ]),
    anchors: [...anchors],
  };
}

/** The published connectors of a product, each once. */
function connectorsOf(data: ProductSource, context: CompileContext): SourceOf<"connector">[] {
  const records = context.index.records.get("connector");
  const faces = (data.interfaces ?? []).flatMap(({ connector }) => records?.get(connector ?? "") ?? []);
  return [...new Set([...faces, ...named("connector", data.id, context)])].filter((source) =>
    isShown(source.data, context.index.review),
  );
}

/** Records of a type that list the product. */
function named<T extends "connector" | "cable">(
  type: T,
  product: string,
  { index }: CompileContext,
): SourceOf<T>[] {
  return recordsOf(index, type).filter(({ data }) => data.products?.includes(product));
}
