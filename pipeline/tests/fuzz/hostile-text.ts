import { pick } from "../fixtures/random.ts";

/** Pieces of text that some grammar of the output takes for more than text. */
const pieces = [
  ...[
    "]]>",
    "<!--",
    "-->",

    "</title>",
    "<b>",
    "&amp;",
    "&#0;",
    "'",
    '"',
    "`",
    "\\",
    "\\n",
    "$&",
    "$1",
  ],
  ...[
    "*/",
    "/*",
    "??/",
    "//",
    "#",
    "# ",
    ": ",
    "- ",
    "| ",
    "{",
    "}",
    "{x}",
    "%",
    "%2e",
    "%s",
    "=1+1",
    "@x",
    "+1",
    "~",
  ],
  ...[
    "_a_",
    "**",
    "[",
    "![",
    "](",
    ")",
    "(",
    ";",
    ",",
    "\u00a0",
    "\u200b",
    "\u202e",

    "\u0085",
  ],
  ...[
    "é",
    "e\u0301",
    "板",
    "Ω",
    "µ",
    "ß",
    "İ",
    "😀",
    "👩‍🔧",
    "مرحبا",
    "हिन्दी",
    "Word",
    "two words",
    "12 V",
    ".",
  ],
];
/** Characters that hardly any grammar can hold; YAML holds them as escapes. */
const controls = [
  "\u2028",
  "\u2029",
  "\u0000",
  "\u0001",
  "\u001b",
  "\u007f",
  "\ufffe",
  "\uffff",
  "\ud800",
  "\t",
  "\r",
  "\n",
];

/** A text in double quotes of YAML: characters outside ASCII are written as escapes. */
export function yamlText(text: string): string {
  return JSON.stringify(text).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** One line of text, at most `length` long, that begins and ends with a letter. */
export function hostileText(random: () => number, length = 60): string {
  const count = 1 + Math.floor(random() * 6);
  const words = Array.from({ length: count }, () => pick(random() < 0.005 ? controls : pieces, random));
  return `A${words.join(random() < 0.5 ? "" : " ")}`.slice(0, length - 1).concat("Z");
}
