/** Sheets that the page has, by their text. */
const adopted = new Set<string>();

/**
 * Gives the page a style sheet that came with a script, once: what only scripts draw costs no visitor a byte before the
 * first paint. The policy of the page allows sheets made this way, and no inline styles.
 * @param css text of the sheet, imported with `?inline`; its rules are in `@layer components`
 */
export function addOwnStyle(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
