import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { dataFolders } from "./built-site.ts";
import { endOf, type Running, startFairlead } from "./command.ts";
import { servedAddress } from "./served-address.ts";
import { newFolder } from "./temp-folder.ts";

/** `fairlead dev` at work on a copy of the small fixture. */
export interface DevServer {
  /** Holds `data` and the cache. */
  readonly folder: string;
  readonly data: string;
  readonly server: Running;
  readonly url: string;
}

/** `prepare` changes the data before the server starts. */
export async function startDev(prepare: (data: string) => void = () => {}): Promise<DevServer> {
  const folder = newFolder();
  const data = join(folder, "data");
  cpSync(dataFolders.small, data, { recursive: true });
  prepare(data);
  const server = startFairlead(["dev", "--port", "0", "--cache", join(folder, "cache")], { cwd: folder });
  return { folder, data, server, url: await servedAddress(server) };
}

export async function stopDev({ folder, server }: DevServer): Promise<void> {
  server.child.kill("SIGTERM");
  await endOf(server);
  rmSync(folder, { recursive: true, force: true });
}
