import type { Diagnostic } from "../../core/diagnostics.ts";
import { countOf, listInWords } from "../../core/text/phrase.ts";
import { atLocation, redirectLocation } from "./alias-location.ts";
import type { Contract } from "./contract.ts";
import type { ContractContext } from "./contract-context.ts";

/** Reports build options of the published site that the new one lacks, each once. */
export function checkOptions(contract: Contract, context: ContractContext): Diagnostic[] {
  return [
    ...printedLess(contract, context),
    ...otherwise(contract, context),
    ...unknownOptions(contract, context),
  ];
}

/** Datasheets that `--pdf` would print again, and that this output would lack. */
function printedLess(
  { files }: Contract,
  { index, links, builtLinks: made, isWritten }: ContractContext,
): Diagnostic[] {
  const named = new Set(links.files);
  const presentAddresses = new Set([...made.files, ...Object.keys(made.aliases)]);
  const lost = files.filter(
    (address) => address.endsWith(".pdf") && named.has(address) && !presentAddresses.has(address),
  );
  const [first] = lost;
  if (!isWritten || made.options?.pdf === true || first === undefined) return [];
  return [
    atLocation(redirectLocation(index), {
      code: "contract-option-missing",
      message: `The published site was built with --pdf, and this one is built without: ${countOf(lost.length, "datasheet")}, ${first}${lost.length > 1 ? " among them" : ""}, would vanish.`,
      hint: "Build with --pdf too, or lead each of them on in redirects of site.yaml.",
    }),
  ];
}

/** Options that move all addresses, or without which files around the pages are not made. */
function otherwise(
  { options }: Contract,
  { index, builtLinks: made, isWritten }: ContractContext,
): Diagnostic[] {
  const { base = "/", siteUrl = false } = made.options ?? {};
  const differing = [
    ...(options.base === undefined || options.base === base
      ? []
      : [`--base ${options.base} and not ${base}`]),
    ...(options.siteUrl === true && !siteUrl ? ["--site-url"] : []),
  ];
  if (!isWritten || differing.length === 0) return [];
  return [
    warning(
      { index },
      {
        message: `The published site was built with ${listInWords(differing, "and")}, and this one is built otherwise.`,
        hint: "Build with the same options, or leave --against out for a site that is published elsewhere.",
      },
    ),
  ];
}

function unknownOptions({ options: { unknown } }: Contract, context: ContractContext): Diagnostic[] {
  if (unknown.length === 0) return [];
  const names = listInWords(
    unknown.map((name) => `"${name}"`),
    "and",
  );
  return [
    warning(context, {
      message: `The published site was built by a newer Fairlead with ${unknown.length === 1 ? "the option" : "the options"} ${names}, which this one does not know: what depends on ${unknown.length === 1 ? "it" : "them"} may be reported as vanished.`,
      hint: "Use the version of Fairlead that built the published site, or a newer one.",
    }),
  ];
}

function warning(
  { index }: Pick<ContractContext, "index">,
  text: Pick<Diagnostic, "message" | "hint">,
): Diagnostic {
  return {
    ...atLocation(redirectLocation(index), { code: "contract-option-differs", ...text }),
    severity: "warning",
  };
}
