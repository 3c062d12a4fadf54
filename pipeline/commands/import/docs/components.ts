import { escapeRegExp } from "../../../core/text/escape/reg-exp.ts";
import type { ComponentMeanings } from "../../../sources/dialects/dialect.ts";
import type { Plan } from "./plan.ts";

type Meanings = Record<string, ComponentMeanings[string]>;

/** Attributes that hold what readers see above the content of a component. */
const titles = ["title", "caption", "label", "summary", "header"];

/** Attributes that a component without content shows in its place. */
const texts = ["text", "path", "keys"];

/**
 * The meaning for a component of the source: its content, below its title if it has one; one without content
 * is the text that an attribute has, or left out.
 */
export function meaningOf(name: string, plan: Plan): Meanings[string] {
  const dotted = escapeRegExp(name);
  const closed = new RegExp(`</${dotted}\\s*>`);
  const opened = new RegExp(
    `<${dotted}(?=[\\s/>])((?:"[^"]{0,500}"|'[^']{0,500}'|\\{[^{}]{0,500}\\}|[^"'{}>]){0,500})>`,
    "g",
  );
  const given = new Set<string>();
  const tabs = new RegExp(`<${dotted}(?=[\\s/>])[^<>]{0,2000}>\\s*<(?:TabItem|TabPanel|Tab)\\b`);
  let hasContent = false;
  let holdsTabs = false;
  for (const file of plan.values()) {
    if (!("text" in file) || !file.text.includes(`<${name}`)) continue;
    holdsTabs ||= tabs.test(file.text);
    hasContent ||= closed.test(file.text);
    for (const [, attributes = ""] of file.text.matchAll(opened))
      for (const title of [...titles, ...texts])
        if (new RegExp(`\\s${title}=["']`).test(attributes)) given.add(title);
  }
  if (holdsTabs) return { as: "tabs" };
  const title = titles.find((each) => given.has(each));
  const textKey = texts.find((each) => given.has(each));
  if (!hasContent && title === undefined)
    return textKey === undefined ? { as: "nothing" } : { as: "badge", title: textKey };
  return title === undefined ? { as: "content" } : { as: "card", title };
}
