import { codeCopy } from "../code-copy/code-copy.ts";
import { tableCopy } from "../table-copy/table-copy.ts";
import { addNews } from "./copy-button.ts";

/**
 * Adds the buttons that copy code, and tables as CSV. Only scripts add them, because they could do nothing without
 * scripts.
 */
export function copyButtons(main: HTMLElement): void {
  addNews();
  codeCopy(main);
  tableCopy(main);
}
