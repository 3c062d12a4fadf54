import type {
  DevMessagePage,
  DevMessageShownDiagnostic as ShownDiagnostic,
  DevMessageShownPlace as ShownPlace,
  DevMessage as WrittenMessage,
} from "../../schema/generated/types.ts";
import { isPageData, type LoadedPage } from "./page-data.ts";

export type { ShownDiagnostic, ShownPlace };

/** A message of the server, once its page has been validated. */
export type DevMessage =
  | Exclude<WrittenMessage, DevMessagePage>
  | (Omit<DevMessagePage, "page"> & { readonly page: LoadedPage });

/** Reads a message of the development server; what a newer server says otherwise is ignored. */
export function toDevMessage(text: string): DevMessage | undefined {
  try {
    const value = JSON.parse(text) as DevMessage;
    if (value.type === "shell") return value;
    if (value.type === "form") return typeof value.token === "string" ? value : undefined;
    if (value.type === "diagnostics") return Array.isArray(value.items) ? value : undefined;
    if (value.type === "page") return isPageData(value.page) ? value : undefined;
    return value.type === "pages" && Array.isArray(value.pathnames) && Array.isArray(value.sidebars)
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the shown page is among those that changed. An address without a page is concerned by all: it may exist now. */
export function isConcerned(message: DevMessage & { type: "pages" }, pathname: string | undefined): boolean {
  return pathname === undefined || message.pathnames.includes(pathname);
}

/** Where a mistake is, as editors open it: `docs/intro.md:3:7`. */
export function positionOf({ file, line, column }: ShownPlace): string {
  return [file, line, column].filter((part) => part !== undefined).join(":");
}

/** Identifies a mistake independently of its line, because lines before it may be added or removed. */
export function mistakeOf({ code, file, message, others = [] }: ShownDiagnostic): string {
  return [code, file, message, ...others.map((other) => other.file)].join(" ");
}
