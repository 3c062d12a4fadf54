import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { tempFolder } from "../support/temp-folder.ts";
import { FaultServer, type FaultServerOptions } from "./server/fault-server.ts";

/** A folder that a host could serve: the given files beside the two that describe a site. */
export function writeBuild(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = tempFolder();
  for (const [path, content] of Object.entries({ "links.json": '{"aliases":{}}', _headers: "", ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** A fault server that stops with the test that started it. */
export async function startFaultServer(options: FaultServerOptions): Promise<FaultServer> {
  const server = await FaultServer.start(options);
  onTestFinished(() => server.kill());
  return server;
}

/** Whether faults are tried that are left out of every change's tests: they take too long. */
export const isLong = process.env.FAIRLEAD_LONG === "1";
