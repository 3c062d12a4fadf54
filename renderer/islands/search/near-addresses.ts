import { slipsBetween } from "../../shared/search/slips.ts";

const MOST = 5;

/**
 * The addresses of a site that one which has no page may have meant, the likeliest first: the same last part in another
 * folder, as after a move, or one with a few slips of the finger.
 */
export function nearAddresses(pathname: string, known: readonly string[]): string[] {
  const wanted = lastPart(pathname);
  const folders = foldersOf(pathname);
  const limit = Math.min(3, Math.floor(wanted.length / 4));
  return known
    .flatMap((address) => {
      const slips = slipsBetween(wanted, lastPart(address), limit);
      return slips === undefined || wanted === ""
        ? []
        : [{ address, slips, shared: sharedStart(folders, address) }];
    })
    .sort((a, b) => a.slips - b.slips || b.shared - a.shared || (a.address < b.address ? -1 : 1))
    .slice(0, MOST)
    .map(({ address }) => address);
}

/** The words of the last part of an address, to search for. */
export function wordsOf(pathname: string): string {
  return lastPart(pathname, (part) => part)
    .replace(/[-_.+~,;:!()]+/g, " ")
    .trim();
}

function lastPart(pathname: string, fold = (part: string) => part.toLowerCase()): string {
  const parts = partsOf(pathname);
  const last = parts.at(-1) ?? "";
  return fold(
    /^index(?:\.|$)/i.test(last) ? (parts.at(-2) ?? "") : last.replace(/\.(?:html?|md|php|aspx?)$/i, ""),
  );
}

function foldersOf(pathname: string): string[] {
  return partsOf(pathname.toLowerCase()).slice(0, -1);
}

function partsOf(pathname: string): string[] {
  return pathname.split("/").filter((part) => part !== "");
}

function sharedStart(folders: readonly string[], address: string): number {
  const others = foldersOf(address);
  const differs = folders.findIndex((folder, at) => folder !== others[at]);
  return differs === -1 ? folders.length : differs;
}
