import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Sending } from "./faulty-answer.ts";

/** Bytes that may leave within one step of a throttled connection. */
const STEP_MS = 20;

/** Lets bytes through at a rate that all answers share, as one slow link does. */
export class Throttle {
  #free = 0;

  /** Waits until `bytes` may leave at `bytesPerSecond`. */
  async take(bytes: number, bytesPerSecond: number): Promise<void> {
    const now = performance.now();
    this.#free = Math.max(this.#free, now) + (bytes * 1000) / bytesPerSecond;
    const wait = this.#free - now;
    if (wait > 0) await sleep(wait, undefined, { ref: false });
  }
}

/** Sends an answer as its fault wants; gives the bytes of the body that left. The promise of a stalled one stays open. */
export async function send(
  response: ServerResponse,
  sending: Sending,
  { withBody, throttle }: { withBody: boolean; throttle: Throttle },
): Promise<number> {
  const { answer, delay, stop, bytesPerSecond } = sending;
  if (stop?.how === "abort" && stop.after < 0) {
    response.destroy();
    return 0;
  }
  if (delay === Number.POSITIVE_INFINITY) return await closed(response, 0);
  if (delay > 0) await sleep(delay, undefined, { ref: false });
  if (response.destroyed) return 0;
  const body = withBody && answer.status !== 304 ? answer.body : new Uint8Array();
  const part = stop === undefined ? body : body.subarray(0, stop.after);
  const isCounted = stop?.how !== "end" && answer.status !== 304;
  const length = isCounted ? { "Content-Length": String(answer.body.byteLength) } : {};
  response.writeHead(answer.status, { ...answer.headers, ...length });
  response.flushHeaders();
  await write(response, part, { bytesPerSecond, throttle });
  if (stop?.how === "stall") return await closed(response, part.byteLength);
  if (stop?.how === "abort") await finishAborted(response);
  else response.end();
  return part.byteLength;
}

async function write(
  response: ServerResponse,
  body: Uint8Array,
  { bytesPerSecond, throttle }: { bytesPerSecond: number | undefined; throttle: Throttle },
): Promise<void> {
  if (bytesPerSecond === undefined) {
    if (body.byteLength > 0) response.write(body);
    return;
  }
  const step = Math.max(1, Math.ceil((bytesPerSecond * STEP_MS) / 1000));
  for (let at = 0; at < body.byteLength && !response.destroyed; at += step) {
    const piece = body.subarray(at, at + step);
    await throttle.take(piece.byteLength, bytesPerSecond);
    if (!response.destroyed) response.write(piece);
  }
}

/** The bytes written so far leave before the cut, or the other side sees less than the fault promises. */
async function finishAborted(response: ServerResponse): Promise<void> {
  await sleep(STEP_MS, undefined, { ref: false });
  response.destroy();
}

function closed(response: ServerResponse, bytes: number): Promise<number> {
  return new Promise((resolve) => {
    if (response.destroyed) resolve(bytes);
    else response.once("close", () => resolve(bytes));
  });
}
