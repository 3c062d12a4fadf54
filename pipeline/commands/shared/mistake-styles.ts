import { hashOf } from "../../core/hash.ts";
import type { OutputFile } from "../../write/tree-plan.ts";

const PATH = "mistakes.css";

const styles = `.mistakes {
  margin-block: 1rem;
  padding: 0.75rem 1rem;
  border: 2px solid light-dark(#a4262c, #ff9a8f);
  border-radius: 4px;
  background: light-dark(#fdf1f0, #351c1c);
  color: light-dark(#3b1214, #ffe3df);
  font-size: 0.875rem;
}
.mistakes ol { margin: 0; padding-inline-start: 1.25rem; }
.mistakes li + li { margin-block-start: 0.5rem; }
.mistakes code { overflow-wrap: anywhere; color: inherit; background: none; border: 0; padding: 0; }
.mistakes :target, .mistakes li:target { outline: 2px solid currentcolor; outline-offset: 4px; }
.mistakes .mistake-hint { display: block; opacity: 0.85; }
[data-mistake] { outline: 2px dashed light-dark(#a4262c, #ff9a8f); outline-offset: 2px; }
a[data-mistake] { text-decoration: line-through; }
img[data-mistake] { display: inline-block; min-inline-size: 6rem; min-block-size: 2rem; }
:root { color-scheme: light dark; }
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
`;

/** How mistakes look on the pages of a trial and of `dev`, in a file of its own: a release has nothing of it. */
export const mistakeStyles: OutputFile = { path: PATH, key: hashOf(styles), bytes: () => styles };

/** The additions to the heads of such pages: no search engine lists them. */
export function mistakeHead(base: string): string {
  return `<meta name="robots" content="noindex"><link rel="stylesheet" href="${base}${PATH}">`;
}
