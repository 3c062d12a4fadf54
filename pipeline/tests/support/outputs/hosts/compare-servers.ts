import { createHash } from "node:crypto";
import { append } from "../../../../core/append.ts";
import { askRaw, type RawReply, type RawRequest } from "./raw-request.ts";

/** A difference between the answers of two servers to one request. */
export interface Difference {
  readonly request: RawRequest;
  /** `status`, `body` or the name of a header. */
  readonly field: string;
  /** Both statuses: `404`, or `400 404` where they differ, that of nginx first. */
  readonly replies: string;
  readonly nginx: string | undefined;
  readonly preview: string | undefined;
}

/** A difference that stays, and why. */
export interface KnownDifference {
  readonly reason: string;
  readonly covers: (difference: Difference) => boolean;
}

interface Ports {
  readonly nginx: number;
  readonly preview: number;
}

/** Headers of the connection, or of the moment: they do not belong to the answer. */
const OF_CONNECTION = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

/** Asks both servers, some requests at a time, and gives what differs. */
export async function differences(requests: readonly RawRequest[], ports: Ports): Promise<Difference[]> {
  const found: Difference[] = [];
  const left = [...requests];
  const work = async (): Promise<void> => {
    for (let request = left.pop(); request !== undefined; request = left.pop())
      append(found, await compare(request, ports));
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return found;
}

async function compare(request: RawRequest, ports: Ports): Promise<Difference[]> {
  const [nginx, preview] = await Promise.all([askRaw(ports.nginx, request), askRaw(ports.preview, request)]);
  const [a, b] = [fieldsOf(nginx), fieldsOf(preview)];
  const replies = nginx.status === preview.status ? a.status : `${a.status} ${b.status}`;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((field) => a[field] !== b[field])
    .map((field) => ({ request, field, replies: replies ?? "", nginx: a[field], preview: b[field] }));
}

function fieldsOf({ status, headers, body }: RawReply): Record<string, string> {
  const fields: Record<string, string> = { status: String(status), body: textOf(body) };
  for (const [name, value] of Object.entries(headers)) {
    if (OF_CONNECTION.has(name)) continue;
    // Both name the bytes by a tag that the other cannot know, and packed bytes have a length of their own.
    if (name === "etag") fields.etag = "a tag";
    else if (name !== "content-length" || headers["content-encoding"] === undefined) fields[name] = value;
  }
  return fields;
}

function textOf(body: Buffer): string {
  const text = body.toString("utf8");
  return body.length < 200 ? text : `${body.length} bytes ${createHash("sha256").update(body).digest("hex")}`;
}

/** Removes the known differences; each must still be there, else it is reported as a fault too. */
export function unexplained(found: readonly Difference[], known: readonly KnownDifference[]): string[] {
  const used = new Set<KnownDifference>();
  const faults = found.filter((difference) => {
    const reason = known.find(({ covers }) => covers(difference));
    if (reason !== undefined) used.add(reason);
    return reason === undefined;
  });
  return [
    ...faults.map(differenceText),
    ...known.filter((one) => !used.has(one)).map(({ reason }) => `No request shows any more: ${reason}`),
  ];
}

function differenceText({ request, field, nginx, preview }: Difference): string {
  const { target, method = "GET", headers } = request;
  const requestText = `${method} ${target.slice(0, 200)}${headers === undefined ? "" : ` ${JSON.stringify(headers)}`}`;
  return `${requestText}: ${field} is ${JSON.stringify(nginx)} of nginx and ${JSON.stringify(preview)} of preview`;
}
