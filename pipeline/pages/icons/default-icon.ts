import { hashOf } from "../../core/hash.ts";

/** A ring with a bearing line, for sites without a logo: browsers ask for an icon anyhow. */
const text =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="11" fill="none" stroke="#12242f" stroke-width="4"/><path d="M16 16 26 6" stroke="#b5350a" stroke-width="4"/></svg>\n';

/** Its path in the output and its text; the name carries the hash, as that of every asset. */
export const defaultIcon = { path: `assets/icon.${hashOf(text).slice(0, 10)}.svg`, text } as const;
