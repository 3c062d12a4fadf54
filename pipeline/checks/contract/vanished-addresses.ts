import type { Diagnostic } from "../../core/diagnostics.ts";
import { readFormerAddress } from "../../model/resolve/read-former-address.ts";
import {
  type AliasLocation,
  addressPosition,
  aliasLocation,
  atLocation,
  redirectLocation,
} from "./alias-location.ts";
import type { Contract } from "./contract.ts";
import type { ContractContext } from "./contract-context.ts";

/** Published pages and former addresses that the new site does not know. */
export function vanishedAddresses(contract: Contract, context: ContractContext): Diagnostic[] {
  const { index, links } = context;
  const known = new Set(Object.keys(contract.pages));
  const isGone = (address: string): boolean =>
    !Object.hasOwn(links.pages, address) &&
    !Object.hasOwn(links.aliases, address) &&
    // A page whose file has a mistake keeps its address; the mistake is reported.
    index.pages.get(address) === undefined &&
    !index.config.isUnread;
  const pages = Object.entries(contract.pages)
    .filter(([address]) => isGone(address))
    .map(([address, page]) =>
      pageGone(address, page.source, aliasLocation(address, page, { index, links, known })),
    );
  const aliases = Object.entries(contract.aliases)
    .filter(([written]) => {
      // Former versions kept a former address as it was written, such as /old.html.
      const reading = readFormerAddress(written);
      const address = "address" in reading ? reading.address : written;
      return isGone(written) && isGone(address) && !known.has(written);
    })
    .map(([address, to]) => aliasGone(address, to, context));
  return [...pages, ...aliases];
}

function pageGone(address: string, source: string, location: AliasLocation): Diagnostic {
  const code = "address-vanished" as const;
  if (location.withheld) {
    return atLocation(location, {
      code,
      message: `The published page ${address} is not part of the site any more: its file is a draft or archived.`,
      hint: `Publish it again, or lead its address on in redirects of site.yaml: { from: ${address}, to: … }.`,
    });
  }
  const isRedirect = location.file.startsWith("site.");
  const { moved } = location;
  return atLocation(location, {
    code,
    message:
      moved === undefined
        ? `The published page ${address} (${source}) is not part of the site any more, and no alias leads on.`
        : `The published page ${address} (${source}) is now at ${moved}, and no alias leads there.`,
    hint: isRedirect
      ? `Add to redirects of site.yaml: { from: ${address}, to: ${moved ?? "…"} }.`
      : `Add to this file: aliases: [${address}].`,
  });
}

function aliasGone(address: string, to: string, { index, links }: ContractContext): Diagnostic {
  const page = links.pages[to.replace(/[?#].*$/s, "")];
  const source = page === undefined ? undefined : index.sources.get(page.source);
  const isOwn = source !== undefined && source.type !== "site";
  const location = isOwn
    ? { file: source.path, position: addressPosition(source), moved: to, withheld: false }
    : redirectLocation(index);
  return atLocation(location, {
    code: "address-vanished",
    message: `The former address ${address} led to ${to} in the published site, and leads nowhere now.`,
    hint: isOwn
      ? `Add it again to this file: aliases: [${address}].`
      : `Add to redirects of site.yaml: { from: ${address}, to: … }.`,
  });
}
