import { cornerOf } from "./corner.ts";

interface Notice {
  /** Filled after it has been added to the page: only then it is announced. */
  readonly words: HTMLElement;
  close(): void;
}

/** The label and the action of a button. */
type Press = readonly [label: string, press: (notice: Notice) => void];

/** Opens a notice without words in the corner of the page, above what is there. */
export function openNotice(className: string, buttonClass: string, ...presses: readonly Press[]): Notice {
  const box = document.createElement("div");
  box.className = className;
  const words = document.createElement("p");
  words.role = "status";
  const notice: Notice = { words, close: () => box.remove() };
  box.append(
    words,
    ...presses.map(([label, press]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = buttonClass;
      button.textContent = label;
      button.addEventListener("click", () => press(notice));
      return button;
    }),
  );
  cornerOf().prepend(box);
  return notice;
}

/** A link of a notice. */
export function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = text;
  return link;
}
