import type { ServerResponse } from "node:http";
import type { DevMessage, DevMessagePage } from "../../../schema/generated/types.ts";
import type { Headers } from "../../core/http/response-headers.ts";

/** A message to the open pages. The page of an address is the text of its `index.json`, for those who show it. */
export type UpdateEvent =
  | Exclude<DevMessage, DevMessagePage>
  | { readonly type: "page"; readonly pathname: string; readonly page: string };

/** Open pages that listen for updates by Server-Sent Events. */
export class UpdateEvents {
  /** The address of the page that each of them shows. */
  readonly #listeners = new Map<ServerResponse, string>();

  /** Keeps a response open and tells it the present state first. */
  listen(
    response: ServerResponse,
    { openPage, headers }: { readonly openPage: string; readonly headers: Headers },
    present: readonly UpdateEvent[],
  ): void {
    response.writeHead(200, { ...headers, "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    for (const event of present) response.write(message(event));
    this.#listeners.set(response, openPage);
    response.once("close", () => this.#listeners.delete(response));
  }

  /** The addresses of the pages that somebody looks at. */
  openPages(): ReadonlySet<string> {
    return new Set(this.#listeners.values());
  }

  send(event: UpdateEvent): void {
    const text = message(event);
    for (const [response, openPage] of this.#listeners)
      if (event.type !== "page" || event.pathname === openPage) response.write(text);
  }

  close(): void {
    for (const response of this.#listeners.keys()) response.end();
    this.#listeners.clear();
  }
}

/** An event of the stream, as the schema `dev-message` has it. */
export function message(event: UpdateEvent): string {
  // The page is JSON already, on one line.
  const json = event.type === "page" ? `{"type":"page","page":${event.page.trim()}}` : JSON.stringify(event);
  return `data: ${json}\n\n`;
}
