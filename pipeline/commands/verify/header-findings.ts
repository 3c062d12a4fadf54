import type { Diagnostic } from "../../core/diagnostics.ts";
import { countOf } from "../../core/text/phrase.ts";
import { headerProblems } from "./required-headers.ts";

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
