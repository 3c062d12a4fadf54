import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { EditRequest } from "../../../renderer/shared/compose/edit-form.ts";
import type { Headers } from "../../core/http/response-headers.ts";
import { type EditTools, formOfPage, saveValue } from "./edit/edit-requests.ts";
import { type Guard, refusalOf } from "./edit/request-guard.ts";

/** Bytes of a request: one value and its place. */
const largest = 1_000_000;

/** The endpoint behind the editing form. */
export class EditEndpoint {
  readonly token = randomBytes(24).toString("base64url");

  constructor(
    readonly tools: EditTools,
    /** The browser's side of the form: a module that is part of no site. */
    readonly script: string,
  ) {}

  /** Answers what is asked below `__fairlead/`; false where that is nothing of the form's. */
  async respond(
    path: string,
    request: IncomingMessage,
    { response, port, headers }: { response: ServerResponse; port: number; headers: Headers },
  ): Promise<boolean> {
    if (!["edit-form.js", "form", "edit"].includes(path)) return false;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (path === "edit-form.js") {
      send(response, 200, readFileSync(this.script), "text/javascript; charset=utf-8");
      return true;
    }
    const guard: Guard = { port, token: this.token };
    const refusal = refusalOf({ headers: request.headers, remote: request.socket.remoteAddress }, guard);
    if (refusal !== undefined) sendJson(response, 403, { message: refusal });
    else if (path === "form" && request.method === "GET") this.#form(request, response);
    else if (path === "edit" && request.method === "POST") await this.#save(request, response);
    else sendJson(response, 405, { message: "This is not how the form asks." });
    return true;
  }

  #form(request: IncomingMessage, response: ServerResponse): void {
    const { searchParams } = new URL(request.url ?? "/", "http://localhost");
    const { status, body } = formOfPage(searchParams.get("page") ?? "", this.tools);
    sendJson(response, status, body);
  }

  async #save(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wanted = await readRequest(request);
    if (wanted === undefined) {
      sendJson(response, 400, { message: "The form does not send such a request." });
      return;
    }
    const { status, body } = await saveValue(wanted, this.tools);
    sendJson(response, status, body);
  }
}

/** JSON with four texts, and by its media type: a form of another site could not send that without being asked first. */
async function readRequest(request: IncomingMessage): Promise<EditRequest | undefined> {
  if (request.headers["content-type"] !== "application/json") return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Throws where the page has gone before all of it was sent.
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.byteLength;
      if (length > largest) return undefined;
      chunks.push(chunk);
    }
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    return isRequest(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRequest(value: unknown): value is EditRequest {
  const { file, version, pointer, value: text } = (value ?? {}) as Partial<Record<string, unknown>>;
  return [file, version, pointer, text].every((part) => typeof part === "string");
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, JSON.stringify(body), "application/json");
}

function send(response: ServerResponse, status: number, body: string | Buffer, type: string): void {
  response.writeHead(status, { "Content-Type": type });
  response.end(body);
}
