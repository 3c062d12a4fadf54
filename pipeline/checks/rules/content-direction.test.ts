import { expect, test } from "vitest";
import { codes, siteOf } from "../../tests/support/pages/site-of.ts";

const found = async (settings: string): Promise<string[]> => {
  const site = await siteOf({ "site.yaml": `type: site\nschemaVersion: 2\ntitle: Sample\n${settings}\n` });
  return codes(site).filter((code) => code.endsWith("language-direction"));
};

test.each(["ar", "he", "fa", "ur", "ps", "yi", "dv", "ckb", "sd", "ar-EG", "az-Arab", "ku-Arab"])(
  "the language %s without a direction is reported",
  async (lang) => {
    expect(await found(`lang: ${lang}`)).toEqual(["site.yaml:4:7 language-direction"]);
  },
);

test.each([
  "lang: en",
  "lang: ar\ndir: rtl",
  "lang: ur-Latn",
  "lang: ku",
  "lang: az",
  "lang: en-abcdefghij",
  "dir: rtl",
])("%j is not", async (settings) => {
  expect(await found(settings)).toEqual([]);
});

test("a direction that is another one is reported where it is written", async () => {
  expect(await found("lang: he\ndir: ltr")).toEqual(["site.yaml:5:6 language-direction"]);
});
