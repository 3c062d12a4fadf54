import { BodyPieces } from "../../shared/offline-format/body-pieces.ts";

/** An answer that came to its end. */
interface WholeAnswer {
  readonly response: Response;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The network has taken a request and not answered in time. */
export class Silence extends Error {
  constructor() {
    super("The network went silent.");
  }
}

/**
 * Fetches and reads to the end. It is given up when the headers or the next thousand bytes of the body took longer than
 * `silence` milliseconds: a slow link may take its time, one that hangs may not.
 */
export async function fetchWhole(request: Request, silence: number): Promise<WholeAnswer> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new Silence()), silence);
  };
  request.signal.addEventListener("abort", () => stop.abort());
  try {
    wait();
    const response = await fetch(new Request(request, { signal: stop.signal }));
    const body = new BodyPieces(response.body?.getReader());
    let goesOn = true;
    while (goesOn) {
      wait();
      goesOn = await body.readStretch();
    }
    return { response, bytes: body.bytes() };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The network's answer as soon as its headers are there; rejects with Silence where they take longer than `ms`. The request
 * is ended then: a browser has six connections to a server, and each that is left to hang is one less for what comes after.
 */
export async function fetchWithin(request: Request, ms: number): Promise<Response> {
  const stop = new AbortController();
  const { signal } = stop;
  const timer = setTimeout(() => stop.abort(new Silence()), ms);
  request.signal.addEventListener("abort", () => stop.abort());
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  // A request of a video that is made anew loses its Range: that one is left to hang.
  const init = request.headers.has("range") ? {} : { signal, referrer: request.referrer };
  try {
    return await Promise.race([fetch(request, init), late]);
  } finally {
    clearTimeout(timer);
  }
}
