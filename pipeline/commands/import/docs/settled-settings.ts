import type { DiagnosticCode } from "../../../core/diagnostic-codes.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { escapeRegExp } from "../../../core/text/escape/reg-exp.ts";
import type { ComponentMeanings } from "../../../sources/dialects/dialect.ts";
import { limitBounds } from "../../../sources/limit-bounds.ts";
import { isKnownComponent } from "../../../sources/parse/markdown/components/framing.ts";
import type { Plan } from "./plan.ts";
import type { PlannedSite } from "./planned-site.ts";

const limitNames: Readonly<Partial<Record<DiagnosticCode, keyof typeof limitBounds>>> = {
  "limit-line-length": "lineLength",
  "limit-nesting": "markdownDepth",
  "limit-table-cells": "tableCells",
  "limit-yaml-depth": "yamlDepth",
  "limit-drawing-cost": "drawingCost",
};

/** Mends mistakes of pages by settings of the site: what a component means, and limits. */
export class SettledSettings {
  /** Components that `site.yaml` explains since a former round. */
  readonly #explained = new Set<string>();

  constructor(readonly planned: PlannedSite) {}

  /** Begins a round: components that the settings explain by now are explained already. */
  begin(): void {
    for (const name of Object.keys(this.planned.settings.components)) this.#explained.add(name);
  }

  /** Says in `site.yaml` what a component means. */
  explain(written: string, { code, file, line }: Diagnostic): boolean {
    const name = code === "mdx-not-supported" ? /^<([A-Z][\w.]*)/.exec(written)?.[1] : undefined;
    const { components } = this.planned.settings;
    // A name in angle brackets that nothing closes, such as the place for a name in a command, is a text.
    const page = this.planned.plan.get(file);
    const isClosed = page !== undefined && "text" in page && page.text.includes(`</${name}`);
    if (written === `<${name}>` && !isClosed) return false;
    // A component that is explained already and still reported is no block, and stays as it is written.
    if (name === undefined || this.#explained.has(name) || isKnownComponent(name)) return false;
    if (Object.hasOwn(components, name)) return true;
    const meaning = meaningOf(name, this.planned.plan);
    this.planned.settings = { ...this.planned.settings, components: { ...components, [name]: meaning } };
    const message = `Unknown components are "${meaning.as}" in docs.components of site.yaml: choose their meaning`;
    this.planned.note({ kind: "todo", message, file, line, detail: name });
    return true;
  }

  /** Raises a limit that a page goes beyond, so that the page is whole. */
  raiseLimit({ code, file, line }: Diagnostic): boolean {
    const name = limitNames[code];
    if (name === undefined || this.planned.settings.limits?.[name] !== undefined) return false;
    this.planned.settings = {
      ...this.planned.settings,
      limits: { ...this.planned.settings.limits, [name]: limitBounds[name][1] },
    };
    const message = "Limits that a page goes beyond are raised in site.yaml";
    this.planned.note({ kind: "converted", message, file, line, detail: name });
    return true;
  }
}

type Meanings = Record<string, ComponentMeanings[string]>;

/** Attributes that hold what readers see above the content of a component. */
const titles = ["title", "caption", "label", "summary", "header"];

/** Attributes that a component without content shows in its place. */
const texts = ["text", "path", "keys"];

/**
 * The meaning for a component of the source: its content, below its title if it has one; one without content
 * is the text that an attribute has, or left out.
 */
function meaningOf(name: string, plan: Plan): Meanings[string] {
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
