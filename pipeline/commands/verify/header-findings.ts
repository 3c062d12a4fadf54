import type { Diagnostic } from "../../core/diagnostics.ts";
import { cacheControl, commonHeaders } from "../../core/http/response-headers.ts";
import { countOf } from "../../core/text/phrase.ts";

/** Problems with response headers; since a host sends a wrong one for every file, each is reported once. */
export class HeaderFindings {
  readonly #found = new Map<string, { readonly address: string; files: number }>();

  constructor(private readonly severity: Diagnostic["severity"]) {}

  /** `file` is the path in the output, by which headers are checked. */
  check(file: string, { address, headers }: { readonly address: string; readonly headers: Headers }): void {
    for (const problem of headerProblems(file, headers)) {
      const known = this.#found.get(problem) ?? { address, files: 0 };
      known.files += 1;
      this.#found.set(problem, known);
    }
  }

  get diagnostics(): Diagnostic[] {
    return [...this.#found].map(([problem, { address, files }]) => ({
      code: "deploy-header",
      severity: this.severity,
      file: address,
      message: files === 1 ? problem : `${problem} The same goes for ${countOf(files - 1, "other file")}.`,
      hint: "Use the _headers file or the nginx snippet of the output. For a host that reads neither, verify with --headers-as-warnings.",
    }));
  }
}

/** The problems of the headers of a file, one sentence each. `path` begins with a slash, without the base. */
function headerProblems(path: string, headers: Headers): string[] {
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
