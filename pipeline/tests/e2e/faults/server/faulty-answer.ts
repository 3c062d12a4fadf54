import { gunzipSync, gzipSync } from "node:zlib";
import type { Answer } from "../../../../commands/shared/server/answer.ts";
import type { CodingChange, Fault } from "./fault.ts";

/** An answer as a fault leaves it, and how it is sent. */
export interface Sending {
  readonly answer: Answer;
  /** Before the headers, in milliseconds; Infinity: they never come. */
  readonly delay: number;
  /** The event after so many bytes of the body, if there is one. */
  readonly stop?: { readonly after: number; readonly how: "abort" | "end" | "stall" };
  readonly bytesPerSecond?: number;
}

const PORTAL = "<!doctype html><title>Welcome</title><p>Please accept the terms of this network.</p>\n";

/** Whether the fault counts or changes bytes of the plain file: then it is sent without a coding. */
export function needsPlain({ kind }: Fault): boolean {
  return (
    kind === "end" ||
    kind === "flip" ||
    kind === "coding" ||
    kind === "prefix" ||
    kind === "abort" ||
    kind === "stall"
  );
}

/** An answer with a fault. `older` is the answer of the build that the fault names. */
export function applyFault(fault: Fault, answer: Answer, older: () => Answer): Sending {
  const at = { answer, delay: 0 };
  switch (fault.kind) {
    case "status":
      return { ...at, answer: text(fault.status, `Status ${fault.status}.\n`, "text/plain; charset=utf-8") };
    case "abort":
    case "end":
    case "stall":
      return { ...at, stop: { after: fault.after, how: fault.kind } };
    case "no-headers":
      return { ...at, delay: Number.POSITIVE_INFINITY };
    case "delay":
      return { ...at, delay: fault.ms };
    case "slow":
      return { ...at, bytesPerSecond: fault.bytesPerSecond };
    case "flip":
      return { ...at, answer: { ...answer, body: flipped(answer.body, fault.at) } };
    case "redirect":
      return {
        ...at,
        answer: { ...text(fault.status ?? 302, "", "text/plain"), headers: { Location: fault.to } },
      };
    case "html":
      return { ...at, answer: text(200, PORTAL, "text/html; charset=utf-8") };
    case "older":
      return { ...at, answer: older() };
    case "coding":
      return { ...at, answer: recoded(answer, fault.change) };
    case "headers":
      return { ...at, answer: { ...answer, headers: withHeaders(answer.headers, fault.set) } };
    case "prefix":
      return { ...at, answer: { ...answer, body: Buffer.concat([Buffer.from(fault.text), answer.body]) } };
    case "refuse":
      return { ...at, stop: { after: -1, how: "abort" } };
    default:
      return fault satisfies never;
  }
}

function text(status: number, body: string, type: string): Answer {
  return { status, headers: { "Content-Type": type }, body: new TextEncoder().encode(body) };
}

function flipped(body: Uint8Array, at: number): Uint8Array {
  const copy = Uint8Array.from(body);
  const index = Math.min(at, copy.byteLength - 1);
  copy[index] = (copy[index] ?? 0) ^ 1;
  return copy;
}

function recoded(answer: Answer, change: CodingChange): Answer {
  const { "Content-Encoding": _, ...headers } = answer.headers as Record<string, string>;
  const isPacked = answer.body[0] === 0x1f && answer.body[1] === 0x8b;
  const labelled = { ...headers, "Content-Encoding": "gzip" };
  if (change === "wrap") return { ...answer, headers: labelled, body: gzipSync(answer.body) };
  if (change === "label" && isPacked) return { ...answer, headers: labelled };
  if (change === "unpack" && isPacked) return { ...answer, headers, body: gunzipSync(answer.body) };
  return { ...answer, headers };
}

function withHeaders(
  headers: Answer["headers"],
  set: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const all = Object.entries({ ...headers, ...set });
  return Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
