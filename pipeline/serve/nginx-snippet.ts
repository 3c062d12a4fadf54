import { CONTENT_TYPES, isCompressible, OBJECT_FOLDER, OBJECT_TYPE, UNKNOWN_TYPE } from "./content-type.ts";
import type { HostOptions } from "./headers-file.ts";
import { quote } from "./nginx-text.ts";
import { REDIRECT_STATUS, type Redirect, redirectTarget, spellingsOf, wholeBase } from "./redirect.ts";
import { cacheControl, commonHeaders, FRESH, IMMUTABLE_FOLDERS } from "./response-headers.ts";

export interface NginxOptions extends HostOptions {
  readonly redirects?: readonly Redirect[];
}

/**
 * A part of an nginx `server` block that answers as `preview` does. `root` names the folder in which the output lies
 * at the base path: for base `/sub/` the folder above `sub`.
 */
export function nginxSnippet({ base = "/", policy, redirects = [] }: NginxOptions): string {
  const root = wholeBase(base);
  const headers = commonHeaders(policy);
  const answer = (cache: string): string[] => addHeaders({ "Cache-Control": cache, ...headers });
  const page = [...answer(FRESH), `error_page 404 ${quote(`${root}404.html`)};`];
  const file = [...answer(FRESH), "error_page 404 @fairlead_no_file;"];
  return [
    "# Written by fairlead. Include it in a server block after `root`.",
    ...mediaTypes(),
    "# One address per page: no doubled slashes and no dots, which nginx would resolve.",
    `if ($request_uri ~* "^${literal(root.slice(0, -1))}[^?]*(//|/(\\.|%2e){1,2}(/|\\?|$))") { return 404; }`,
    ...redirects.flatMap((redirect) => redirectBlocks(redirect, { root, base, headers: answer(FRESH) })),
    ...(root === "/"
      ? []
      : block(`location = ${quote(root.slice(0, -1))}`, [...page, tryFiles(`${root}index.html`)])),
    ...[...Object.keys(IMMUTABLE_FOLDERS), OBJECT_FOLDER].flatMap((folder) =>
      block(`location ^~ ${quote(root + folder.slice(1))}`, [
        ...answer(cacheControl(folder)),
        ...(folder === OBJECT_FOLDER ? [`default_type ${OBJECT_TYPE.split(";")[0]};`] : []),
        "error_page 404 @fairlead_no_file;",
        tryFiles("$uri"),
      ]),
    ),
    ...block(`location = ${quote(`${root}404.html`)}`, ["internal;", ...answer(FRESH)]),
    ...block(`location ~ ${quote(`^(?<fairlead_page>${literal(root)}.*[^/])\\.html$`)}`, [
      ...page,
      tryFiles("$uri", "$fairlead_page/index.html"),
    ]),
    ...block(`location ~ ${quote(`^${literal(root)}(.*/)?[^/]+\\.[A-Za-z][A-Za-z0-9]*$`)}`, [
      ...file,
      tryFiles("$uri", "$uri/index.html"),
    ]),
    ...block(`location ${quote(root)}`, [...page, tryFiles("$uri", "$uri/index.html")]),
    ...block("location @fairlead_no_file", [
      ...answer(FRESH),
      "default_type text/plain;",
      'return 404 "Not found.\\n";',
    ]),
    "",
  ].join("\n");
}

function mediaTypes(): string[] {
  const entries = Object.entries(CONTENT_TYPES).map(
    ([ending, type]) => [type.split(";")[0], ending, type] as const,
  );
  const texts = new Set(entries.filter(([, , type]) => type.includes("charset=")).map(([type]) => type));
  const packed = new Set(entries.filter(([, , type]) => isCompressible(type)).map(([type]) => type));
  // nginx counts text/html in by itself and warns when it is named.
  for (const set of [texts, packed]) set.delete("text/html");
  return [
    ...block(
      "types",
      entries.map(([type, ending]) => `${type} ${ending};`),
    ),
    `default_type ${UNKNOWN_TYPE};`,
    "charset utf-8;",
    `charset_types ${[...texts].join(" ")};`,
    "gzip on;",
    "gzip_vary on;",
    `gzip_types ${[...packed].join(" ")};`,
  ];
}

function redirectBlocks(
  redirect: Redirect,
  { root, base, headers }: { root: string; base: string; headers: readonly string[] },
): string[] {
  return spellingsOf(redirect.from).flatMap((from) =>
    block(`location = ${quote(root + from.slice(1))}`, [
      ...headers,
      `return ${REDIRECT_STATUS} ${quote(redirectTarget(redirect, base))};`,
    ]),
  );
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), "}"];
}

/** nginx takes headers from the innermost block alone, so each block repeats them all. */
function addHeaders(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
}

function tryFiles(...paths: readonly string[]): string {
  return `try_files ${paths.map(quote).join(" ")} =404;`;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
