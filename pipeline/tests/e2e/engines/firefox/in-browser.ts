/**
 * Code that runs in the browser itself and not in a page; each text is the body of a function, with
 * `arguments`.
 */

/** Runs in each process that shows pages or runs workers: tells what they say on the console. */
const TELL_CONSOLE = `
  const storage = Cc["@mozilla.org/consoleAPI-storage;1"].getService(Ci.nsIConsoleAPIStorage);
  const everybody = Cc["@mozilla.org/systemprincipal;1"].createInstance(Ci.nsIPrincipal);
  storage.addLogEventListener((subject) => {
    const { level, filename, arguments: parts } = subject.wrappedJSObject ?? subject;
    if (!["error", "warn", "assert"].includes(level) || /^(?:chrome|resource|moz-extension):/.test(filename)) return;
    Services.cpmm.sendAsyncMessage("fairlead:console", level + ": " + parts.map(String).join(" "));
  }, everybody);`;

/** Collects from now on what goes wrong in pages and in workers of sites on this machine. */
const WATCH_TROUBLE = `
  const trouble = [];
  const isOurs = (source) => String(source).startsWith("http://127.0.0.1");
  Services.console.registerListener({ observe(message) {
    if (!(message instanceof Ci.nsIScriptError) || !isOurs(message.sourceName)) return;
    const kind = message.flags & Ci.nsIScriptError.warningFlag ? "warning" : "uncaught";
    trouble.push(kind + ": " + message.category + ": " + message.errorMessage);
  } });
  Services.ppmm.addMessageListener("fairlead:console", ({ data }) => trouble.push(data));
  const script = "data:application/javascript," + encodeURIComponent(${JSON.stringify(TELL_CONSOLE)});
  Services.ppmm.loadProcessScript(script, true);`;

/** Keeps the bytes of the last document by its address, from the network or from a worker, as they come in. */
const WATCH_DOCUMENTS = `
  const documents = new Map();
  const codingOf = (channel) => {
    try {
      return channel.getResponseHeader("content-encoding");
    } catch {
      return "";
    }
  };
  const listen = (channel) => {
    const parts = [];
    const copy = (stream, count) => {
      const input = Cc["@mozilla.org/binaryinputstream;1"].createInstance(Ci.nsIBinaryInputStream);
      input.setInputStream(stream);
      const bytes = input.readBytes(count);
      parts.push(bytes);
      const again = Cc["@mozilla.org/io/string-input-stream;1"].createInstance(Ci.nsIStringInputStream);
      again.setByteStringData(bytes);
      return again;
    };
    const next = channel.setNewListener({
      QueryInterface: ChromeUtils.generateQI(["nsIStreamListener", "nsIRequestObserver"]),
      onStartRequest: (request) => next.onStartRequest(request),
      onDataAvailable: (request, stream, offset, count) =>
        next.onDataAvailable(request, copy(stream, count), offset, count),
      onStopRequest: (request, status) => {
        documents.set(channel.URI.spec, { bytes: parts.join(""), coding: codingOf(channel) });
        next.onStopRequest(request, status);
      },
    });
  };
  const topics = ["http-on-examine-response", "http-on-examine-cached-response", "service-worker-synthesized-response"];
  for (const topic of topics)
    Services.obs.addObserver((subject) => {
      const channel = subject.QueryInterface(Ci.nsIHttpChannel);
      if (channel.loadInfo.externalContentPolicyType !== Ci.nsIContentPolicy.TYPE_DOCUMENT) return;
      listen(channel.QueryInterface(Ci.nsITraceableChannel));
    }, topic);`;

/** Begins to watch; done once a start of the browser. */
export const WATCH = `${WATCH_TROUBLE}${WATCH_DOCUMENTS}
  window.fairleadTests = { trouble, documents };`;

export const TAKE_TROUBLE = `return window.fairleadTests.trouble.splice(0);`;

/** The document that the shown tab has received, as the bytes of a string, with their coding. */
export const SOURCE = `
  const { documents } = window.fairleadTests;
  return documents.get(gBrowser.selectedBrowser.currentURI.specIgnoringRef) ?? null;`;

/** The window cannot be narrow; the element that shows the page is made as large as the viewport is to be. */
export const RESIZE = `
  const [width, height] = arguments;
  const { style } = gBrowser.selectedBrowser;
  for (const [side, size] of [["width", width], ["height", height]])
    for (const bound of ["min-", "max-", ""]) style.setProperty(bound + side, size + "px", "important");`;

export const SET_SCHEME = `gBrowser.selectedBrowser.browsingContext.top.prefersColorSchemeOverride = arguments[0];`;

/** This machine's own servers are out of reach too, and no connection to them is kept. */
export const SET_OFFLINE = `
  Services.prefs.setBoolPref("network.disable-localhost-when-offline", true);
  Services.io.offline = arguments[0];
  Services.obs.notifyObservers(null, "net:prune-all-connections");`;

const REGISTRATIONS = `
  const manager = Cc["@mozilla.org/serviceworkers/manager;1"].getService(Ci.nsIServiceWorkerManager);
  const list = manager.getAllRegistrations();
  const registrations = [];
  for (let at = 0; at < list.length; at++)
    registrations.push(list.queryElementAt(at, Ci.nsIServiceWorkerRegistrationInfo));`;

/** Ends the workers, as the browser does when they are idle. */
export const STOP_WORKERS = `${REGISTRATIONS}
  const workers = registrations.flatMap((one) => [one.installingWorker, one.waitingWorker, one.activeWorker]);
  await Promise.all(workers.map((worker) => worker?.terminateWorker()));`;

/** Throws away kinds of storage of the shown page's origin. */
export const CLEAR = `${REGISTRATIONS}
  const principal = gBrowser.selectedBrowser.contentPrincipal;
  const asked = (request) => new Promise((done) => { request.callback = () => done(); });
  const clients = { caches: "cache", databases: "idb" };
  for (const kind of arguments[0]) {
    if (kind in clients) await asked(Services.qms.clearStoragesForClient(principal, clients[kind]));
    else for (const { principal: owner, scope } of registrations)
      if (owner.equals(principal))
        await new Promise((done) => {
          manager.unregister(owner, { unregisterSucceeded: done, unregisterFailed: done }, scope);
        });
  }`;
