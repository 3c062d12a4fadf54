import { diagnosticAt } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

/** Scripts that are written from right to left, by their codes in ISO 15924. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(
  "Adlm Arab Aran Gara Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" "),
);

/**
 * Languages whose usual script is one of these, by the likely subtags of CLDR 44. They are listed here, because those that
 * a Node knows depend on its version.
 */
const LANGUAGES: ReadonlySet<string> = new Set(
  "aii ar arc azb bal bgn bqi ckb dv fa glk haz he iw ji jpr khw ks lad lki lrc luz mzn nqo pnb prs ps rhg sd sdh skr syr ug ur yi".split(
    " ",
  ),
);

/** A language that is written from right to left is shown so. */
export const contentDirection: Rule = ({ site, config }) => {
  const { lang } = config;
  if (site === undefined || config.dir === "rtl" || !isRightToLeft(lang)) return [];
  return [
    diagnosticAt(site, site.data.dir === undefined ? "/lang" : "/dir", {
      code: "language-direction",
      severity: "warning",
      message: `The language "${lang}" is written from right to left, and pages are laid out from left to right.`,
      hint: "Write dir: rtl.",
    }),
  ];
};

/** Whether the script that a language tag names, or else the usual one of its language, is such a script. */
function isRightToLeft(lang: string): boolean {
  const [language = "", ...parts] = lang.split("-");
  const script = parts.find((part) => /^[a-z]{4}$/i.test(part));
  if (script !== undefined)
    return RIGHT_TO_LEFT.has(`${script.slice(0, 1).toUpperCase()}${script.slice(1).toLowerCase()}`);
  return LANGUAGES.has(language.toLowerCase());
}
