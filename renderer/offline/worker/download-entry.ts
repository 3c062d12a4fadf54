import type { ShellEntry } from "../format/site-facts.ts";
import { fetchWhole } from "./fetch-whole.ts";
import { hasIntegrity } from "./integrity.ts";

/** How long the network may be silent before it is given up, in milliseconds. */
const SILENCE_MS = 15_000;

/**
 * A file of the shell, verified. Bytes that are not the wanted ones are asked for once more past all caches: one of
 * them may still have those of another release. Rejects where that does not help.
 */
export async function downloadEntry(entry: ShellEntry): Promise<Response> {
  const usual = entry.revision === null ? "default" : "reload";
  const bytes = (await wantedBytes(entry, usual)) ?? (await wantedBytes(entry, "reload"));
  if (bytes === undefined) throw new Error(`${entry.url} has other bytes than this release names.`);
  const headers = { "Content-Type": entry.type, "Content-Length": String(bytes.byteLength) };
  return new Response(bytes, { headers });
}

async function wantedBytes(
  { url, integrity }: ShellEntry,
  cache: RequestCache,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const request = new Request(url, { cache, credentials: "same-origin" });
  const { response, bytes } = await fetchWhole(request, SILENCE_MS);
  // Not the status: hosts send the page for what is not found with 404. The hash tells what the bytes are.
  return !response.redirected && (await hasIntegrity(bytes, integrity)) ? bytes : undefined;
}
