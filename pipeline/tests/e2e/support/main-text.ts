import type { Page } from "playwright-core";

/** The text that a reader gets of a page: the same without scripts, with them, and after a navigation. */
export interface Reading {
  readonly title: string;
  readonly headings: readonly string[];
  /** Text of main with single spaces, without buttons: scripts draw them, and without scripts they do nothing. */
  readonly text: string;
}

/** Runs in the browser. */
function read(html: string | undefined): Reading {
  const from = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
  const single = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const main = from.querySelector("main")?.cloneNode(true) as HTMLElement | undefined;
  for (const button of main?.querySelectorAll("button") ?? []) button.remove();
  const headings = [...from.querySelectorAll("h1")].map(({ textContent }) => single(textContent));
  return { title: from.title, headings, text: single(main?.textContent) };
}

/** Reads the page as it is shown. */
export function readPage(page: Page): Promise<Reading> {
  return page.evaluate(read, undefined);
}

/** Reads a file of the output as a browser understands it. */
export function readHtml(page: Page, html: string): Promise<Reading> {
  return page.evaluate(read, html);
}
