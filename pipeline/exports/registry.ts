import { cableExports } from "./cable/cable-exports.ts";
import { canExports } from "./can-message-set/can-exports.ts";
import { connectorExports } from "./connector/connector-exports.ts";
import type { RegisteredType } from "./exported-type.ts";
import { supportExports } from "./message-support/support-exports.ts";
import { registerMapExports } from "./register-map/register-map-exports.ts";
import { protocolExports } from "./serial-protocol/protocol-exports.ts";

/** The record types that are written as files. A room adds its own with one line. */
export const exportedTypes: readonly RegisteredType[] = [
  cableExports,
  canExports,
  connectorExports,
  supportExports,
  registerMapExports,
  protocolExports,
];
