import { NAME_LENGTH, type PublishedSearch } from "../../../renderer/shared/search/published.ts";
import { corpora } from "../../../renderer/shared/search/search-data.ts";
import { sha256 } from "../../core/hash.ts";
import type { DeployedSite } from "./deployed-site.ts";

const STATISTICS = "search/statistics.json";

/** The shards of the index and the texts of pages, whose names are the beginnings of their hashes. */
export async function verifySearch(site: DeployedSite): Promise<void> {
  const bytes = await site.get(STATISTICS);
  if (bytes === undefined) return;
  const names = fileNames(bytes);
  if (names === undefined)
    site.tell("deploy-file-differs", STATISTICS, "The file is not what Fairlead writes there.");
  await site.each(names ?? [], async (path) => {
    const file = await site.get(path);
    if (file === undefined) return;
    if (path.includes(`/${sha256(file).slice(0, NAME_LENGTH)}.`)) site.verify(path);
    else site.tell("deploy-file-differs", path, "The file has another hash than its name says.");
  });
}

/** The files that the statistics name; undefined where they are another file. */
function fileNames(bytes: Uint8Array): string[] | undefined {
  try {
    const { corpora: both } = JSON.parse(Buffer.from(bytes).toString("utf8")) as PublishedSearch;
    return corpora.flatMap((name) => [
      ...both[name].shards.map(([, shard]) => `search/terms/${shard}.json`),
      ...(both[name].pages.match(new RegExp(`.{${NAME_LENGTH}}`, "g")) ?? []).map(
        (page) => `search/pages/${page}.json`,
      ),
    ]);
  } catch {
    return undefined;
  }
}
