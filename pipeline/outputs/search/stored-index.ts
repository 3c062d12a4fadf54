import type { PageTerms } from "../../../renderer/shared/search/page-terms.ts";
import { asText } from "../../core/as-bytes.ts";
import { LostValueError } from "../../engine/cache/lost-value.ts";
import { readStored, type StoredSpans } from "../../engine/cache/read-near.ts";
import { type ShardedIndex, shardIndex } from "./pack-index.ts";

/** The index of pages whose terms are in the file of a store, in their order. */
export function storedIndex(terms: StoredSpans): ShardedIndex {
  return shardIndex(readTerms(terms));
}

function* readTerms(terms: StoredSpans): Generator<PageTerms> {
  for (const value of readStored(terms)) {
    if (value === undefined) throw new LostValueError("The terms of a page are not in the store.");
    yield JSON.parse(asText(value)) as PageTerms;
  }
}
