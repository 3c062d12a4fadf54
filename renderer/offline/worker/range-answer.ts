import { byteRange } from "../../shared/compose/byte-range.ts";
import { withDeadline } from "../store/deadlines.ts";

/** How long reading the body of a stored file may take, in milliseconds. */
const BODY_MS = 15_000;

/** The part of a stored file that a request wants: viewers of PDFs and players ask for pieces. */
export async function rangeAnswer(request: Request, whole: Response): Promise<Response> {
  const wanted = request.headers.get("range");
  if (wanted === null) return whole;
  const bytes = await withDeadline(BODY_MS, () => whole.arrayBuffer());
  const range = byteRange(wanted, bytes.byteLength);
  const headers = new Headers(whole.headers);
  headers.set("Accept-Ranges", "bytes");
  if (range === undefined) return new Response(bytes, { headers });
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${bytes.byteLength}`);
    headers.set("Content-Length", "0");
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = range;
  headers.set("Content-Range", `bytes ${first}-${last}/${bytes.byteLength}`);
  headers.set("Content-Length", String(last - first + 1));
  return new Response(bytes.slice(first, last + 1), { status: 206, headers });
}
