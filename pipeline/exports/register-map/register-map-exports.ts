import { registerExports } from "../exported-type.ts";
import { publishRegisterMap } from "./register-map-content.ts";
import { registerMapCsv } from "./register-map-csv.ts";

/** The files of a register map. */
export const registerMapExports = registerExports({
  type: "register-map",
  title: "Register maps",
  publish: publishRegisterMap,
  formats: [registerMapCsv],
});
