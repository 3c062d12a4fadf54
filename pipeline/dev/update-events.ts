import type { ServerResponse } from "node:http";
import type { Diagnostic } from "../diagnostics.ts";

/** A diagnostic, with the address that opens its place in the person's editor. */
export type ShownDiagnostic = Diagnostic & { readonly open?: string };

/** A message to the open pages. */
export type UpdateEvent =
  /** The parts of these pages are new; "all" where the frame stays but many changed. */
  | { readonly type: "pages"; readonly pathnames: readonly string[] | "all" }
  /** What is wrong now; an empty list takes the overlay away. */
  | { readonly type: "diagnostics"; readonly items: readonly ShownDiagnostic[]; readonly text: string }
  /** Values can be edited in the page, by whoever has the token of this run. */
  | { readonly type: "form"; readonly token: string }
  /** The frame of all pages is new. */
  | { readonly type: "shell" };

/** Open pages that listen for updates by Server-Sent Events. */
export class UpdateEvents {
  readonly #listeners = new Set<ServerResponse>();

  /** Keeps a response open and tells it the present state first. */
  listen(response: ServerResponse, present: readonly UpdateEvent[]): void {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    });
    for (const event of present) response.write(message(event));
    this.#listeners.add(response);
    response.once("close", () => this.#listeners.delete(response));
  }

  send(event: UpdateEvent): void {
    for (const response of this.#listeners) response.write(message(event));
  }

  close(): void {
    for (const response of this.#listeners) response.end();
    this.#listeners.clear();
  }
}

function message(event: UpdateEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
