import type { RegisteredType } from "./exported-type.ts";
import { registerMapExports } from "./register-map/register-map-exports.ts";

/** The record types that are written as files. A room adds its own with one line. */
export const exportedTypes: readonly RegisteredType[] = [registerMapExports];
