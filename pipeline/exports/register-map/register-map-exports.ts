import { registerExports } from "../exported-type.ts";
import { jsonExport } from "../json-export.ts";
import { cHeader } from "./c-header.ts";
import { publishRegisterMap, type RegisterMapContent } from "./register-map-content.ts";
import { registerMapCsv } from "./register-map-csv.ts";

/** The files of a register map. Without addresses there is no header. */
export const registerMapExports = registerExports({
  type: "register-map",
  title: "Register maps",
  publish: publishRegisterMap,
  formats: [registerMapCsv, cHeader, jsonExport<RegisterMapContent>("register-map-export")],
});
