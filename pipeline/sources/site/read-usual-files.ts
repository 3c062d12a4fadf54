import type { Checked } from "../../core/diagnostics.ts";
import { type KnownFiles, readData, type SourceFile } from "../read/read-data.ts";
import { limitsOf } from "../site-config.ts";

/**
 * Reads the data folder within the usual limits; `known` has what was read before. It loads no parser: a command that
 * finds nothing changed needs none.
 */
export function readWithinUsualLimits(data: string, known?: KnownFiles): Checked<SourceFile[]> {
  return readData(data, { ...limitsOf(undefined), known });
}
