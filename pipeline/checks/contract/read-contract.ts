import { readFileSync, type Stats, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { UsageError } from "../../core/usage-error.ts";
import { type Contract, parseContract } from "./contract.ts";

const READABLE = "Let the user who runs this read it.";

export interface ContractLimits {
  /** Milliseconds within which the whole answer must be there. */
  readonly deadline: number;
  /** Bytes that are read at most. */
  readonly largest: number;
}

/** A link index of ten thousand pages has about five million bytes. */
const usualLimits: ContractLimits = { deadline: 30_000, largest: 200_000_000 };

/** The link index of the published site: a file, a folder that has one, or an address. Throws a UsageError. */
export async function readContract(where: string, limits = usualLimits): Promise<Contract> {
  const isAddress = /^https?:\/\//i.test(where);
  const { location, text } = isAddress ? await download(addressOf(where), limits) : readLocal(where);
  const contract = parseContract(text);
  if ("problem" in contract)
    throw new UsageError(
      `${location} cannot be compared with. ${contract.problem}`,
      "Name the links.json that fairlead build has written.",
    );
  return contract;
}

/** `https://example.org/docs/` means the `links.json` in it. */
function addressOf(where: string): string {
  const url = new URL(where);
  if (!url.pathname.endsWith(".json")) url.pathname = `${url.pathname.replace(/\/*$/, "")}/links.json`;
  return url.href;
}

function readLocal(where: string): { location: string; text: string } {
  const path = resolve(where);
  const file = statOf(path)?.isDirectory() === true ? join(path, "links.json") : path;
  if (statOf(file) === undefined)
    throw new UsageError(
      `There is no link index at "${where}".`,
      "Name the links.json of the published site, its folder, or its address.",
    );
  return { location: where, text: textOf(file, where) };

  function statOf(path: string): Stats | undefined {
    try {
      return statSync(path, { throwIfNoEntry: false });
    } catch (error) {
      throw unreadable(where, error);
    }
  }
}

function unreadable(where: string, error: unknown): UsageError {
  const reason = (error as NodeJS.ErrnoException).code;
  return new UsageError(`The link index "${where}" cannot be read (${reason}).`, READABLE);
}

/** The text of a file; a device or a pipe has no end. */
function textOf(file: string, where: string): string {
  try {
    if (statSync(file).isFile()) return readFileSync(file, "utf8");
  } catch (error) {
    throw unreadable(where, error);
  }
  throw new UsageError(`The link index "${where}" is no file.`, "Name the links.json of the published site.");
}

async function download(
  address: string,
  limits: ContractLimits,
): Promise<{ location: string; text: string }> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(limits.deadline) });
    if (!response.ok) throw new Error(`the answer is ${response.status}`);
    return { location: address, text: await readBounded(response, limits.largest) };
  } catch (error) {
    throw new UsageError(
      `The link index ${address} cannot be read: ${reasonOf(error, limits)}.`,
      "Correct the address. Before the first release leave --against out.",
    );
  }
}

/** Stops at the limit, whatever length the answer announces. */
async function readBounded(response: Response, largest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > largest) throw new Error(`it has more than ${largest} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function reasonOf(error: unknown, { deadline }: ContractLimits): string {
  const { cause, name, message } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === "TimeoutError") return `no whole answer within ${deadline / 1000} seconds`;
  return cause?.code ?? cause?.message ?? message;
}
