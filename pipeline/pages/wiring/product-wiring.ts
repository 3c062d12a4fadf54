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
import { listPart, type PagePart } from "../pages/page-parts.ts";
import { cableBlock } from "./cable-block.ts";
import { connectorBlock } from "./connector-block.ts";

/** The connectors and cables of a product's page. */
interface ProductWiring {
  readonly fields: {
    readonly pinouts?: ConnectorBlock[];
    readonly cables?: CableBlock[];
    readonly wiringFiles?: ExportsBlock[];
  };
  /** Connectors, then cables. */
  readonly parts: readonly PagePart[];
}

/** Connectors that an interface names come first, then those that name the product; cables name it themselves. */
export function productWiring(data: ProductSource, context: CompileContext): ProductWiring {
  const taken = new Set<string>();
  const connectors = blocksOf(connectorsOf(data, context), connectorBlock, { context, taken });
  const shown = named("cable", data.id, context).filter((source) =>
    isShown(source.data, context.index.review),
  );
  const cables = blocksOf(shown, cableBlock, { context, taken });
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
  };
}

type Block = ConnectorBlock | CableBlock;
type MakeBlock<S, B extends Block> = (
  source: S,
  context: CompileContext,
  claim: (id: string) => string | undefined,
) => B | undefined;

/** What the page shows of some sources, the files of each, and the ids of both that no one had taken. */
function blocksOf<S, B extends Block>(
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
  const blocks = sources.flatMap((source) => make(source, context, claim) ?? []);
  const files = blocks.flatMap(({ kind, id }) => exportsBlock(kind, id, context) ?? []);
  for (const { anchor } of files) claim(anchor);
  return { blocks, files, anchors };
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
