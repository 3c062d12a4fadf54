import type { ExportFormat } from "../exported-type.ts";
import { registerExports } from "../exported-type.ts";
import { wireVizConnector, wireVizFile, wireVizName } from "../wireviz.ts";
import { type ConnectorContent, publishConnector } from "./connector-content.ts";
import { pinCsv } from "./pin-csv.ts";

/** The connector alone, to draw harnesses with. */
const wireViz: ExportFormat<ConnectorContent> = {
  id: "wireviz",
  ending: ".wireviz.yml",
  title: "Connector for WireViz (YAML)",
  write(content, head) {
    const name = wireVizName(content.designator);
    return wireVizFile(head, { connectors: { [name]: wireVizConnector(content) }, connections: [[name]] });
  },
};

/** The files of a connector. */
export const connectorExports = registerExports({
  type: "connector",
  title: "Connectors",
  publish: publishConnector,
  formats: [pinCsv, wireViz],
});
