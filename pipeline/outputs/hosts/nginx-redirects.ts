import { compareStrings } from "../../core/diagnostics.ts";
import {
  decodedFrom,
  REDIRECT_STATUS,
  type Redirect,
  redirectTarget,
  wholeBase,
} from "../../core/http/redirect.ts";
import { quote } from "../../core/text/escape/nginx.ts";
import { block } from "./nginx-block.ts";

/** nginx refuses a word of 4096 bytes; what is encoded has a byte a character. */
const LONGEST_WORD = 2000;

/**
 * A location for each former address, in the order in which nginx keeps them: it sorts by insertion, which takes a minute
 * for what 5,000 redirects in another order are.
 */
export function redirectLocations(redirects: readonly Redirect[], base: string): string[] {
  const root = wholeBase(base);
  return redirects
    .map((redirect) => ({ from: decodedFrom(redirect), to: redirectTarget(redirect, base) }))
    .sort((a, b) => compareStrings(sortKey(a.from), sortKey(b.from)))
    .flatMap(({ from, to }) => block(`location = ${quote(root + from.slice(1))}`, leadTo(to)));
}

/** nginx takes a slash for the first of all characters. */
function sortKey(path: string): string {
  return path.replaceAll("/", "\0");
}

/** The query that was asked for goes before the anchor; a target with one of its own keeps that. */
function leadTo(target: string): string[] {
  const [, path = "", hash = ""] = /^([^#]*)(.*)$/s.exec(target) ?? [];
  const query = path.includes("?") ? "" : "$is_args$args";
  if (target.length <= LONGEST_WORD) return [`return ${REDIRECT_STATUS} ${quote(path + query + hash)};`];
  return [
    ...longText("fairlead_path", path),
    ...longText("fairlead_hash", hash),
    `return ${REDIRECT_STATUS} ${quote(`$fairlead_path${query}$fairlead_hash`)};`,
  ];
}

/** A variable put together of words that are short enough. */
function longText(name: string, text: string): string[] {
  const count = Math.ceil(text.length / LONGEST_WORD);
  const pieces = Array.from({ length: count }, (_, at) =>
    text.slice(at * LONGEST_WORD, (at + 1) * LONGEST_WORD),
  );
  return [`set $${name} "";`, ...pieces.map((piece) => `set $${name} ${quote(`\${${name}}${piece}`)};`)];
}
