import { EVENT_ID } from "js-yaml";
import { quoted } from "../../../core/text/phrase.ts";
import type { Mistake } from "./mistake.ts";
import type { YamlNode } from "./walk-events.ts";

/**
 * `*alias`, `&anchor` and `!tag`. An alias hides where a value was written and makes small files
 * expand without bound; a tag would let a file choose its own types. Neither is worth its price here.
 */
export function checkProperties({ event, start, end }: YamlNode, source: string): readonly Mistake[] {
  if (event.type === EVENT_ID.ALIAS) return [aliasMistake(source, start, end)];
  const { anchorStart, anchorEnd, tagStart, tagEnd } = event;
  const anchor = anchorStart === -1 ? [] : [anchorMistake(source, anchorStart - 1, anchorEnd)];
  return tagStart === -1 ? anchor : [...anchor, tagMistake(source, tagStart, tagEnd)];
}

/** `*name`: one value written once and used twice, which hides what a file says. */
export function aliasMistake(source: string, start: number, end: number): Mistake {
  const message = `${quoted(source.slice(start, end))} repeats a value from elsewhere in the file; such aliases are not used here.`;
  const hint = "Write the value out, or put text that starts with `*` in quotes.";
  return { code: "yaml-alias", start, end, message, hint };
}

/** `&name`, which an alias would repeat. */
export function anchorMistake(source: string, start: number, end: number): Mistake {
  const message = `${quoted(source.slice(start, end))} marks a value for reuse; such anchors are not used here.`;
  const hint = "Remove the mark, or put text that starts with `&` in quotes.";
  return { code: "yaml-alias", start, end, message, hint };
}

/** `!tag`, which would choose a type that no schema knows. */
export function tagMistake(source: string, start: number, end: number): Mistake {
  const message = `${quoted(source.slice(start, end))} is a type tag; tags are not used here.`;
  const hint = "Remove the tag, or put text that starts with `!` in quotes.";
  return { code: "yaml-tag", start, end, message, hint };
}
