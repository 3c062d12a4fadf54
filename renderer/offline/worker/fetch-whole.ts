/** An answer that came to its end. */
export interface WholeAnswer {
  readonly response: Response;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Fetches and reads to the end. It is given up when nothing came for `silence` milliseconds, headers or the next piece
 * of the body: a slow link may take its time, one that hangs may not.
 */
export async function fetchWhole(request: Request, silence: number): Promise<WholeAnswer> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new Error("The network went silent.")), silence);
  };
  try {
    wait();
    const response = await fetch(new Request(request, { signal: stop.signal }));
    const pieces: Uint8Array[] = [];
    const reader = response.body?.getReader();
    for (;;) {
      wait();
      const { done = true, value } = (await reader?.read()) ?? {};
      if (done) break;
      if (value !== undefined) pieces.push(value);
    }
    return { response, bytes: joined(pieces) };
  } finally {
    clearTimeout(timer);
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

/** The network has taken a request and not answered in time. */
export class Silence extends Error {}

/** The network's answer as soon as its headers are there; rejects with Silence where they take longer than `ms`. */
export async function fetchWithin(request: Request, ms: number): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence()), ms);
  });
  try {
    return await Promise.race([fetch(request), late]);
  } finally {
    clearTimeout(timer);
  }
}
