import { normalisePathname } from "../../../../renderer/shared/compose/normalise-pathname.ts";
import { extensionOf } from "../../../core/http/content-type.ts";
import {
  decodedFrom,
  type Redirect,
  redirectTarget,
  wholeBase,
  withQuery,
} from "../../../core/http/redirect.ts";
import { decodedAddress } from "../../../core/text/decoded.ts";

/** Where the path of a URL has moved to, with the query that was asked for; undefined where it has not moved. */
export type MovedTo = (pathname: string, search: string) => string | undefined;

/** Finds former addresses: a page in all its spellings, a file by its name alone. */
export function movedTo(redirects: readonly Redirect[], base: string): MovedTo {
  const moved = new Map(redirects.map((one) => [decodedFrom(one), redirectTarget(one, base)]));
  return (pathname, search) => {
    const page = moved.size > 0 ? normalisePathname(pathname, base) : undefined;
    if (page === undefined) return undefined;
    const name = `/${decodedAddress(pathname).slice(wholeBase(base).length)}`;
    const to = moved.get(name) ?? (extensionOf(page) === "" ? moved.get(page) : undefined);
    return to === undefined ? undefined : withQuery(to, search);
  };
}
