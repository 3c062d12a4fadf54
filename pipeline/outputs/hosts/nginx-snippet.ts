import { OBJECT_FOLDER, OBJECT_TYPE } from "../../core/http/content-type.ts";
import { type Redirect, wholeBase } from "../../core/http/redirect.ts";
import {
  cacheControl,
  commonHeaders,
  FRESH,
  type Headers,
  IMMUTABLE_FOLDERS,
} from "../../core/http/response-headers.ts";
import { quote } from "../../core/text/escape/nginx.ts";
import { escapeRegExp } from "../../core/text/escape/reg-exp.ts";
import type { HostOptions } from "./headers-file.ts";
import { block } from "./nginx-block.ts";
import { redirectLocations } from "./nginx-redirects.ts";
import { mediaTypes } from "./nginx-types.ts";

interface NginxOptions extends HostOptions {
  readonly redirects?: readonly Redirect[];
}

/** The end of a name with an ending. `v1.2` has none. */
const FILE = String.raw`[^/]\.[A-Za-z][A-Za-z0-9]*`;

/**
 * A part of an nginx `server` block that answers as `preview` does. `root` names the folder in which the output lies
 * at the base path: for base `/sub/` the folder above `sub`. All of it but the gate is in one location, so that other
 * locations of the server stay as they are.
 */
export function nginxSnippet({ base = "/", policy, redirects = [] }: NginxOptions): string {
  const root = wholeBase(base);
  const common = commonHeaders(policy);
  return [
    "# Written by fairlead. Include it in a server block after `root`.",
    ...(root === "/" ? wholeServer(common) : wayToBase(root)),
    ...gate(root),
    ...block(`location ${quote(root)}`, [
      "server_tokens off;",
      "# Behind a server in front, nginx knows neither scheme, name nor port of the site.",
      "absolute_redirect off;",
      "max_ranges 1;",
      ...mediaTypes(),
      ...addHeaders({ "Cache-Control": FRESH, ...common }),
      ...errorPages(root, `${root}404.html`),
      tryFiles("$fairlead_file", "$uri/index.html"),
      ...ownAnswers(root, common),
      ...redirectLocations(redirects, base),
      ...Object.keys(IMMUTABLE_FOLDERS).flatMap((folder) => immutableFolder(root, folder, common)),
      ...immutableFolder(root, OBJECT_FOLDER, common),
      ...pageSpellings(root),
      ...files(root),
    ]),
    "",
  ].join("\n");
}

/** Where the site is the whole server, what nginx answers before it looks at the address has the headers too. */
function wholeServer(common: Headers): string[] {
  return ["server_tokens off;", ...addHeaders(common)];
}

function wayToBase(root: string): string[] {
  return block(`location = ${quote(root.slice(0, -1))}`, [`rewrite ^ ${quote(root)} last;`]);
}

/**
 * One address per page: doubled slashes and dots, which nginx would resolve, lead to no page. It looks at the address as
 * nginx has it and as it was sent, with a space between that can be in neither end.
 */
function gate(root: string): string[] {
  const slash = "(?:/|%2f)";
  const odd = `(?i:${slash}(?:${slash}|(?:\\.|%2e){1,2}(?:${slash}|[?#]|\\z)))`;
  const sent = ` [^ ?#]*${odd}[^ ]*\\z`;
  // The target of the rewrite passes here again.
  const own = `(?!${escapeRegExp(root)}(?:\\./|404\\.html ))`;
  const below = root === "/" ? "/.*" : `${escapeRegExp(root.slice(0, -1))}(?:/.*)?`;
  const isOdd = (path: string): string => `if ($fairlead_asked ~ ${quote(`(?s)\\A${own}${path}${sent}`)})`;
  return [
    "# One address per page: doubled slashes and dots, which nginx would resolve, lead to none.",
    'set $fairlead_asked "$uri $request_uri";',
    "# A file without an ending has this name alone, also when the address is read as that of a page.",
    'set $fairlead_file "$uri";',
    ...block(isOdd(`${escapeRegExp(root)}.*${FILE}(?<!\\.html)(?= )`), [
      `rewrite ^ ${quote(noFile(root))} last;`,
    ]),
    ...block(isOdd(below), [`rewrite ^ ${quote(noPage(root))} last;`]),
  ];
}

