interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): unknown };
}

let policy: { createHTML(html: string): unknown } | undefined;

/** The name that `trusted-types` in the Content-Security-Policy must allow. */
export const HTML_POLICY = "fairlead";

/**
 * HTML that our own pipeline wrote and checked, in the form that a page under `require-trusted-types-for 'script'`
 * accepts. The one door for HTML text in the browser; nothing a visitor typed may pass.
 */
function trustHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return html;
  policy ??= trustedTypes.createPolicy(HTML_POLICY, { createHTML: (text) => text });
  return policy.createHTML(html) as string;
}

/** Replaces the content of an element. */
export function setHtml(element: Element, html: string): void {
  element.innerHTML = trustHtml(html);
}

/** The nodes of a piece of HTML, not yet on the page. */
export function toFragment(html: string): DocumentFragment {
  const template = document.createElement("template");
  setHtml(template, html);
  return template.content;
}
