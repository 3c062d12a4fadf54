import type { PinNumber } from "../../domain/wiring/pin-places.ts";
import type { ExportFormat } from "../exported-type.ts";
import { registerExports } from "../exported-type.ts";
import { wireVizConnector, wireVizFile, wireVizText } from "../wireviz.ts";
import type { YamlValue } from "../yaml-text.ts";
import { type CableContent, type End, publishCable } from "./cable-content.ts";

/** Names inside the file; they never clash with each other. */
const names = { first: "X1", second: "X2", cable: "W1" } as const;

/** A cable with its two connectors and every connection. */
const wireViz: ExportFormat<CableContent> = {
  id: "wireviz",
  ending: ".wireviz.yml",
  title: "Cable for WireViz (YAML)",
  write(content, head) {
    const { ends, wires, shield } = content;
    const shieldEnds = [shield?.from, shield?.to];
    return wireVizFile(head, {
      connectors: {
        [names.first]: endOf(
          ends[0],
          wires.map(({ from }) => from),
        ),
        [names.second]: endOf(
          ends[1],
          wires.map(({ to }) => to),
        ),
      },
      cables: { [names.cable]: cableOf(content) },
      connections: [
        [
          { [names.first]: wires.map(({ from }) => from) },
          { [names.cable]: wires.map((_, w) => w + 1) },
          { [names.second]: wires.map(({ to }) => to) },
        ],
        ...shieldConnections(shieldEnds[0], shieldEnds[1]),
      ],
    });
  },
};

function endOf({ title, connector }: End, used: readonly PinNumber[]): YamlValue {
  if (connector === undefined) {
    const pins = [...new Set(used)].sort((a, b) => Number(a) - Number(b) || 0);
    return { type: "open end", pins, notes: wireVizText(title) };
  }
  return { ...(wireVizConnector(connector) as { [key: string]: YamlValue }), notes: wireVizText(title) };
}

/** WireViz knows one gauge of a cable: that of a wire with another one is in its label. */
function wireLabel({ pair, gauge }: CableContent["wires"][number]): string {
  return [...(pair === undefined ? [] : [`pair ${pair}`]), ...(gauge === undefined ? [] : [gauge])].join(
    ", ",
  );
}

function cableOf({ title, wires, gauge, length, shield }: CableContent): YamlValue {
  const labels = wires.map(wireLabel);
  const size = length?.nom ?? length?.max ?? length?.min;
  return {
    ...(gauge === undefined ? {} : { gauge }),
    ...(length === undefined || size === undefined ? {} : { length: `${size} ${length.unit}` }),
    wirecount: wires.length,
    ...(wires.some(({ colour }) => colour !== undefined)
      ? { colors: wires.map(({ colour }) => colour ?? "") }
      : {}),
    ...(labels.some((label) => label !== "") ? { wirelabels: labels } : {}),
    ...(shield === undefined ? {} : { shield: true }),
    notes: wireVizText(title),
  };
}

/** The shield is the wire `s` of a cable; it may be joined at one end only. */
function shieldConnections(from: PinNumber | undefined, to: PinNumber | undefined): YamlValue[] {
  if (from === undefined && to === undefined) return [];
  return [
    [
      ...(from === undefined ? [] : [{ [names.first]: from }]),
      { [names.cable]: "s" },
      ...(to === undefined ? [] : [{ [names.second]: to }]),
    ],
  ];
}

/** The files of a cable. */
export const cableExports = registerExports({
  type: "cable",
  title: "Cables",
  publish: publishCable,
  formats: [wireViz],
});
