/** A button that wraps long lines; it is there while a line is longer than its block, or wrapped. */
export function wrapButton(code: HTMLElement): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Wrap";
  button.ariaLabel = "Toggle word wrap";
  button.ariaPressed = "false";
  const show = (): void => {
    button.hidden = code.dataset.wrapped === undefined && code.scrollWidth <= code.clientWidth;
  };
  button.addEventListener("click", () => {
    const wrapped = code.toggleAttribute("data-wrapped");
    button.ariaPressed = String(wrapped);
    show();
  });
  show();
  // Called for a change of the width as well: windows, and the sidebar beside the text.
  new ResizeObserver(show).observe(code);
  return button;
}
