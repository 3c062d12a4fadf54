// Bundles Fairlead's own code where it has changed since it was bundled. Plain JavaScript without imports from npm.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { isFresh } from "./stamp.js";

/** Whether the bundle is up to date, or now is. An installed package has the one that it was packed with. */
export function ensureBundle({ root, isPacked, bundle }) {
  if (isPacked) return true;
  const variant = process.env.FAIRLEAD_CLIENT === "development" ? "development" : "production";
  if (isFresh(root, bundle, variant)) return true;
  process.stderr.write("Fairlead's own code changed; bundling it once ...\n");
  // Its messages go to standard error: standard output may be read by a program.
  const { status } = spawnSync(process.execPath, [join(root, "pipeline", "bin", "bundle.js"), "--if-stale"], {
    stdio: ["ignore", 2, 2],
  });
  return status === 0;
}
