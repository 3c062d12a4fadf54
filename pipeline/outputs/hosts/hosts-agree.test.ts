import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, answer } from "../../commands/shared/server/answer.ts";
import { siteOf } from "../../commands/shared/server/serve-tree.ts";
import { contentType } from "../../core/http/content-type.ts";
import { redirectTarget } from "../../core/http/redirect.ts";
import { responseHeaders } from "../../core/http/response-headers.ts";
import { headersFile, redirectsFile } from "./headers-file.ts";
import { nginxSnippet } from "./nginx-snippet.ts";

const FILES = [
  "index.html",
  "404.html",
  "sw.js",
  "latest.json",
  "docs/intro/index.html",
  "docs/intro/index.json",
  "docs/v1.2/index.html",
  "assets/app-1f2e3d4c.js",
  "packs/1f2e3d4c5b6a7980.pack",
  "packs/objects/1f2e3d4c",
  "exports/a.pdf",
];
const POLICY = {
  inlineScripts: ["sha256-abc="],
  scripts: [],
  images: [],
  connect: ["https://stats.example"],
};
const REDIRECTS = [
  { from: "/old", to: "/docs/intro#a" },
  { from: "/away/", to: "https://example.com/$1?x=%20y" },
];
let root = "";

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "fairlead-hosts-"));
  for (const path of FILES) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), path);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

function preview(path: string, base: string): Answer {
  const site = siteOf({ root, base, policy: POLICY, redirects: REDIRECTS });
  return answer({ method: "GET", url: path, headers: {} }, site);
}

describe.each(["/", "/sub/path/"])("with base %s", (base) => {
  test.each(FILES)("_headers sets for %s what the table says", (path) => {
    const { "Content-Type": type, "Cache-Control": cache, ...rest } = responseHeaders(`/${path}`, POLICY);
    const { "Content-Type": named, ...sent } = applyHeadersFile(
      headersFile({ base, policy: POLICY }),
      base + path,
    );
    // Only for files without an ending must the type be set for these hosts.
    expect(named).toBe(path.startsWith("packs/objects/") ? type : undefined);
    // Where the file says nothing, these hosts send "max-age=0, must-revalidate", which means no-cache.
    expect({ "Cache-Control": "no-cache", ...sent }).toEqual({ "Cache-Control": cache, ...rest });
  });

  test("_redirects leads where preview leads", () => {
    const rules = redirectsFile(REDIRECTS, { base }).trim().split("\n");
    expect(rules).toHaveLength(8);
    for (const rule of rules) {
      const [from = "", to, status] = rule.split(" ");
      expect(preview(from, base)).toMatchObject({ status: Number(status), headers: { Location: to } });
    }
  });
});

test("nginx gets the media types of the table", () => {
  const snippet = nginxSnippet({});
  expect(snippet).toMatch(/location \^~ "\/packs\/objects\/" \{[^}]*default_type application\/json;/);
  for (const path of FILES.filter((file) => !file.startsWith("packs/objects/"))) {
    const [type = "", charset] = contentType(path).split("; ");
    expect(snippet).toContain(`  ${type} ${path.slice(path.lastIndexOf(".") + 1)};`);
    const texts = `text/html ${/^ *charset_types (.*);$/m.exec(snippet)?.[1]}`.split(" ");
    expect(texts.includes(type)).toBe(charset !== undefined);
  }
});

test("a target is encoded once and holds no variable", () => {
  expect(redirectTarget({ to: "/docs/a b#ü" }, "/sub/")).toBe("/sub/docs/a%20b#%C3%BC");
  expect(redirectTarget(REDIRECTS[1] ?? { from: "", to: "" }, "/")).toBe("https://example.com/%241?x=%20y");
});

test("the file for hosts reads as follows", () => {
  expect(headersFile({ base: "/sub/" })).toBe(`/sub/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()
/sub/assets/*
  Cache-Control: public, max-age=31536000, immutable
/sub/packs/*
  Cache-Control: public, max-age=31536000, immutable, no-transform
/sub/search/pages/*
  Cache-Control: public, max-age=31536000, immutable
/sub/search/terms/*
  Cache-Control: public, max-age=31536000, immutable
/sub/packs/objects/*
  Content-Type: application/json; charset=utf-8
`);
});

test("the policy forbids what the site does not use", () => {
  expect(responseHeaders("/index.html", POLICY)["Content-Security-Policy"]).toBe(
    "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; img-src 'self'; font-src 'self'; " +
      "media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self' https://stats.example; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  );
});

/** All rules that fit add their lines; a header set twice would be joined by the host, so it is an error here. */
function applyHeadersFile(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let fits = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("/")) fits = path.startsWith(line.replace(/\*$/, ""));
    const [, name = "", value = ""] = /^ {2}(\S+): (.*)$/.exec(line) ?? [];
    if (!fits || name === "") continue;
    expect(headers[name]).toBeUndefined();
    headers[name] = value;
  }
  return headers;
}
