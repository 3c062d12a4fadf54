import { hashOf } from "../../core/hash.ts";

/** Names a text by its bytes and by where it lies: what a file says depends on both, and most steps ask for one name of it. */
export function textHash(path: string, bytes: Uint8Array): string {
  return hashOf(path, bytes);
}
