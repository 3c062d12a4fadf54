import type { RawRequest } from "./raw-request.ts";

/** How visitors, old links and attackers write the address of a page or file. `base` ends with a slash. */
export function spelledTargets(path: string, base: string): string[] {
  const whole = base + path;
  const name = path.split("/").at(-1) ?? "";
  const folder = whole.slice(0, whole.length - name.length);
  return [
    whole,
    ...["/", ".html", "/index.html", ".html/", ".html.html", "/index.html/", "/index", "//", "/.html"].map(
      (end) => whole + end,
    ),
    ...[
      "/.",
      "/..",
      "/./",
      "/x/..",
      "/x/../",
      "/%2e",
      "/%2E%2e/",
      "%2f",
      "%2F%2F",
      "%20",
      "%00",
      "%0a",
      "%5C",
      "\\",
    ].map((end) => whole + end),
    ...[
      "?",
      "?a=b",
      "?a=/../b//c",
      "?x#y",
      "#top",
      ".html?a=b",
      "/?a",
      ";x",
      "%3Fa",
      "%23a",
      "%",
      "%zz",
      "%C3%28",
    ].map((end) => whole + end),
    `${folder}/${name}`,
    `${folder}./${name}`,
    `${folder}%2e/${name}`,
    `${folder}x/../${name}`,
    `${folder}x/%2E./${name}`,
    `${folder}%2f${name}`,
    `${folder}..%2f${name}`,
    `/${whole}`,
    `/.${whole}`,
    `/..${whole}`,
    whole.toUpperCase(),
    whole.toLowerCase(),
    encoded(whole),
  ];
}

/** Every letter by its number, which means the same. */
function encoded(path: string): string {
  return path.replace(/%..|[a-z]/gi, (part) =>
    part.startsWith("%") ? part.toLowerCase() : `%${part.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Methods, conditions, ranges and packings for one file. */
export function negotiations(target: string): RawRequest[] {
  return [
    ...["HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"].map((method) => ({ target, method })),
    { target, method: "POST", headers: { "Content-Length": "3" }, body: "a=b" },
    ...["*", '"other"', 'W/"other"'].map((tag) => ({ target, headers: { "If-None-Match": tag } })),
    { target, headers: { "If-Modified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" } },
    { target, headers: { "If-Modified-Since": "Thu, 01 Jan 2099 00:00:00 GMT" } },
    ...["bytes=0-9", "bytes=5-", "bytes=-5", "bytes=0-99999999", "bytes=99999999-", "bytes=-0"].map(rangeOf),
    ...["bytes=0-1,4-5", "bytes=5-2", "bytes=-", "lines=1-2", "bytes=a-b"].map(rangeOf),
    { target, headers: { Range: "bytes=0-4", "If-Range": '"other"' } },
    { target, headers: { Range: "bytes=0-4", "Accept-Encoding": "gzip" } },
    ...["gzip", "br", "gzip, br", "gzip;q=0", "*", "identity", "deflate", ""].map((coding) => ({
      target,
      headers: { "Accept-Encoding": coding },
    })),
    { target, method: "HEAD", headers: { "Accept-Encoding": "gzip" } },
    { target, headers: { "Accept-Encoding": "gzip", Via: "1.1 front" } },
  ];

  function rangeOf(range: string): RawRequest {
    return { target, headers: { Range: range } };
  }
}

/** Targets that no page has. */
export function strayTargets(base: string): string[] {
  return [
    ...[
      "",
      "nowhere",
      "nowhere.html",
      "nowhere.png",
      "NOWHERE.HTML",
      "a/b/c.json",
      ".html",
      "./404.txt",
      "./405.txt",
    ],
    ...[
      "404",
      "404/",
      "404.html",
      "404.txt",
      "405.txt",
      "%2e/404.txt",
      "_headers",
      "_redirects",
      "nginx.conf",
    ],
    ...[
      "assets",
      "assets/",
      "assets/gone.js",
      "assets/gone",
      "assets/gone.html",
      "assets/index.html",
      "packs/",
    ],
    ...[
      "packs/objects/gone",
      "packs/objects/",
      "packs/gone.pack",
      ".well-known/",
      ".well-known/security.txt",
    ],
    ...[
      ".git/config",
      ".env",
      "index",
      "index.html",
      "index.htm",
      "INDEX.HTML",
      "~",
      "$uri",
      "$fairlead_page",
    ],
    ...["%24uri", "a{b}", "a;b", '"', "'", "%22", "<x>", "|", "^", "`", "a b.html".replace(" ", "%20")],
    ...[
      "x".repeat(255),
      "x/".repeat(500),
      `${"y".repeat(3000)}.png`,
      "é".normalize("NFC"),
      "%C3%A9",
      "e%CC%81",
    ],
  ].map((path) => base + path);
}
