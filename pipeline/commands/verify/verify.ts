import { countOf } from "../../core/text/phrase.ts";
import { UsageError } from "../../core/usage-error.ts";
import type { OptionsOf } from "../shared/options.ts";
import { tellLine } from "../shared/output.ts";
import { progressOf } from "../shared/progress.ts";
import { report, say } from "../shared/session.ts";
import { type Verified, verifySite } from "./verify-site.ts";

/** Time between two looks at how far a check is, on a terminal, in milliseconds. */
const LINE_MS = 100;

/** Checks a deployed site against its manifests. */
export async function verify(options: OptionsOf<"verify">): Promise<number> {
  const url = addressOf(options.operands[0]);
  const { headersAsWarnings, timeout } = options;
  const progress = progressOf(options);
  const verified = await verifySite(url, {
    headersAsWarnings,
    timeout: timeout * 1000,
    ...(progress === undefined ? {} : { interval: LINE_MS }),
    onWait: (state) => {
      if (progress !== undefined) progress.line(waitInWords(url, state));
      else if (!options.quiet) tellLine(waitInWords(url, state));
    },
  });
  const hasErrors = report(options, { diagnostics: [], textOf: () => undefined }, verified.diagnostics);
  say(options, hasErrors ? `${url} is not as it was built.` : wholeInWords(url, verified));
  return hasErrors ? 1 : 0;
}

function waitInWords(
  url: string,
  { files, awaited }: { readonly files: number; readonly awaited: readonly string[] },
): string {
  const names = awaited.map((address) => address.slice(url.length) || "the home page");
  return `${url}: asked for ${countOf(files, "file")}, waits for ${names.join(", ") || "none"}.`;
}

/** A summary of the files that were compared, and of those that were not. */
function wholeInWords(url: string, { verified, present, isRemoval }: Verified): string {
  const compared = `${countOf(verified, "file")} and pages are byte for byte as they were built`;
  const rest = `${countOf(present, "other file")} that no manifest names are there and of the right kind`;
  return isRemoval
    ? `${url}: ${countOf(verified + present, "file")} are there. This build takes the service worker and all saved copies away: no manifest says its bytes; pages hold the content of their records.`
    : `${url}: ${compared}; ${rest}.`;
}

function addressOf(text: string | undefined): string {
  if (text === undefined || !/^https?:\/\/[^/\s?#]+(\/[^\s?#]*)?$/.test(text) || !URL.canParse(text))
    throw new UsageError(
      text === undefined
        ? "The command verify takes the address of a site."
        : `"${text}" is no address of a site.`,
      "Write scheme, host and base path, such as fairlead verify https://example.org/docs/.",
    );
  return text.endsWith("/") ? text : `${text}/`;
}
