import type { HostOptions } from "./headers-file.ts";
import { quote } from "./nginx-text.ts";
import { type Redirect, redirectTarget, spellingsOf, wholeBase } from "./redirect.ts";

/**
 * Former addresses as the lines of an nginx `map`, for servers whose redirects are kept apart from the snippet:
 * `map $uri $fairlead_moved { default ""; include nginx-redirects.map; }`.
 */
export function nginxMap(redirects: readonly Redirect[], { base = "/" }: HostOptions = {}): string {
  const root = wholeBase(base);
  return redirects
    .flatMap((redirect) => {
      const to = quote(redirectTarget(redirect, base));
      return spellingsOf(redirect.from).map((from) => `${quote(root + from.slice(1))} ${to};\n`);
    })
    .join("");
}
