import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import type { LinkIndex } from "../../../../../schema/generated/types.ts";
import { type Answer, answer, type Question, type Site } from "../../../../commands/shared/server/answer.ts";
import { siteOf } from "../../../../commands/shared/server/serve-tree.ts";
import { readSitePolicy } from "../../../../outputs/hosts/site-policy.ts";
import { DeployedTree, type Deployment } from "./deployed-tree.ts";
import { type Fault, isTarget, type Rule, type Target } from "./fault.ts";
import { applyFault, needsPlain, type Sending } from "./faulty-answer.ts";
import { RequestCount, type SeenRequest } from "./request-count.ts";
import { send, Throttle } from "./send.ts";

export interface FaultServerOptions {
  /** Folders of builds by name. The first is served at the start. */
  readonly builds: Readonly<Record<string, string>>;
  readonly base?: string;
}

/** A link that all answers share; both are absent at first. */
export interface Network {
  /** Before each answer, in milliseconds. */
  readonly latency?: number;
  readonly bytesPerSecond?: number;
}

/** A host whose network and deployments can be made to fail. It listens on 127.0.0.1 and never keeps a process alive. */
export class FaultServer {
  readonly requests = new RequestCount();
  readonly base: string;
  network: Network = {};
  #port = 0;
  #server: Server | undefined;
  #rules: Rule[] = [];
  readonly #tree: DeployedTree;
  readonly #sites = new Map<string, Site>();
  readonly #sockets = new Set<Socket>();
  readonly #throttle = new Throttle();

  private constructor({ builds, base = "/" }: FaultServerOptions) {
    this.base = base;
    this.#tree = new DeployedTree(builds);
    for (const [name, folder] of Object.entries(builds)) this.#sites.set(name, readSite(folder, base));
    const [first] = Object.keys(builds);
    if (first === undefined) throw new Error("A fault server needs a build.");
    this.deploy(first);
  }

  static async start(options: FaultServerOptions): Promise<FaultServer> {
    const server = new FaultServer(options);
    await server.start();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Address of the home page, with the base and a final slash. */
  get url(): string {
    return this.origin + this.base;
  }

  /** Listens again, on the port of before. */
  async start(): Promise<void> {
    if (this.#server !== undefined) return;
    const server = createServer((request, response) => void this.#respond(request, response));
    server.on("connection", (socket) => {
      this.#sockets.add(socket);
      socket.unref();
      socket.once("close", () => this.#sockets.delete(socket));
    });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(this.#port, "127.0.0.1", resolve);
    });
    server.unref();
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Cuts every connection and refuses new ones: the most trustworthy "offline". */
  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server === undefined) return;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of this.#sockets) socket.destroy();
    });
  }

  deploy(build: string, { mode = "atomic", keep = true }: Partial<Omit<Deployment, "build">> = {}): void {
    this.#tree.deploy({ build, mode, keep });
  }

  /** From now on; the newest rule about an address wins. `times`: how often, then it is over. */
  fault(target: Target, fault: Fault, times?: number): void {
    this.#rules.unshift({ target, fault, left: times });
  }

  /** Ends all faults, or those about one target. */
  heal(target?: Target): void {
    this.#rules = this.#rules.filter(
      (rule) => target !== undefined && String(rule.target) !== String(target),
    );
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "" } = request;
    const pathname = url.replace(/[?#].*$/s, "");
    const seen: SeenRequest = { method, pathname, url, headers: request.headers, status: 0, bytes: 0 };
    this.requests.add(seen);
    // A connection that breaks is what this server is for.
    response.on("error", () => {});
    const sending = this.#sendingOf({ method, url, headers: request.headers }, pathname);
    const withBody = method !== "HEAD";
    const bytes = await send(response, sending, { withBody, throttle: this.#throttle }).catch(() => 0);
    this.requests.finish(seen, response.headersSent ? response.statusCode : 0, bytes);
  }

  #sendingOf(question: Question, pathname: string): Sending {
    const fault = this.#takeFault(pathname);
    const plainQuestion = fault !== undefined && needsPlain(fault) ? withoutCoding(question) : question;
    const sound = this.#answer(plainQuestion, this.#tree.current, this.#tree);
    const sending =
      fault === undefined
        ? { answer: sound, delay: 0 }
        : applyFault(fault, sound, () => this.#answerOf(plainQuestion, fault));
    const { latency = 0, bytesPerSecond } = this.network;
    return {
      ...(bytesPerSecond === undefined ? {} : { bytesPerSecond }),
      ...sending,
      delay: sending.delay + latency,
    };
  }

  #answerOf(question: Question, fault: Fault): Answer {
    const build = fault.kind === "older" ? fault.build : this.#tree.current;
    return this.#answer(question, build, this.#tree.tree(build));
  }

  #answer(question: Question, build: string, tree: Site["tree"]): Answer {
    const site = this.#sites.get(build);
    if (site === undefined) throw new Error(`There is no build "${build}".`);
    return answer(question, { ...site, tree });
  }

  #takeFault(pathname: string): Fault | undefined {
    const rule = this.#rules.find(({ target, left }) => left !== 0 && isTarget(target, pathname));
    if (rule?.left !== undefined) rule.left -= 1;
    return rule?.fault;
  }
}

function readSite(folder: string, base: string): Site {
  const { aliases } = JSON.parse(readFileSync(join(folder, "links.json"), "utf8")) as LinkIndex;
  const redirects = Object.entries(aliases).map(([from, to]) => ({ from, to }));
  const policy = readSitePolicy(folder);
  return siteOf({ root: folder, base, redirects, ...(policy === undefined ? {} : { policy }) });
}

function withoutCoding(question: Question): Question {
  const { "accept-encoding": _, ...headers } = question.headers;
  return { ...question, headers };
}
