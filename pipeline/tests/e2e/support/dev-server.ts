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
  const server = startDevIn(folder);
  return { folder, data, server, url: await servedAddress(server) };
}

/** Starts `fairlead dev` in a folder with a data folder, which `data` names as a person would; its cache is in the folder. */
export function startDevIn(
  folder: string,
  data = "data",
  env: Readonly<Record<string, string>> = {},
): Running {
  const cache = join(folder, "cache");
  return startFairlead(["dev", "--data", data, "--port", "0", "--cache", cache], { cwd: folder, env });
}

/** Ends a server as systems do, and removes its folder. */
export async function stopDev({ folder, server }: Pick<DevServer, "folder" | "server">): Promise<void> {
  server.child.kill("SIGTERM");
  await endOf(server);
  rmSync(folder, { recursive: true, force: true });
}
