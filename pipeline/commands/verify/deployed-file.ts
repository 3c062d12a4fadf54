/** Time for one file, headers and body, in milliseconds. */
const DEADLINE_MS = 20_000;
/** Largest file that is read; the largest that usual hosts take. */
const LARGEST = 64 * 1024 * 1024;

/** The answer of a host for an address. */
export interface DeployedFile {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

interface RequestTime {
  /** Time for the file, in milliseconds. */
  readonly deadline?: number | undefined;
  /** Aborted when the whole check ends. */
  readonly end?: AbortSignal;
}

/** Why there is no answer, as the end of a sentence. */
export interface NoAnswer {
  readonly reason: string;
}

/**
 * Asks for a file past all caches. A redirect is an answer of its own and not followed, since a device would not keep
 * what it leads to; but some hosts lead from the address of a folder to the one with a slash, which is the same page.
 */
export async function deployedFile(
  url: string,
  { deadline = DEADLINE_MS, end }: RequestTime = {},
): Promise<DeployedFile | NoAnswer> {
  const tooLate = AbortSignal.timeout(deadline);
  const signal = end === undefined ? tooLate : AbortSignal.any([tooLate, end]);
  const headers = { "cache-control": "no-cache", pragma: "no-cache" };
  const ask = (address: string) => fetch(address, { redirect: "manual", headers, signal });
  try {
    const first = await ask(url);
    const withSlash = addedSlash(url, first);
    if (withSlash !== undefined) await first.body?.cancel();
    const response = withSlash === undefined ? first : await ask(withSlash);
    return { status: response.status, headers: response.headers, bytes: await readBody(response) };
  } catch (error) {
    if (end?.aborted) return { reason: "was not answered when the check ended" };
    if (signal.aborted) return { reason: `was not whole after ${deadline / 1000} s` };
    const { cause, message } = error as Error;
    return { reason: `failed: ${cause instanceof Error ? cause.message : message}` };
  }
}

/** The target of a redirect that adds a slash at the end and nothing else. */
function addedSlash(url: string, { status, headers }: Response): string | undefined {
  const location = headers.get("location");
  if (status < 300 || status > 399 || location === null || !URL.canParse(location, url)) return undefined;
  const target = new URL(location, url).href;
  return target === `${new URL(url).href}/` ? target : undefined;
}

async function readBody({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > LARGEST) throw new Error(`it has more than ${LARGEST} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
