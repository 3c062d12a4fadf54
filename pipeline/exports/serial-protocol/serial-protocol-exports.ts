import { registerExports } from "../exported-type.ts";
import { protocolCode } from "./c-code.ts";
import { kaitai } from "./kaitai.ts";
import { publishSerialProtocol } from "./protocol-content.ts";
import { protocolCsv } from "./protocol-csv.ts";

/** The files of a serial protocol. */
export const serialProtocolExports = registerExports({
  type: "serial-protocol",
  title: "Serial protocols",
  publish: publishSerialProtocol,
  formats: [protocolCsv, kaitai("to-device"), kaitai("from-device"), protocolCode],
});