/**
 * Names that cannot be requested, since nginx resolves a dot: the answers for a missing page, file, method or
 * range.
 */
const noPage = (root: string): string => `${root}./404`;
const noFile = (root: string): string => `${root}./404.txt`;
const noMethod = (root: string): string => `${root}./405.txt`;
const noRange = (root: string): string => `${root}./416.txt`;

function errorPages(root: string, missing: string): string[] {
  return [
    `error_page 404 ${quote(missing)};`,
    `error_page 405 ${quote(noMethod(root))};`,
    `error_page 416 ${quote(noRange(root))};`,
  ];
}

/** The home page, the page for missing addresses, and the answers where there is no page. */
function ownAnswers(root: string, common: Headers): string[] {
  return [
    ...block(`location = ${quote(root)}`, [tryFiles(`${root}index.html`)]),
    ...block(`location = ${quote(`${root}index.html`)}`, [`rewrite ^ ${quote(root)} last;`]),
    ...block(`location = ${quote(`${root}404.html`)}`, ["internal;"]),
    ...block(`location = ${quote(noPage(root))}`, ["return 404;"]),
    ...block(`location = ${quote(noFile(root))}`, [
      "default_type text/plain;",
      'return 404 "Not found.\\n";',
    ]),
    ...block(`location = ${quote(noMethod(root))}`, [
      "default_type text/plain;",
      ...addHeaders({ "Cache-Control": FRESH, ...common, Allow: "GET, HEAD" }),
      'return 405 "Only GET and HEAD are answered.\\n";',
    ]),
    // The headers of the file are there already when its bytes turn out to be too few.
    ...block(`location = ${quote(noRange(root))}`, [
      "default_type text/plain;",
      'add_header Accept-Ranges "bytes" always;',
      "# A text that is written empty would be none.",
      'set $fairlead_text "";',
      "return 416 $fairlead_text;",
    ]),
  ];
}

/** nginx takes headers from the innermost block that has any, so this one repeats them all. */
function immutableFolder(root: string, folder: string, common: Headers): string[] {
  return block(`location ^~ ${quote(root + folder.slice(1))}`, [
    ...addHeaders({ "Cache-Control": cacheControl(folder), ...common }),
    ...(folder === OBJECT_FOLDER ? [`default_type ${OBJECT_TYPE.split(";")[0]};`] : []),
    tryFiles("$uri"),
    ...files(root),
  ]);
}

/** Other spellings of a page. One whose name looks like that of a file has no former addresses; a file has one spelling. */
function pageSpellings(root: string): string[] {
  const page = (name: string, ending: string): string =>
    `location ~ ${quote(`(?s)\\A(?<fairlead_page>${escapeRegExp(root)}.*?${name})${ending}\\z`)}`;
  const lead = 'rewrite ^ "$fairlead_page" last;';
  return [
    ...block(page(FILE, "(?:/index\\.html|\\.html|/)"), [tryFiles("$uri", "$fairlead_page/index.html")]),
    ...block(page("[^/]", "(?:/index\\.html|/)"), [lead]),
    "# Not where there is such a file, as some services ask for to know whose site it is.",
    ...block(page("[^/]", "\\.html"), [...block("if (!-f $request_filename)", [lead])]),
  ];
}

/** A missing picture needs no page that says so. */
function files(root: string): string[] {
  return block(`location ~ ${quote(`${FILE}(?<!\\.html)\\z`)}`, [
    ...errorPages(root, noFile(root)),
    tryFiles("$uri", "$uri/index.html"),
  ]);
}

function addHeaders(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
}

function tryFiles(...paths: readonly string[]): string {
  return `try_files ${paths.map(quote).join(" ")} =404;`;
}
