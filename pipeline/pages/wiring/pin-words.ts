import type { ConnectorSource } from "../../../schema/generated/types.ts";

type Pin = ConnectorSource["pins"][number];

/** The direction of a pin as seen from the board. */
export const directionWords: Readonly<Record<Pin["direction"], string>> = {
  in: "in",
  out: "out",
  bidir: "in and out",
  passive: "passive",
  "power-in": "supply in",
  "power-out": "supply out",
  nc: "none",
};
