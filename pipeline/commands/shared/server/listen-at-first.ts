import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** The port that `dev` and `preview` serve at where none is named, and how many behind it are tried when it is taken. */
export const USUAL_PORT = 4000;
const TRIED = 20;

/** The port that was named, or the usual one and those behind it. */
export function portsToTry(named: number | undefined): number[] {
  return named === undefined ? Array.from({ length: TRIED }, (_, at) => USUAL_PORT + at) : [named];
}

/**
 * Makes a server listen at the first of some ports that is free, and gives its number. Rejects with the system's error
 * where all of them are taken, or where anything else hinders it.
 */
export async function listenAtFirst(server: Server, ports: readonly number[], host: string): Promise<number> {
  const [port, ...others] = ports;
  try {
    await listen(server, port ?? 0, host);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
    if (!isTaken || others.length === 0) throw error;
    return listenAtFirst(server, others, host);
  }
  return (server.address() as AddressInfo).port;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
