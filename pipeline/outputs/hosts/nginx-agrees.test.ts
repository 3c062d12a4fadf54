import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteShell } from "../../../schema/generated/types.ts";
import { commonHeaders } from "../../core/http/response-headers.ts";
import { readFormerAddress } from "../../model/resolve/read-former-address.ts";
import { differences, unexplained } from "../../tests/support/outputs/hosts/compare-servers.ts";
import { knownDifferences, LINK } from "../../tests/support/outputs/hosts/known-differences.ts";
import { canHaveNginx } from "../../tests/support/outputs/hosts/nginx-program.ts";
import { FRONT_HOST, nginxComplaint } from "../../tests/support/outputs/hosts/nginx-server.ts";
import {
  negotiations,
  spelledTargets,
  strayTargets,
} from "../../tests/support/outputs/hosts/odd-requests.ts";
import { askRaw } from "../../tests/support/outputs/hosts/raw-request.ts";
import { serveTwice, type TwoServers } from "../../tests/support/outputs/hosts/two-servers.ts";
import { aliasPages } from "../emit/alias-pages.ts";
import { nginxMap } from "./host-files.ts";
import { nginxSnippet } from "./nginx-snippet.ts";

const isLong = process.env.FAIRLEAD_LONG === "1";
const LONG = "word ".repeat(200);
const PAGES = [
  "docs/intro",
  "docs/v1.2",
  "docs/node.js",
  "docs/über",
  "docs/a b",
  "docs/100%",
  "docs/a+b&c=d;e,f",
];
const FILES: Readonly<Record<string, string>> = {
  "index.html": `<h1>Home</h1>${LONG}`,
  "404.html": `<h1>Page Not Found</h1>${LONG}`,
  ...Object.fromEntries(PAGES.map((page) => [`${page}/index.html`, `<h1>${page}</h1>${LONG}`])),
  ...Object.fromEntries(PAGES.map((page) => [`${page}/index.json`, JSON.stringify({ page, LONG })])),
  "docs/intro.md": "# Intro",
  "old/index.html": "leads on",
  "o ld/index.html": "leads on",
  "sw.js": `// ${LONG}`,
  "latest.json": "{}",
  _headers: "headers",
  "google0123.html": "google-site-verification",
  "assets/app-1f2e3d4c.js": `"${LONG}"`,
  "assets/page.0123456789.html": `<h1>Opened alone</h1>${LONG}`,
  "assets/picture.0123456789.png": `\x89PNG${LONG}`,
  "assets/drawing.0123456789.svg": "<svg/>",
  "assets/Größe-日.0123456789.csv": LONG,
  "packs/1f2e3d4c5b6a7980.pack": LONG,
  "packs/objects/1f2e3d4c": JSON.stringify({ LONG }),
  "search/terms/ab12.json": "[]",
  "exports/a.csv": `a,b\n${"1,2\n".repeat(100)}`,
  "exports/b.odd": LONG,
  ".well-known/security.txt": "Contact: none",
  ".well-known/token": "token",
};
const REDIRECTS = [
  { from: "/old", to: "/docs/intro#a" },
  { from: "/o%20ld", to: "/docs/v1.2?x=1#b" },
  { from: "/%22%7B%24uri%7D;'", to: "https://example.org/%24%7B%22%7D" },
  { from: "/far", to: `https://example.org/${"日".repeat(900)}#${"本".repeat(90)}` },
  { from: "/exports/gone.csv", to: "/exports/a.csv" },
  { from: "/assets/gone.0123456789.html", to: "/assets/page.0123456789.html" },
];
const POLICY = {
  inlineScripts: ["sha256-abc="],
  scripts: [],
  images: [],
  connect: ["https://stats.example"],
};
const former = REDIRECTS.map(({ from }) => from.slice(1));
const everyPath = [...PAGES, ...Object.keys(FILES)].map(encodeURI);
/** One of each kind; the long run takes all. */
const spelled = isLong
  ? everyPath
  : [
      ...[
        "docs/intro",
        "docs/v1.2",
        "docs/node.js",
        "docs/%C3%BCber",
        "docs/100%25",
        "",
        "index.html",
        "404.html",
      ],
      ...[
        "docs/intro/index.html",
        "docs/intro/index.json",
        "old/index.html",
        "sw.js",
        "_headers",
        "google0123.html",
      ],
      ...[
        "assets/page.0123456789.html",
        "assets/app-1f2e3d4c.js",
        "packs/objects/1f2e3d4c",
        ".well-known/token",
      ],
    ];
const negotiated = isLong
  ? [...everyPath, ...former, "nowhere", "nowhere.png"]
  : [
      "docs/intro",
      "old",
      "nowhere",
      "nowhere.png",
      "sw.js",
      "latest.json",
      "packs/objects/1f2e3d4c",
      "exports/b.odd",
    ];

