import { siteBase } from "../../client/addresses.ts";
import { cornerOf } from "./corner.ts";

export interface CopyLine {
  readonly text: string;
  readonly link: string;
  /** Part of the page about the copy that the link leads to. */
  readonly anchor?: string;
  /** Called when the visitor puts the line away. */
  readonly dismissed?: () => void;
}

/** Shows one quiet line in the corner of the page; another one takes its place. */
export function showCopyLine({ text, link, anchor, dismissed }: CopyLine): void {
  document.querySelector(".copy-line")?.remove();
  const line = document.createElement("div");
  line.className = "copy-line copy-notice";
  const words = document.createElement("p");
  words.role = "status";
  const lead = document.createElement("a");
  lead.href = `${siteBase()}offline${anchor === undefined ? "" : `#${anchor}`}`;
  lead.textContent = link;
  lead.addEventListener("click", () => line.remove());
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => {
    line.remove();
    dismissed?.();
  });
  line.append(words, close);
  cornerOf().prepend(line);
  // A status that is filled after it stands in the page is read out.
  words.append(`${text} `, lead);
}
