import { relative, sep } from "node:path";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { systemCode } from "../../sources/read/data-folder.ts";
import { unreadable } from "../../sources/read/read-data.ts";
import { displayPath } from "../shared/display-path.ts";

/** The diagnostic about a file of the data folder that went away while it was used; undefined for any other error. */
export function lostFile(error: unknown, data: string): Diagnostic | undefined {
  const reason = systemCode(error);
  const path = pathOf(error);
  if (reason === undefined || path === undefined) return undefined;
  const isOutside = relative(data, path).split(sep)[0] === "..";
  return isOutside ? undefined : unreadable(displayPath(path), reason);
}

function pathOf(error: unknown): string | undefined {
  const { path } = error as { path?: unknown };
  return typeof path === "string" ? path : undefined;
}
