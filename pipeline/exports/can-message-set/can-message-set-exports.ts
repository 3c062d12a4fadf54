import { registerExports } from "../exported-type.ts";
import { jsonExport } from "../json-export.ts";
import { canCode } from "./c-code.ts";
import { type CanContent, publishCanMessageSet } from "./can-content.ts";
import { dbc } from "./dbc.ts";

/** The files of a CAN message set. */
export const canMessageSetExports = registerExports({
  type: "can-message-set",
  title: "CAN message sets",
  publish: publishCanMessageSet,
  formats: [dbc, jsonExport<CanContent>("can-message-set-export"), canCode],
});
