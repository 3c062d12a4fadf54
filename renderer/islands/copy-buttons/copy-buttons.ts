import { codeCopy } from "../code-copy/code-copy.ts";
import { tableCopy } from "../table-copy/table-copy.ts";
import { addNews } from "./copy-button.ts";

/** Adds the buttons that copy: code, and tables as CSV. Without scripts there are none, because they could do nothing. */
export function copyButtons(main: HTMLElement): void {
  addNews();
  codeCopy(main);
  tableCopy(main);
}
