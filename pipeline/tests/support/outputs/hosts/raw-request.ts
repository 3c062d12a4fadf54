import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** A request as it goes over the wire: nothing tidies its target. */
export interface RawRequest {
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface RawReply {
  readonly status: number;
  /** Names in lower case; what is sent twice is joined by a line. */
  readonly headers: Readonly<Record<string, string>>;
  /** As a browser has it: unpacked, chunks joined. */
  readonly body: Buffer;
}

/** Guard against a server that never answers (milliseconds). */
const PATIENCE_MS = 60_000;

/** Asks a server on this machine over a connection of its own. */
export function askRaw(port: number, request: RawRequest): Promise<RawReply> {
  const { target, method = "GET", headers = {}, body = "" } = request;
  const lines = Object.entries({ Host: "localhost", Connection: "close", ...headers });
  const head = `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(head + body, "latin1")));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error(`No answer to ${method} ${target}.`)));
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      // A server that refuses a body waits for it a while before it ends the connection.
      if (isWhole(Buffer.concat(chunks))) socket.destroy();
    });
    socket.on("error", reject);
    socket.on("close", () => {
      try {
        resolve(parseReply(Buffer.concat(chunks)));
      } catch (error) {
        reject(new Error(`The answer to ${method} ${target.slice(0, 200)} is no HTTP.`, { cause: error }));
      }
    });
  });
}

/** Whether all is there that the header of a body with a length has promised. */
function isWhole(bytes: Buffer): boolean {
  const end = bytes.indexOf("\r\n\r\n");
  const length = /^content-length: (\d+)\r$/im.exec(bytes.toString("latin1", 0, end + 1))?.[1];
  return end > 0 && length !== undefined && bytes.length >= end + 4 + Number(length);
}

function parseReply(bytes: Buffer): RawReply {
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}\n${value}`;
  }
  const rest = bytes.subarray(end + 4);
  const whole = headers["transfer-encoding"] === "chunked" ? joined(rest) : rest;
  return { status: Number(first.split(" ")[1]), headers, body: unpacked(whole, headers["content-encoding"]) };
}

function joined(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const line = bytes.indexOf("\r\n", at);
    const size = Number.parseInt(bytes.toString("latin1", at, line), 16);
    if (!(size > 0)) break;
    chunks.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(chunks);
}

/** HEAD has the header of a packing and no body. */
function unpacked(body: Buffer, coding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (coding === "gzip") return gunzipSync(body);
  return coding === "br" ? brotliDecompressSync(body) : body;
}
