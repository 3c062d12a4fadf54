import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";

/** A target that leads nowhere: the code and the message of its diagnostic. */
interface DeadTarget {
  readonly code: string;
  readonly message: string;
}

/** The address that marks a link or a picture as dead until `withoutDeadLinks` has seen it. */
const DEAD = '"#" data-dead=""';
const link = new RegExp(`<a\\b([^>]*?) href=${DEAD}([^>]*)>([\\s\\S]*?)</a>`, "g");
const picture = new RegExp(`<img\\b([^>]*?) src=${DEAD}([^>]*)>`, "g");
const rest = new RegExp(` [\\w-]+=${DEAD}`, "g");

/**
 * The address of a dead target, for a slot inside a quoted attribute: what follows is written as the next attribute, which
 * stays open. Where pages are marked, as in `dev` and in a trial, it says what is wrong.
 */
export function deadAddress({ code, message }: DeadTarget, isMarked: boolean): string {
  return isMarked ? `#" data-mistake="${code}" title="${escapeAttribute(message)}` : '#" data-dead="';
}

/** A dead link is its text, and a dead picture its alternative text; an id of either stays a place to link to. */
export function withoutDeadLinks(html: string): string {
  if (!html.includes(DEAD)) return html;
  return html
    .replaceAll(picture, (_, before: string, after: string) => {
      const attributes = `${before}${after}`;
      return textAlone(attributes, / alt="([^"]*)"/.exec(attributes)?.[1] ?? "");
    })
    .replaceAll(link, (_, before: string, after: string, text: string) =>
      textAlone(`${before}${after}`, text),
    )
    .replaceAll(rest, "");
}

function textAlone(attributes: string, text: string): string {
  const [id] = / id="[^"]*"/.exec(attributes) ?? [];
  return id === undefined ? text : `<span${id}>${text}</span>`;
}
