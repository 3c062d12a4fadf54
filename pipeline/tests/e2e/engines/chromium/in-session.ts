import type { CDPSession } from "playwright-core";
import type { StorageKind } from "../engine.ts";

/** Commands of Chromium's protocol with their parameters and answers, as playwright types them. */
export type Send = CDPSession["send"];

/** The kinds of storage by their names in the protocol. */
export const EVICTED = {
  caches: "cache_storage",
  databases: "indexeddb",
  workers: "service_workers",
} as const satisfies Readonly<Record<StorageKind, string>>;

/** Runs a function in the page of a session; argument and answer are values of JSON. */
export async function evaluateIn<Answer, Argument>(
  send: Send,
  run: (argument: Argument) => Answer | Promise<Answer>,
  argument: Argument | undefined,
): Promise<Answer> {
  const { result, exceptionDetails } = await send("Runtime.evaluate", {
    expression: `(${run.toString()})(...${JSON.stringify(argument === undefined ? [] : [argument])})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails === undefined) return result.value as Answer;
  throw new Error(`In the page: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
}