describe.skipIf(!canHaveNginx)("nginx, with the snippet of the output,", () => {
  describe.each(["/", "/sub/path/"])("with base %s", (base) => {
    let servers: TwoServers;
    beforeAll(async () => {
      const links = { [LINK]: "a.csv" };
      servers = await serveTwice({ files: FILES, links, base, redirects: REDIRECTS, policy: POLICY });
    });
    afterAll(() => servers?.stop());

    test("answers as preview does, but for what is listed with its reason", async () => {
      const targets = [
        ...[...spelled, ...former].flatMap((path) => spelledTargets(path, base)),
        ...strayTargets(base),
        base + LINK,
      ];
      const requests = [
        ...[...new Set([...targets, ...everyPath.map((path) => base + path)])].map((target) => ({ target })),
        ...negotiated.flatMap((path) => negotiations(base + path)),
        ...["/", "/su", "/sub", "/sub/", "/sub/pathology", "/sub/path", "/elsewhere.png"].map((target) => ({
          target,
        })),
      ];
      const known = knownDifferences(base);
      expect(unexplained(await differences(requests, servers.ports), known)).toEqual([]);
      process.stdout.write(
        `nginx and preview, base ${base}: ${requests.length} requests, and what differs:\n${known.map(({ reason }) => `  ${reason}\n`).join("")}`,
      );
    });

    test("leads on without naming itself, as the browser sees it behind a server in front", async () => {
      for (const [from, to] of [
        ["old?a=b", `${base}docs/intro?a=b#a`],
        ["o%20ld/index.html?a=b", `${base}docs/v1.2?x=1#b`],
        ["exports/gone.csv", `${base}exports/a.csv`],
      ])
        for (const port of [servers.ports.nginx, servers.frontPort]) {
          const headers = { Host: FRONT_HOST };
          const reply = await askRaw(port, { target: base + from, headers });
          expect([reply.status, reply.headers.location]).toEqual([301, to]);
        }
      const folder = await askRaw(servers.frontPort, { target: `${base}docs` });
      expect([folder.status, folder.headers.location]).toEqual([404, undefined]);
    });

    test("packs for a server in front", async () => {
      const request = { target: `${base}docs/intro`, headers: { "Accept-Encoding": "gzip" } };
      const { headers, body } = await askRaw(servers.frontPort, request);
      expect(headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
      expect(String(body)).toBe(FILES["docs/intro/index.html"]);
    });

    test("says not modified by its own tags and times", async () => {
      const target = `${base}docs/intro`;
      for (const coding of ["identity", "gzip"]) {
        const { headers } = await askRaw(servers.ports.nginx, {
          target,
          headers: { "Accept-Encoding": coding },
        });
        for (const condition of [
          { "If-None-Match": headers.etag ?? "" },
          { "If-Modified-Since": headers["last-modified"] ?? "" },
        ]) {
          const again = await askRaw(servers.ports.nginx, {
            target,
            headers: { "Accept-Encoding": coding, ...condition },
          });
          expect([again.status, again.body.length, again.headers.etag]).toEqual([
            304,
            0,
            headers.etag?.replace("W/", ""),
          ]);
          expect(again.headers["content-security-policy"]).toContain("default-src 'none'");
        }
      }
    });
  });

  test("sends the headers that protect with every error of its own", async () => {
    const servers = await serveTwice({ files: FILES, base: "/", redirects: REDIRECTS, policy: POLICY });
    try {
      const port = servers.ports.nginx;
      const replies = await Promise.all([
        askRaw(port, { target: `/${"x".repeat(9000)}` }),
        askRaw(port, { target: "/%" }),
        askRaw(port, { target: "/..//../" }),
        askRaw(port, { target: "/", headers: { "X-Long": "x".repeat(9000) } }),
        askRaw(port, { target: "/", method: "POST", headers: { "Content-Length": "99999999" } }),
        askRaw(port, { target: "/", method: "TRACE" }),
        askRaw(port, { target: "/docs//intro" }),
        askRaw(port, { target: "/docs/./intro" }),
        askRaw(port, { target: "/nowhere" }),
        askRaw(port, { target: "/", headers: { Range: "bytes=99999999-" } }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([414, 400, 400, 400, 413, 405, 404, 404, 404, 416]);
      for (const { headers } of replies) {
        expect(headers.server).toBe("nginx");
        for (const [name, value] of Object.entries(commonHeaders(POLICY)))
          expect(headers[name.toLowerCase()]).toBe(value);
      }
    } finally {
      await servers.stop();
    }
  });

  test("leads on from any address that a browser can ask for, as preview and the page there do", async () => {
    const count = isLong ? 3000 : 300;
    const drawn = fc.sample(fc.tuple(anyAddress, anyTarget), { numRuns: count });
    const redirects = new Map<string, { from: string; to: string; hasCaseVariant: boolean }>();
    const written = new Map<string, string>();
    for (const [address, to] of drawn) {
      const reading = readFormerAddress(address);
      if ("problem" in reading || redirects.has(reading.address) || reading.address === "/") continue;
      redirects.set(reading.address, { from: reading.address, to, hasCaseVariant: false });
      written.set(address, reading.address);
    }
    expect(redirects.size).toBeGreaterThan(count / 3);
    const all = [...redirects.values()];
    const shell = {
      base: "/b/",
      lang: "en",
      dir: "ltr",
      title: "T",
      titleDelimiter: "|",
    } as unknown as SiteShell;
    const pages = new Map(aliasPages(all, shell).map(({ path, bytes }) => [path, String(bytes())]));
    const files = { "index.html": "home", "404.html": "missing", ...Object.fromEntries(pages) };
    const servers = await serveTwice({ files, base: "/b/", redirects: all, policy: POLICY });
    try {
      const targets = [...written.keys(), ...redirects.keys()].map((address) => `/b${address}`);
      const found = await differences(
        targets.map((target) => ({ target })),
        servers.ports,
      );
      expect(
        unexplained(
          found,
          knownDifferences("/b/").filter(({ reason }) => /itself|redirect/.test(reason)),
        ),
      ).toEqual([]);
      for (const address of redirects.keys()) {
        const { status, headers } = await askRaw(servers.ports.nginx, { target: `/b${address}` });
        expect([address, status]).toEqual([address, 301]);
        const page = pages.get(`${decodeURIComponent(address).slice(1)}/index.html`);
        const href = /<a id="to" href="([^"]*)"/.exec(page ?? "")?.[1];
        if (page !== undefined)
          expect(href?.replaceAll("&amp;", "&").replaceAll("&#39;", "'")).toBe(headers.location);
      }
    } finally {
      await servers.stop();
    }
  });

  test("takes 5,000 redirects with long addresses, in the order in which they were written", () => {
    const folder = `/docs/${"section-with-a-long-name/".repeat(10)}`;
    const redirects = Array.from({ length: 5000 }, (_, at) => ({
      from: `${folder}page-${(at * 7919) % 5000}`,
      to: `${folder}new-page#${at}`,
    }));
    const started = performance.now();
    expect(nginxComplaint(nginxSnippet({ redirects }))).toBe("");
    process.stdout.write(`nginx read 5,000 redirects in ${Math.round(performance.now() - started)} ms\n`);
  });

  test("takes the redirects as a map, with the sizes that its first line names", () => {
    const redirects = [...REDIRECTS, { from: `/${"%C3%A9".repeat(49)}`, to: "/docs/intro" }];
    const map = nginxMap(redirects, { base: "/sub/path/" });
    const sizes = /^# In the http block: (.*)\n/.exec(map)?.[1];
    const http = (head: string): string => `${head} map $uri $fairlead_moved { default ""; ${map} }`;
    expect(nginxComplaint("", { http: http(sizes ?? "") })).toBe("");
    expect(nginxComplaint("", { http: http("") })).toContain("map_hash_bucket_size");
  });

  test("reads no directive out of what authors write", () => {
    const hostile = [
      '";}',
      "}",
      "{",
      ";",
      "#",
      "$",
      `${"{a}"}`,
      "\n",
      "\\",
      '\\"',
      "'",
      "`",
      "~ ^/",
      "= /",
      "@x",
      "not_a_directive;",
      '"; not_a_directive; "',
      "\r\nnot_a_directive;",
      "\u202e",
      "%0a",
      "$1$2",
    ];
    const redirects = hostile.flatMap((text, at) => [
      { from: `/a${at}/${encodeURIComponent(text)}`, to: `/docs/${text}` },
      { from: `/b${at}`, to: `https://example.org/?${text}#${text}` },
    ]);
    expect(nginxComplaint(nginxSnippet({ redirects }))).toBe("");
  });
});

const character = fc.oneof(
  fc.constantFrom(..."aZ09-._~!$&'()+,;=@".split("")),
  fc.constantFrom(...' "#%<>?[]^`{|}:*'.split("")),
  fc.constantFrom("é", "日", "e\u0301", "ß", "𝄞", "\u00a0", "\u202e"),
);
/** A part of an address: some characters as they are, others encoded, in either case, also where that is not needed. */
const segment = fc
  .array(fc.tuple(character, fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 12 })
  .map((all) => all.map(([text, encodes, lower]) => asWritten(text, encodes, lower)).join(""));
const anyAddress = fc
  .tuple(
    fc.array(segment, { minLength: 1, maxLength: 4 }),
    fc.constantFrom("", "", ".html", "/index.html", ".csv"),
  )
  .map(([parts, end]) => `/${parts.join("/")}${end}`);
const anyTarget = fc.oneof(
  fc
    .tuple(anyAddress, fc.constantFrom("", "#top", "?a=b", "?a=b#c"))
    .map(([path, end]) => path.replace(/#/g, "") + end),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

function asWritten(text: string, encodes: boolean, lower: boolean): string {
  if (/^[A-Za-z0-9\-._~!$&'()+,;=@]$/.test(text) && !encodes) return text;
  const octets = [...Buffer.from(text)].map((octet) => `%${octet.toString(16).padStart(2, "0")}`).join("");
  return lower ? octets : octets.toUpperCase();
}
