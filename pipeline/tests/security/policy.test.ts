import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { analyticsHosts } from "../../core/http/analytics-hosts.ts";
import { commonHeaders, type SitePolicy } from "../../core/http/response-headers.ts";
import { headersFile } from "../../outputs/hosts/headers-file.ts";
import { nginxSnippet } from "../../outputs/hosts/nginx-snippet.ts";

const inlineScripts = ["sha256-6q1iqSZGWllf1ASr1oW7swBqbZ4ubjaNvFxRbPRoQ7g="];
const plain: SitePolicy = { inlineScripts, scripts: [], images: [], connect: [] };
const counting: SitePolicy = {
  inlineScripts,
  ...analyticsHosts({ type: "site", title: "A", analytics: { measurementId: "G-SAMPLE" } }),
};
/** Above this the evaluator says "perhaps". */
const medium = 30;

/** The findings of the evaluator, the worst first: severity, directive and value. */
function findings(policy: SitePolicy): string[] {
  const text = commonHeaders(policy)["Content-Security-Policy"] ?? "";
  return new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .sort((a, b) => a.severity - b.severity)
    .map(({ severity, directive, value = "" }) => `${severity} ${directive} ${value}`.trim());
}

test("the evaluator finds nothing high or medium in the policy of a site", () => {
  // "Perhaps", because a host might carry scripts of its visitors. A static site carries none.
  expect(findings(plain)).toEqual(["50 script-src 'self'"]);
});

test("a site that counts page views trusts the service that it names, and nothing else changes", () => {
  const added = findings(counting).filter((line) => !findings(plain).includes(line));
  expect(added.filter((line) => !line.endsWith(" https://www.googletagmanager.com"))).toEqual([]);
});

test("the evaluator would find what must not be there", () => {
  const loose = { ...plain, inlineScripts: ["unsafe-inline"], scripts: ["*", "data:"] };
  expect(findings(loose).filter((line) => Number(line.split(" ")[0]) <= medium)).not.toEqual([]);
});

const required: readonly (readonly [header: string, part: string])[] = [
  ["Content-Security-Policy", "default-src 'none'"],
  ["Content-Security-Policy", "require-trusted-types-for 'script'"],
  ["Content-Security-Policy", "frame-ancestors 'none'"],
  ["Content-Security-Policy", "base-uri 'none'"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "geolocation=()"],
  ["Permissions-Policy", "camera=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Strict-Transport-Security", "max-age=63072000"],
];

test.each(required)("%s with %s is sent by both kinds of hosts", (header, part) => {
  const line = (text: string): string | undefined =>
    text.split("\n").find((one) => one.includes(header) && one.includes(part));
  expect(line(headersFile({ policy: plain }))).toBeDefined();
  expect(line(nginxSnippet({ policy: plain }))).toBeDefined();
});

test("no policy allows inline styles, inline scripts or code from text", () => {
  for (const policy of [plain, counting])
    expect(commonHeaders(policy)["Content-Security-Policy"]).not.toMatch(
      /unsafe-|strict-dynamic|data:|blob:|\*(?!\.)/,
    );
});
