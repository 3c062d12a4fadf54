import { verifySite } from "../verify/verify-site.ts";
import { type Options, UsageError } from "./options.ts";
import { report, say } from "./session.ts";

/** Checks a deployed site against its manifests. */
export async function verify(options: Options): Promise<number> {
  const url = addressOf(options.operands[0]);
  const { diagnostics, files, isRemoval } = await verifySite(url);
  const hasErrors = report(options, { diagnostics: [], textOf: () => undefined }, diagnostics);
  const kind = isRemoval ? " This build takes the service worker and all saved copies away." : "";
  say(
    options,
    hasErrors ? `${url} is not as it was built.` : `${url}: ${files} files are as they were built.${kind}`,
  );
  return hasErrors ? 1 : 0;
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
