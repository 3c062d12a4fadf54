import { linkTo, openNotice } from "./notice.ts";

interface Newer {
  /** Called when the button is pressed; on failure it calls `say` with the reason. */
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
  if (offered.changes !== undefined && !isLinked) words?.append(" ", linkTo(offered.changes, "What changed"));
}

function drawNotice(): void {
  words = openNotice(
    "copy-notice",
    "button",
    ["Load it", () => offered?.load(sayInstead)],
    ["Not now", ({ close }) => close()],
  ).words;
  words.textContent = "A newer version is available.";
}

/** The notice stays, and what it says is read out. */
function sayInstead(text: string): void {
  if (words !== undefined) words.textContent = text;
}
