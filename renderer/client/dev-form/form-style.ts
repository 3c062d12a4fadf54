import { BESIDE_EM, PANEL_EM } from "./panel-size.ts";

/** The look of the form. A sheet of its own script, because no style sheet of a site may hold it. */
const css = `
.dev-bar {
  position: sticky; z-index: 55; inset-block-end: 0; display: flex; align-items: center; justify-content: space-between; gap: 1rem;
  padding: 0.375rem var(--gutter, 1rem); background: var(--plate); color: var(--soft); border-block-start: 2px solid var(--ink);
  font: 400 0.8125rem / 1.5 var(--mono, monospace);
}
:root { scroll-padding-block-end: 3.5rem; }
/* The button is in that room, where the browser would scroll the page to show it when it gets the focus. */
.dev-bar button { scroll-margin-block-end: -3.5rem; }
.back-to-top, .analytics-question, .copy-corner { margin-block-end: 3rem; }
@media (width < 80em) { .toc-pane { margin-block-end: 3rem; } }
.dev-bar button, .dev-form-panel button {
  min-block-size: 2.25rem; padding: 0.25rem 0.75rem; font: 600 0.875rem / 1.5 var(--sans, sans-serif); color: var(--ink);
  background: var(--paper, Canvas); border: 1px solid var(--ink); cursor: pointer;
}
.dev-bar button:hover, .dev-form-panel button:hover { border-color: var(--signal); color: var(--signal); }
.dev-form-panel {
  position: fixed; z-index: 65; inset: 0 0 0 auto; inline-size: min(${PANEL_EM}rem, 100vw); overflow: auto; padding: 1rem 1.25rem;
  background: var(--plate); color: var(--ink); border-inline-start: 2px solid var(--ink);
  font: 400 1rem / 1.5 var(--sans, sans-serif);
}
@media (width < ${BESIDE_EM}em) { .dev-form-panel { inset-block-start: var(--dev-overlay-height, 0); } }
@media (width >= ${BESIDE_EM}em) { :root.has-dev-form body { margin-inline-end: ${PANEL_EM}rem; } }
.dev-form-panel h2 { margin: 0; min-inline-size: 0; font-size: 1.25rem; overflow-wrap: anywhere; }
.dev-form-file { margin: 0.25rem 0 0; }
.dev-form-file, .dev-form-panel small { font: 400 0.8125rem / 1.5 var(--mono, monospace); overflow-wrap: anywhere; }
.dev-form-panel [role="status"] { min-block-size: 1.5em; font-weight: 600; }
.dev-form-panel fieldset { margin: 1rem 0 0; padding: 0.5rem 0.75rem; border: 1px solid var(--hairline); }
.dev-form-panel legend { font-weight: 600; overflow-wrap: anywhere; }
.dev-form-field { display: grid; grid-template-columns: 1fr auto; gap: 0.25rem 0.5rem; margin-block: 0.5rem; }
.dev-form-field label, .dev-form-field p, .dev-form-field ul { grid-column: 1 / -1; margin: 0; }
.dev-form-panel input, .dev-form-panel textarea, .dev-form-panel select {
  inline-size: 100%; box-sizing: border-box; padding: 0.375rem 0.5rem; font: inherit; color: inherit;
  background: var(--paper, Canvas); border: 1px solid currentColor;
}
.dev-form-panel [aria-invalid="true"] { border: 2px solid var(--danger); }
.dev-form-help { font-size: 0.875rem; opacity: 0.85; }
.dev-form-problems { padding-inline-start: 1.25rem; color: var(--danger); }
.dev-form-panel [hidden] { display: none; }
.dev-form-head { display: flex; align-items: start; justify-content: space-between; gap: 1rem; }
.dev-form-head button { flex: none; }
@media print { .dev-bar, .dev-form-panel { display: none; } }
`;

/** Gives the page the style of the form, in a way that every content security policy allows. */
export function addStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
