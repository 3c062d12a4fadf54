import { createRef } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { siteBase } from "../../client/addresses.ts";
import { reportFailure } from "../../client/report.ts";
import { SearchDialog } from "./search-dialog.tsx";

const dialog = createRef<HTMLDialogElement>();

/** Opens the search over the page; on the page that is the search, goes to its field. */
export function openSearch(): void {
  const field = document.querySelector<HTMLInputElement>("main .search-field input");
  if (field !== null) {
    field.focus();
    field.select();
    return;
  }
  if (dialog.current === null) mount();
  if (dialog.current?.open === false) {
    dialog.current.toggleAttribute("data-bar", innerWidth > document.documentElement.clientWidth);
    dialog.current.showModal();
  }
  dialog.current?.querySelector("input")?.select();
}

function mount(): void {
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container, {
    identifierPrefix: "search-dialog",
    onCaughtError: () => {},
    onUncaughtError: (error) => reportFailure({ part: "search", error }),
  });
  flushSync(() => root.render(<SearchDialog dialog={dialog} page={`${siteBase()}search`} />));
}
