import { escapeAttribute, escapeText } from "../../../renderer/shared/compose/escape.ts";
import type { SiteShell } from "../../../schema/generated/types.ts";
import { hashOf } from "../../core/hash.ts";
import { aliasScript } from "../../core/http/alias-script.ts";
import { type Redirect, redirectTarget } from "../../core/http/redirect.ts";
import type { FormerAddress } from "../../model/resolve/former-addresses.ts";
import type { OutputFile } from "../../write/tree-plan.ts";

type AliasShell = Pick<SiteShell, "base" | "url" | "lang" | "dir" | "title" | "titleDelimiter">;

/** The pages at former addresses, for hosts that know no redirects. They work without scripts. */
export function aliasPages(redirects: readonly FormerAddress[], shell: AliasShell): OutputFile[] {
  return redirects.flatMap((redirect) => {
    const { page } = redirect;
    if (page === undefined) return [];
    const html = aliasPage(redirect, shell);
    return [{ path: page, key: hashOf(html), bytes: () => html }];
  });
}

function aliasPage(redirect: Redirect, { base, url, lang, dir, title, titleDelimiter }: AliasShell): string {
  const to = redirectTarget(redirect, base);
  const whole = to.startsWith("/") && url !== undefined ? url + to : to;
  const href = escapeAttribute(to);
  return `<!doctype html>
<html lang="${escapeAttribute(lang)}" dir="${escapeAttribute(dir)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeText(`Moved ${titleDelimiter} ${title}`)}</title>
<link rel="canonical" href="${escapeAttribute(whole)}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<p>This page has moved to <a id="to" href="${href}">${escapeText(to)}</a>.</p>
<script>${aliasScript}</script>
</body>
</html>
`;
}
