/** Makes an element with properties and text; never with markup. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  text?: string,
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties);
  if (text !== undefined) element.textContent = text;
  return element;
}
