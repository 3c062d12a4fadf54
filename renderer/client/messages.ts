interface Message {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly button: string;
  readonly press: () => void;
}

/** A message in the place of a page's text. */
export function messageFragment({ heading, lines, button, press }: Message): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const control = withText("button", button);
  control.type = "button";
  control.className = "button";
  control.addEventListener("click", press);
  fragment.append(withText("h1", heading), ...lines.map((line) => withText("p", line)), control);
  return fragment;
}

function withText<K extends keyof HTMLElementTagNameMap>(name: K, text: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** The messages of an error and of those that caused it. */
export function errorLines(error: unknown): string[] {
  const lines: string[] = [];
  for (
    let at: unknown = error;
    at !== undefined && lines.length < 8;
    at = at instanceof Error ? at.cause : undefined
  ) {
    const text = at instanceof Error ? at.message : String(at);
    lines.push(lines.length === 0 ? text : `Cause: ${text}`);
  }
  return lines;
}
