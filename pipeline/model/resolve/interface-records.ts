import type { SourceOf, ValidSource } from "../../sources/parse/source.ts";
import {
  hasPublishedPart,
  type InterfaceType,
  interfaceTypes,
  type ProtocolType,
  protocolTypes,
} from "./interface-types.ts";
import { oncePerIndex } from "./once-per-index.ts";
import { recordsOf } from "./records-of.ts";
import type { SiteIndex } from "./site-index.ts";
import { isStub } from "./stub.ts";

type Product = SourceOf<"product">;

/** The published products that a record names, or that name it, and whose pages show it: a stub shows no record. */
export function productsOf(record: ValidSource, index: SiteIndex): readonly Product[] {
  return namedProducts(record, index).filter((product) => !isStub(product));
}

/** The published products that a record names, or that name it, stubs among them. */
export function namedProducts(record: ValidSource, index: SiteIndex): readonly Product[] {
  return productsByRecord("", index).get(record) ?? [];
}

const productsByRecord = oncePerIndex((_: "", index): ReadonlyMap<ValidSource, Product[]> => {
  const table = new Map<ValidSource, Product[]>();
  for (const product of recordsOf(index, "product"))
    for (const type of interfaceTypes)
      for (const record of interfacesOf(product, type, index))
        table.set(record, [...(table.get(record) ?? []), product]);
  return table;
});

/** Records of a type that go with a product, each once: those that it names in its order, then those that name it. */
export function interfacesOf<T extends InterfaceType>(
  { data }: Product,
  type: T,
  index: SiteIndex,
): SourceOf<T>[] {
  const connectors = (data.interfaces ?? []).flatMap(({ connector }) => connector ?? []);
  const ids = [...(type === "connector" ? connectors : []), ...(data.protocols ?? [])];
  const named = ids.flatMap((id) => index.records.get(type)?.get(id) ?? []);
  const naming = recordsOf(index, type).filter((record) => namesProduct(record, data.id));
  return [...new Set([...named, ...naming])];
}

function namesProduct({ data }: ValidSource, id: string): boolean {
  return Array.isArray(data.products) && data.products.includes(id);
}

/** The protocols that the page of a product shows, those that it names first. */
export function protocolsOf(product: Product, index: SiteIndex): SourceOf<ProtocolType>[] {
  const all = protocolTypes.flatMap((type): SourceOf<ProtocolType>[] => interfacesOf(product, type, index));
  const order = product.data.protocols ?? [];
  const rank = ({ data }: SourceOf<ProtocolType>): number => (order.indexOf(data.id) + 1 || Infinity) - 1;
  return all
    .filter((record) => hasPublishedPart(record, index))
    .map((record, at) => ({ record, at }))
    .sort((a, b) => (rank(a.record) === rank(b.record) ? a.at - b.at : rank(a.record) - rank(b.record)))
    .map(({ record }) => record);
}
