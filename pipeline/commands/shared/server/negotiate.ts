import type { Coding } from "./file-cache.ts";

const CODINGS: readonly Coding[] = ["br", "gzip"];

/** The coding to send, by an Accept-Encoding header: `br` before `gzip`, none when neither is wanted. */
export function chooseCoding(header: string | undefined): Coding | undefined {
  const qualities = new Map<string, number>();
  for (const item of header?.toLowerCase().split(",") ?? []) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const quality = parameters.find((part) => part.startsWith("q="))?.slice(2) ?? "1";
    qualities.set(name, Number(quality) || 0);
  }
  return CODINGS.find((coding) => (qualities.get(coding) ?? qualities.get("*") ?? 0) > 0);
}

/** Whether an If-None-Match header names the tag; weak and strong ones count alike, as the standard has it. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((item) => {
    const candidate = item.trim();
    return candidate === "*" || candidate.replace(/^W\//, "") === tag;
  });
}
