import { relative, sep } from "node:path";
import { shown } from "../cli/shown.ts";
import type { Diagnostic } from "../diagnostics.ts";
import { systemCode } from "../read/data-folder.ts";
import { unreadable } from "../read/read-data.ts";

/** The diagnostic about a file of the data folder that went away while it was used; undefined for any other error. */
export function lostFile(error: unknown, data: string): Diagnostic | undefined {
  const reason = systemCode(error);
  const path = pathOf(error);
  if (reason === undefined || path === undefined) return undefined;
  const isOutside = relative(data, path).split(sep)[0] === "..";
  return isOutside ? undefined : unreadable(shown(path), reason);
}

function pathOf(error: unknown): string | undefined {
  const { path } = error as { path?: unknown };
  return typeof path === "string" ? path : undefined;
}
