import { join } from "node:path";
import type { Launch } from "../../../commands/shared/launch.ts";

/** The value that the launcher passes to commands that need no bundle. */
export const testLaunch: Launch = {
  bundle: "",
  manual: "",
  root: join(import.meta.dirname, "../../../.."),
  templates: join(import.meta.dirname, "../../../commands/init/templates"),
  version: "0.0.0",
};
