import { diagnosticAt } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

/** Scripts that are written from right to left, by their codes in ISO 15924. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(
  "Adlm Arab Aran Gara Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" "),
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

/** Whether the script of a language tag, or the usual one of its language, is such a script. */
function isRightToLeft(lang: string): boolean {
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(lang).maximize().script ?? "");
  } catch {
    // The tag is well formed by its schema and none by BCP 47, such as one with a part of nine letters.
    return false;
  }
}
