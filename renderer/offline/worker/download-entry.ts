import type { ShellEntry } from "../../shared/offline-format/site-facts.ts";
import { fetchWhole } from "./fetch-whole.ts";

/** How long the network may be silent before it is given up, in milliseconds. */
const SILENCE_MS = 15_000;

const ALGORITHMS: Readonly<Record<string, string>> = {
  sha256: "SHA-256",
  sha384: "SHA-384",
  sha512: "SHA-512",
};

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

/** Whether bytes are those that a subresource integrity such as `sha256-…` names. */
export async function hasIntegrity(bytes: Uint8Array<ArrayBuffer>, integrity: string): Promise<boolean> {
  const [, name = "", digest = ""] = /^(sha\d+)-(.+)$/.exec(integrity) ?? [];
  const algorithm = ALGORITHMS[name];
  if (algorithm === undefined) return false;
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return btoa(String.fromCharCode(...hash)) === digest;
}
