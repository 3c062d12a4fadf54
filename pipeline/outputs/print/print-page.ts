import { contentType } from "../../core/http/content-type.ts";
import { type DebugPipe, PrintError } from "./debug-pipe.ts";

interface PageToPrint {
  /** Whole address; links of the PDF are relative to it. */
  readonly url: string;
  /** The document at that address. */
  readonly html: string;
  /** The bytes at another address of the site; undefined: there are no bytes, and the request is refused. */
  readonly read: (pathname: string) => Uint8Array | string | undefined;
}

/** How long a page may take; one takes a second. */
const PATIENCE_MS = 60_000;

/** Prints a document as PDF. It gets the files of the build and nothing else, and no script runs. */
export async function printPage(pipe: DebugPipe, page: PageToPrint): Promise<Buffer> {
  const { targetId } = await pipe.send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = (await pipe.send("Target.attachToTarget", { targetId, flatten: true })) as {
    sessionId: string;
  };
  const send = (method: string, params: object = {}) => pipe.send(method, params, sessionId);
  let loaded = (): void => {};
  const isLoaded = new Promise<void>((resolve) => {
    loaded = resolve;
  });
  const end = pipe.listen((event) => {
    if (event.sessionId !== sessionId) return;
    if (event.method === "Page.loadEventFired") loaded();
    if (event.method === "Fetch.requestPaused")
      void answer(event.params as unknown as Paused, page, send).catch(() => {});
  });
  try {
    await send("Fetch.enable", { patterns: [{ urlPattern: "*" }] });
    await send("Page.enable");
    await send("Emulation.setScriptExecutionDisabled", { value: true });
    await within(
      send("Page.navigate", { url: page.url }).then(() => isLoaded),
      page.url,
    );
    const { data } = await within(send("Page.printToPDF", printing), page.url);
    return Buffer.from(String(data), "base64");
  } finally {
    end();
    await pipe.send("Target.closeTarget", { targetId });
  }
}

const printing = {
  printBackground: true,
  // The style sheet leaves the paper open; the file is A4, in inches.
  preferCSSPageSize: false,
  paperWidth: 8.27,
  paperHeight: 11.69,
  displayHeaderFooter: false,
  // Readers of the PDF hear headings and tables as such.
  generateTaggedPDF: true,
  generateDocumentOutline: true,
};

interface Paused {
  readonly requestId: string;
  readonly request: { readonly url: string };
}

async function answer(
  { requestId, request }: Paused,
  { url, html, read }: PageToPrint,
  send: (method: string, params: object) => Promise<unknown>,
): Promise<void> {
  const wanted = new URL(request.url);
  const isOwn = wanted.origin === new URL(url).origin;
  const found = isOwn ? read(decodeURIComponent(wanted.pathname)) : undefined;
  const bytes = wanted.href === url ? html : found;
  if (bytes === undefined) {
    await send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" });
    return;
  }
  const type = wanted.href === url ? "text/html; charset=utf-8" : contentType(wanted.pathname);
  await send("Fetch.fulfillRequest", {
    requestId,
    responseCode: 200,
    responseHeaders: [{ name: "content-type", value: type }],
    body: Buffer.from(bytes).toString("base64"),
  });
}

async function within<T>(work: Promise<T>, url: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PrintError(`the browser did not print ${url} in ${PATIENCE_MS / 1000} s`)),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
