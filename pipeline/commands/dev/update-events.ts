import type { ServerResponse } from "node:http";
import type { Diagnostic } from "../../core/diagnostics.ts";
import type { Headers } from "../../core/http/response-headers.ts";

/** A diagnostic, with the lines around its place and the address that opens it in the person's editor. */
export type ShownDiagnostic = Diagnostic & { readonly frame?: string; readonly open?: string } & {
  /** The other places of the same cause. */
  readonly others?: readonly ShownPlace[];
};

/** A place, and the address that opens it in the person's editor. */
export type ShownPlace = Pick<Diagnostic, "file" | "line" | "column"> & { readonly open?: string };

/** A message to the open pages. */
export type UpdateEvent =
  /** The page of this address is new; `page` is its `index.json`. For those who show it. */
  | { readonly type: "page"; readonly pathname: string; readonly page: string }
  /** The parts of these pages, and the trees of these sidebars, are new. */
  | { readonly type: "pages"; readonly pathnames: readonly string[]; readonly sidebars: readonly string[] }
  /** What is wrong now; an empty list takes the overlay away. */
  | { readonly type: "diagnostics"; readonly items: readonly ShownDiagnostic[] }
  /** Values can be edited in the page, by whoever has the token of this run. */
  | { readonly type: "form"; readonly token: string }
  /** The frame of all pages is new. */
  | { readonly type: "shell" };

/** Open pages that listen for updates by Server-Sent Events. */
export class UpdateEvents {
  /** The address of the page that each of them shows. */
  readonly #listeners = new Map<ServerResponse, string>();

  /** Keeps a response open and tells it the present state first. */
  listen(
    response: ServerResponse,
    { shown, headers }: { readonly shown: string; readonly headers: Headers },
    present: readonly UpdateEvent[],
  ): void {
    response.writeHead(200, { ...headers, "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    for (const event of present) response.write(message(event));
    this.#listeners.set(response, shown);
    response.once("close", () => this.#listeners.delete(response));
  }

  /** The addresses of the pages that somebody looks at. */
  shown(): ReadonlySet<string> {
    return new Set(this.#listeners.values());
  }

  send(event: UpdateEvent): void {
    const text = message(event);
    for (const [response, shown] of this.#listeners)
      if (event.type !== "page" || event.pathname === shown) response.write(text);
  }

  close(): void {
    for (const response of this.#listeners.keys()) response.end();
    this.#listeners.clear();
  }
}

function message(event: UpdateEvent): string {
  // The page is JSON already, on one line.
  const json = event.type === "page" ? `{"type":"page","page":${event.page.trim()}}` : JSON.stringify(event);
  return `data: ${json}\n\n`;
}
