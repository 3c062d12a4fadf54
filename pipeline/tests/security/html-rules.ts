import type { ConfigData } from "html-validate";

/** Rules of html-validate that pages need not keep, each with the reason. */
export const rulesOff: Readonly<Record<string, string>> = {
  "doctype-style": "HTML reads the letters of the doctype in either case.",
  "attr-case": "HTML reads names of attributes in either case; React writes dateTime.",
  "void-style": "React closes empty elements with a slash; HTML reads both.",
  "attribute-boolean-style": 'React writes disabled=""; HTML reads both.',
  "attribute-empty-style": 'React writes hidden=""; HTML reads both.',
  "no-redundant-for":
    "A label that holds its control names it too: not all speech software takes the one for the other.",
  "require-sri":
    "Scripts and styles come from the site's own host, and their names hold the hash of their bytes.",
  "tel-non-breaking": "A telephone number stands alone on its line of the contact card.",
  "wcag/h32": "The search page shows what it finds while one types, and Enter opens the first find.",
};

/** How pages are validated. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    ...Object.fromEntries(Object.keys(rulesOff).map((rule) => [rule, "off"])),
    // HTML allows every id without spaces; React writes ids with underscores and colons.
    "valid-id": ["error", { relaxed: true }],
    // A name on a list or figure is read by screen readers, and axe-core finds none that is not.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
};
