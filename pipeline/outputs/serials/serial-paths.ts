import { shardNames, shardPath } from "../../model/serials/serial-paths.ts";
import type { PathProducer } from "../../pages/output-path.ts";

/** The shards of the serial check. */
export const serialPaths: PathProducer = {
  name: "serials",
  paths: ({ serials }) => shardNames(serials.length).map((name) => ({ path: shardPath(name) })),
};
