import { cornerOf } from "./corner.ts";

export interface Newer {
  /** What the press does; it says why where it cannot. */
  readonly load: (say: (text: string) => void) => void;
  /** Address of a list of what has changed, where there is one. */
  readonly changes?: string;
}

let offered: Newer | undefined;
let words: HTMLElement | undefined;

/**
 * Offers a newer version, once until the page is left; nothing happens without a press. A newer copy and a newer worker are
 * one offer: the press does what came last, and either brings the other with it.
 */
export function offerNewer(newer: Newer): void {
  const isFirst = offered === undefined;
  const isLinked = offered?.changes !== undefined;
  offered = { ...offered, ...newer };
  if (isFirst) drawNotice();
  if (offered.changes !== undefined && !isLinked) words?.append(" ", changesLink(offered.changes));
}

function drawNotice(): void {
  const notice = document.createElement("div");
  notice.className = "copy-notice";
  words = document.createElement("p");
  // The region is there before its text, or screen readers would not read it out.
  words.role = "status";
  notice.append(
    words,
    button("Load it", () => offered?.load(sayInstead)),
    button("Not now", () => notice.remove()),
  );
  cornerOf().prepend(notice);
  words.textContent = "A newer version is available.";
}

/** The notice stays, and what it says is read out. */
function sayInstead(text: string): void {
  if (words !== undefined) words.textContent = text;
}

function changesLink(href: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = "What changed";
  return link;
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button";
  made.textContent = label;
  made.addEventListener("click", press);
  return made;
}
