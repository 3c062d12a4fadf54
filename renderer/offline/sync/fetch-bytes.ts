import { BodyPieces } from "../../shared/offline-format/body-pieces.ts";
import type { Clock, FetchInit, Ports } from "./ports.ts";
import { SyncProblem } from "./problem.ts";

/** How long a server may take until the headers, and for every stretch of a body. Milliseconds. */
const PATIENCE = 15_000;

export interface Wanted {
  /** Below the base path. */
  readonly path: string;
  /** More bytes than this are not read. */
  readonly limit: number;
  readonly cache: FetchInit["cache"];
}

/** The bytes of a file as the browser hands them over. Rejects with a SyncProblem, or with Stopped. */
export async function fetchBytes(ports: Ports, wanted: Wanted): Promise<Uint8Array<ArrayBuffer>> {
  const cut = new AbortController();
  try {
    return await ports.stop.unlessStopped(() => fetchUntil(cut.signal, ports, wanted));
  } finally {
    // Ends what is still on its way, too much of a body for example.
    cut.abort();
  }
}

async function fetchUntil(signal: AbortSignal, ports: Ports, { path, limit, cache }: Wanted) {
  const response = await within(ports.clock, PATIENCE, () =>
    answered(ports.fetch(ports.scope + path, { cache, redirect: "manual", signal })),
  );
  refuse(response);
  return readBody(ports, response, limit);
}

function answered<T>(work: Promise<T>): Promise<T> {
  return work.catch(() => {
    throw new SyncProblem({ kind: "offline" });
  });
}

function refuse({ ok, status, type, redirected, headers }: Response): void {
  const isPage = headers.get("content-type")?.includes("text/html") === true;
  if (type === "opaqueredirect" || redirected || (status >= 300 && status < 400)) {
    throw new SyncProblem({ kind: "own-pages" });
  }
  if (!ok) throw new SyncProblem({ kind: "status", status });
  // None of the objects is a page: pages are stored as records.
  if (isPage) throw new SyncProblem({ kind: "own-pages" });
}

async function readBody(ports: Ports, response: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const body = new BodyPieces(response.body?.getReader());
  let goesOn = true;
  while (goesOn) {
    goesOn = await within(ports.clock, PATIENCE, () => answered(body.readStretch()));
    if (body.length > limit) throw new SyncProblem({ kind: "wrong-bytes" });
  }
  return body.bytes();
}

/** The result of `work`, or the problem `silent` after `ms`. `work` should end what it does at the signal. */
async function within<T>(clock: Clock, ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const working = new AbortController();
  const tooLate = clock.sleep(ms, waiting.signal).then(() => {
    working.abort();
    throw new SyncProblem({ kind: "silent" });
  });
  try {
    return await Promise.race([work(working.signal), tooLate]);
  } finally {
    waiting.abort();
  }
}
