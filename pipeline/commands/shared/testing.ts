import { join } from "node:path";
import type { Launch } from "./launch.ts";

/** The value that the launcher passes to commands that need no bundle. */
export const testLaunch: Launch = {
  bundle: "",
  manual: "",
  root: join(import.meta.dirname, "../../.."),
  templates: join(import.meta.dirname, "../init/templates"),
  version: "0.0.0",
};
