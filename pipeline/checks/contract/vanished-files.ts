import type { Diagnostic } from "../../core/diagnostics.ts";
import { nearest } from "../../core/text/nearest.ts";
import { atLocation, redirectLocation } from "./alias-location.ts";
import type { Contract } from "./contract.ts";
import type { ContractContext } from "./contract-context.ts";

/** Published exports and downloads that the new site neither has nor leads on. */
export function vanishedFiles(contract: Contract, context: ContractContext): Diagnostic[] {
  const { links } = context;
  const exports = new Set(links.files);
  const downloads = links.downloads ?? {};
  const isLedOn = (address: string): boolean => Object.hasOwn(links.aliases, address);
  return [
    ...contract.files
      .filter((address) => !exports.has(address) && !isLedOn(address))
      .map((address) =>
        fileGone({ what: "export", address, successor: nearest(address, exports)[0] }, context),
      ),
    ...Object.entries(contract.downloads ?? {})
      .filter(([path, address]) => !Object.hasOwn(downloads, path) && !isLedOn(address))
      .map(([path, address]) =>
        fileGone({ what: "download", address, path, successor: renamed(address, path, downloads) }, context),
      ),
  ];
}

/** The same bytes under another name, since the address carries their hash; else a file with a like name. */
function renamed(
  address: string,
  path: string,
  downloads: Readonly<Record<string, string>>,
): string | undefined {
  const hash = /\.([0-9a-f]{10})(?:\.[a-z0-9]+)?$/.exec(address)?.[1];
  const same = Object.entries(downloads).find(
    ([, other]) => hash !== undefined && other.includes(`.${hash}`),
  );
  const found = same?.[0] ?? nearest(path, Object.keys(downloads))[0];
  return found === undefined ? undefined : `/${found}`;
}

interface GoneFile {
  readonly what: "export" | "download";
  readonly address: string;
  /** Its path in the data folder, where it is known. */
  readonly path?: string;
  /** The address that it may have now. */
  readonly successor: string | undefined;
}

function fileGone({ what, address, path, successor }: GoneFile, { index }: ContractContext): Diagnostic {
  const name = path === undefined ? address : `${address} (${path})`;
  return atLocation(redirectLocation(index), {
    code: "file-vanished",
    message: `The published ${what} ${name} is not part of the site any more, and no alias leads on.`,
    hint: `Bring it back, or add to redirects of site.yaml: { from: ${address}, to: ${successor ?? "…"} }.`,
  });
}
