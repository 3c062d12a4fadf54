import { useInsertionEffect } from "react";

/** Sheets that the page has, by their text. */
const adopted = new Set<string>();

/**
 * Gives the page a style sheet that came with the script of an island, before its first paint: what only scripts draw
 * costs no visitor a byte who does not use it. The policy of the page allows sheets made this way, and no inline styles.
 * @param css text of the sheet, imported with `?inline`; its rules stand in `@layer components`
 */
export function useOwnStyle(css: string): void {
  useInsertionEffect(() => {
    if (adopted.has(css)) return;
    adopted.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, [css]);
}
