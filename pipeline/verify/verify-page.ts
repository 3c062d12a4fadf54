import type { PageData } from "../../schema/generated/types.ts";
import type { DeployedSite } from "./deployed-site.ts";

/** A page and its record: both there, and of one build. With a hash, the record must have it. */
export async function verifyPage(site: DeployedSite, pathname: string, hash?: string): Promise<void> {
  const folder = pathname === "/" ? "" : `${pathname.slice(1)}/`;
  const path = `${folder}index.json`;
  const bytes = await (hash === undefined ? site.get(path) : site.whole(path, hash));
  const html = await site.get(pathname.slice(1), `/${folder}index.html`);
  if (html === undefined || bytes === undefined) return;
  const record = recordOf(bytes);
  if (record === undefined)
    site.tell("deploy-file-differs", path, "The file is not what Fairlead writes there.");
  else if (!Buffer.from(html).includes(`data-record="${record}"`))
    site.tell("deploy-file-differs", pathname.slice(1), "The page is of another build than its record.");
}

/** The hash of a record, which its page carries too; undefined where the bytes are no record. */
function recordOf(bytes: Uint8Array): string | undefined {
  try {
    return (JSON.parse(Buffer.from(bytes).toString("utf8")) as Partial<PageData>).hash;
  } catch {
    return undefined;
  }
}
