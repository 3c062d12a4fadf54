import { siteBase } from "../../client/addresses.ts";
import { linkTo, openNotice } from "./notice.ts";

interface CopyLine {
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
  const { words, close } = openNotice("copy-line copy-notice", "", [
    "Close",
    (notice) => {
      notice.close();
      dismissed?.();
    },
  ]);
  const lead = linkTo(`${siteBase()}offline${anchor === undefined ? "" : `#${anchor}`}`, link);
  lead.addEventListener("click", close);
  words.append(`${text} `, lead);
}
