import type { FILE_FORMATS } from "../shared/options/command-list.ts";
import { importCsv } from "./csv/import-csv.ts";
import { importDbc } from "./import-dbc.ts";
import type { Imported, ImportRequest } from "./imported.ts";
import { importKicad } from "./kicad/import-kicad.ts";
import { lineText } from "./line-text.ts";
import { importSunspec } from "./sunspec/import-sunspec.ts";
import { importSvd } from "./svd/import-svd.ts";

/** Reads the bytes of a file; one that is no such file is a `UsageError`. */
export type FileReader = (bytes: Uint8Array, request: ImportRequest) => Imported;

/** The readers by the words of the command. */
export const formats: Readonly<Record<string, FileReader>> = {
  dbc: (bytes, { product, units, limits, name, id = `${product}-can`, encoding }) =>
    importDbc(bytes, { id, title: lineText(`CAN messages of ${name}`), product, units, limits, encoding }),
  svd: importSvd,
  sunspec: importSunspec,
  csv: importCsv,
  kicad: importKicad,
} satisfies Record<(typeof FILE_FORMATS)[number], FileReader>;
