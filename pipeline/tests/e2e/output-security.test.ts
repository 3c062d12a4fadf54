import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { htmlRules, rulesOff } from "../security/html-rules.ts";
import { builtSite, type dataFolders } from "./support/built-site.ts";
import { onePageOfEachType } from "./support/page-types.ts";
import { testSite } from "./support/test-site.ts";
import { openWatched, untilStarted } from "./support/watched-page.ts";

const sites = ["fleet", "settings", "catalogue"] as const satisfies readonly (keyof typeof dataFolders)[];

describe.each(sites)("the site %s", (data) => {
  const site = testSite({ data });

  test("keeps its own policy on every page type: no violation, no error, no trouble", async () => {
    const context = await site.newContext();
    const { page, takeTroubles } = await openWatched(context);
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        console.error("policy", violatedDirective, blockedURI),
      );
    });
    const troubles: Record<string, string[]> = {};
    for (const { type, address } of onePageOfEachType(site.out)) {
      const response = await page.goto(site.at(address));
      expect(response?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
      await untilStarted(page);
      const found = takeTroubles().filter((line) => type !== "not-found" || !/status 404|404 \(/.test(line));
      if (found.length > 0) troubles[address] = found;
    }
    expect(troubles).toEqual({});
  });

  test("is valid HTML on every page type", async () => {
    const validator = new HtmlValidate(htmlRules);
    const found: string[] = [];
    for (const { type, address } of onePageOfEachType(site.out)) {
      const file = type === "not-found" ? "404.html" : join(address, "index.html");
      const { results } = await validator.validateString(readFileSync(join(site.out, file), "utf8"), file);
      for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages))
        found.push(`${file}:${line}:${column} ${ruleId} ${message}`);
    }
    expect(found).toEqual([]);
  });

  test("names the makers of every package that it ships", () => {
    const notices = readFileSync(join(site.out, "notices.txt"), "utf8");
    for (const name of ["react", "react-dom", "react-router", "localforage"]) expect(notices).toContain(name);
  });
});

describe("a policy that is broken", () => {
  const site = testSite({ data: "settings" });

  test("is noticed", async () => {
    const { page, takeTroubles } = await site.open("docs/intro");
    await page.evaluate(() => document.body.setAttribute("style", "color: red"));
    await page.evaluate(() => {
      const script = document.createElement("script");
      try {
        script.textContent = "globalThis.ran = true";
      } catch {
        // Trusted Types refuse the text.
      }
      document.body.append(script);
    });
    expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
    expect(takeTroubles().join("\n")).toMatch(/Content Security Policy|TrustedScript/);
  });
});

test("every rule that is off is needed", async () => {
  const strict = new HtmlValidate({ ...htmlRules, rules: {} });
  const broken = new Set<string>();
  for (const data of sites) {
    const out = await builtSite({ data });
    for (const { type, address } of onePageOfEachType(out)) {
      const file = type === "not-found" ? "404.html" : join(address, "index.html");
      const { results } = await strict.validateString(readFileSync(join(out, file), "utf8"), file);
      for (const { ruleId } of results.flatMap(({ messages }) => messages)) broken.add(ruleId);
    }
  }
  expect(Object.keys(rulesOff).filter((rule) => !broken.has(rule))).toEqual([]);
});
