import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  /** Looks at a part of the document, before the functions of `commons` are asked of it. */
  setup(root: Element): unknown;
  teardown(): void;
  readonly commons: {
    readonly aria: { getRole(element: Element): string | null };
    readonly dom: { isVisibleToScreenReaders(element: Element): boolean };
    readonly text: { accessibleText(element: Element): string };
  };
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** The rules of axe-core: all of them, or only those whose result another set of colours can change. */
const RULES = {
  all: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  colours: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const;

/**
 * The findings of axe-core against WCAG 2.2 AA and its best practices: one line a finding, an empty list for
 * a good page. It takes the content of a closed `details` for hidden; if the style shows it all the same, as
 * in the sidebar of the docs on wide windows, the element is open while axe looks.
 */
export async function axeFindings(page: Page, rules: keyof typeof RULES = "all"): Promise<string[]> {
  // Evaluated through the browser's own door, so the site's content security policy stays on.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(runAxe, RULES[rules]);
}

/** Runs in a page that has axe-core. */
async function runAxe(runOnly: (typeof RULES)[keyof typeof RULES]): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: Axe };
  const opened = [...document.querySelectorAll("details:not([open])")].filter(({ children: [, content] }) =>
    content?.checkVisibility(),
  );
  for (const details of opened) details.toggleAttribute("open", true);
  const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
  for (const details of opened) details.toggleAttribute("open", false);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = "" }) =>
        `${id}: ${html.slice(0, 160)} ${failureSummary.replace(/\s+/g, " ")}`,
    ),
  );
}

/** The same for drivers that send the source of one function: axe-core comes with the question. */
export const axeInPage = new Function(
  `${source}; return (${runAxe.toString()})(${JSON.stringify(RULES.all)});`,
) as () => Promise<string[]>;

/** Runs in a page that has axe-core: each element with a role by that and its name, and each text, in their order. */
function saidByAxe(): string[] {
  const { axe } = globalThis as unknown as { axe: Axe };
  const { aria, dom, text } = axe.commons;
  // WebKit has the titles of drawings as not displayed, from which axe takes them for hidden.
  const titleOf = (element: Element): string | undefined =>
    element instanceof SVGElement
      ? (element.querySelector(":scope > title")?.textContent ?? undefined)
      : undefined;
  const lines: string[] = [];
  const say = (node: Node): void => {
    if (node instanceof Text) {
      const words = node.data.replace(/\s+/g, " ").trim();
      if (words !== "") lines.push(words);
    } else if (node instanceof SVGTitleElement) {
      lines.push(`title "${node.textContent}"`);
    } else if (node instanceof Element && dom.isVisibleToScreenReaders(node)) {
      const role = aria.getRole(node);
      if (role !== null && role !== "presentation" && role !== "none")
        lines.push(`${role} "${(titleOf(node) ?? text.accessibleText(node)).replace(/\s+/g, " ")}"`);
      for (const child of node.childNodes) say(child);
    }
  };
  axe.setup(document.documentElement);
  say(document.body);
  axe.teardown();
  return lines;
}

/** The accessibility tree of a page, for drivers that send the source of one function. */
export const saidInPage = new Function(`${source}; return (${saidByAxe.toString()})();`) as () => string[];
