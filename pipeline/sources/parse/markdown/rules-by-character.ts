import type { MarkdownIt, StateInline } from "markdown-it";
import { oncePer } from "../../../core/once.ts";
import type { InlineRule } from "./commonmark/inlines/wrap-inline-rule.ts";
import { markCharacters } from "./unread/inline-markup.ts";

/** The characters at which each rule begins. A rule of several is one that looks at them first of all. */
const beginnings: ReadonlyMap<string, string> = new Map([
  ["newline", "\n"],
  ["web_autolink", ":"],
  ["value", "{"],
  ["formula", "$\\"],
  ["escape", "\\"],
  ["backticks", "`"],
  ["strikethrough", "~"],
  ["emphasis", "*_"],
  ["link", "["],
  ["image", "!"],
  ["footnote_inline", "^"],
  ["footnote_ref", "["],
  ["footnote_missing", "["],
  ["unread_link", "[]"],
  ["emoji", ":"],
  ["keys", "+"],
  ["marked_span", "=^~{"],
  ["substituted_span", "{"],
  ["attribute_list", "{"],
  ["icons", ":"],
  ["inline_element", "<"],
  ["unread_mark", markCharacters],
  ["mdx", "<{"],
  ["autolink", "<"],
  ["html_inline", "<"],
  ["entity", "&"],
]);

/** Text is what no rule begins at; of markdown-it's own addresses in running text, ours take the place. */
const unasked: ReadonlySet<string> = new Set(["text", "linkify"]);

/**
 * Asks at each character only the rules that can begin there. markdown-it asks all of them, some twenty, wherever any could
 * begin, and goes through the text between by a function for each character.
 */
export function askByCharacter(md: MarkdownIt): void {
  const { rulesAt, special } = rulesByCharacter(md);
  /** Where the token ends that begins at an offset, as far as looked at, of each text. */
  const skipped = oncePer((_: StateInline) => new Map<number, number>());

  function endOfText(state: StateInline): number {
    special.lastIndex = state.pos;
    return special.test(state.src) ? Math.min(special.lastIndex - 1, state.posMax) : state.posMax;
  }

  md.inline.tokenize = (state) => {
    const { src, posMax: end } = state;
    while (state.pos < end) {
      const rules = rulesAt[src.charCodeAt(state.pos)];
      if (rules === undefined) {
        const from = state.pos;
        state.pos = endOfText(state);
        state.pending += src.slice(from, state.pos);
      } else if (state.level >= md.options.maxNesting || !isTaken(state, rules, false)) {
        state.pending += src[state.pos++];
      }
    }
    if (state.pending) state.pushPending();
  };

  md.inline.skipToken = (state) => {
    const from = state.pos;
    const ends = skipped(state);
    const known = ends.get(from);
    if (known === undefined) {
      skip(state);
      ends.set(from, state.pos);
    } else state.pos = known;
  };

  function skip(state: StateInline): void {
    if (state.level >= md.options.maxNesting) {
      state.pos = state.posMax + 1;
      return;
    }
    const rules = rulesAt[state.src.charCodeAt(state.pos)];
    if (rules === undefined) state.pos = endOfText(state);
    else {
      state.level++;
      if (!isTaken(state, rules, true)) state.pos++;
      state.level--;
    }
  }
}

function isTaken(state: StateInline, rules: readonly InlineRule[], silent: boolean): boolean {
  const from = state.pos;
  for (let index = 0; index < rules.length; index++) {
    if (!rules[index]?.(state, silent)) continue;
    if (state.pos <= from) throw new Error("An inline rule took nothing.");
    return true;
  }
  return false;
}

interface Rules {
  /** By the code of the character; nothing where all is text. */
  readonly rulesAt: readonly (readonly InlineRule[] | undefined)[];
  /** Finds the next of these characters. */
  readonly special: RegExp;
}

function rulesByCharacter(md: MarkdownIt): Rules {
  const rulesAt: InlineRule[][] = [];
  let characters = "";
  for (const { name, fn } of md.inline.ruler.__rules__) {
    if (unasked.has(name)) continue;
    const begins = beginnings.get(name);
    if (begins === undefined) throw new Error(`Nothing says where the inline rule "${name}" begins.`);
    for (const character of begins) {
      const code = character.charCodeAt(0);
      rulesAt[code] = [...(rulesAt[code] ?? []), fn];
      characters += `\\u00${code.toString(16).padStart(2, "0")}`;
    }
  }
  return { rulesAt, special: new RegExp(`[${characters}]`, "g") };
}
