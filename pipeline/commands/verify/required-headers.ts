import { cacheControl, commonHeaders } from "../../core/http/response-headers.ts";

/** The problems of the headers of a file, one sentence each. `path` begins with a slash, without the base. */
export function headerProblems(path: string, headers: Headers): string[] {
  return [
    ...cacheProblems(path, headers),
    ...(path.endsWith(".html") || path === "/sw.js" ? pageProblems(headers) : []),
  ];
}

/** A file that changes must be asked for anew; one that is named by its hash must be kept. */
function cacheProblems(path: string, headers: Headers): string[] {
  const wanted = cacheControl(path);
  const sent = (headers.get("cache-control") ?? "").toLowerCase().split(/\s*,\s*/);
  if (wanted === "no-cache") {
    const isFresh = ["no-cache", "no-store", "max-age=0"].some((word) => sent.includes(word));
    return isFresh ? [] : [`Cache-Control must be no-cache, and is ${headerText(headers, "cache-control")}.`];
  }
  const missing = wanted.split(/\s*,\s*/).filter((word) => !sent.includes(word));
  return missing.length === 0
    ? []
    : [`Cache-Control must have ${missing.join(", ")}, and is ${headerText(headers, "cache-control")}.`];
}

function pageProblems(headers: Headers): string[] {
  const equal = Object.entries(commonHeaders())
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name, value]) => `${name} must be "${value}", and is ${headerText(headers, name)}.`);
  const policy = headers.get("content-security-policy") ?? "";
  const parts = ["default-src 'none'", "connect-src 'self'", "require-trusted-types-for 'script'"];
  const lacking = parts.filter((part) => !policy.includes(part));
  return lacking.length === 0
    ? equal
    : [...equal, `Content-Security-Policy must have ${lacking.join("; ")}.`];
}

function headerText(headers: Headers, name: string): string {
  const value = headers.get(name);
  return value === null ? "not sent" : `"${value}"`;
}
