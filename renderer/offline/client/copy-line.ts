import { siteBase } from "../../client/addresses.ts";

export interface CopyLine {
  readonly text: string;
  readonly link: string;
  /** Part of the page about the copy that the link leads to. */
  readonly anchor?: string;
  /** Called when the visitor puts the line away. */
  readonly dismissed?: () => void;
}

/** Shows one quiet line at the edge of the page; another one takes its place. */
export function showCopyLine({ text, link, anchor, dismissed }: CopyLine): void {
  document.querySelector(".copy-line")?.remove();
  const line = document.createElement("aside");
  line.className = "copy-line";
  line.ariaLabel = "Copy for reading without a network";
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
  document.body.append(line);
  // A status that is filled after it stands in the page is read out.
  words.append(`${text} `, lead);
}
