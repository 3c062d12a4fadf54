import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { RenderResult } from "@viz-js/viz";
import { packageFile } from "../../../../core/package-file.ts";

/** A text, since the file of a thread would be one more entry of the bundle. */
const script = `
const { parentPort, workerData: { graphviz, port, answered } } = require("node:worker_threads");
const ready = require(graphviz).instance();
ready.then(() => parentPort.postMessage("ready"));
port.on("message", async ([source, options]) => {
  const viz = await ready;
  let answer;
  try {
    answer = viz.render(source, options);
  } catch {
    answer = "crashed";
  }
  port.postMessage(answer);
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
});
`;

const options = {
  format: "svg",
  graphAttributes: { bgcolor: "transparent" },
  nodeAttributes: { fontname: "Helvetica" },
  edgeAttributes: { fontname: "Helvetica" },
};

/**
 * Graphviz in a thread of its own, for which the caller waits. There is no telling from a source how long its layout
 * takes, and nested clusters end the program itself: a thread can be ended, and leaves the others as they were.
 */
export class GraphvizThread {
  readonly #answered = new Int32Array(new SharedArrayBuffer(4));
  readonly #port: MessagePort;
  readonly #worker: Worker;
  #drawings = 0;
  /** When it can draw. */
  readonly ready: Promise<void>;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    const workerData = { graphviz: packageFile("graphviz.cjs"), port: port2, answered: this.#answered };
    // Its own words about its end, which it writes to standard error, are discarded.
    const quiet = { stdout: true, stderr: true };
    this.#worker = new Worker(script, { eval: true, workerData, transferList: [port2], ...quiet });
    this.#port = port1;
    this.ready = new Promise((resolve, reject) => {
      this.#worker.once("message", () => {
        // A thread that waits for work keeps no process alive.
        this.#worker.unref();
        resolve();
      });
      this.#worker.once("error", reject);
      this.#worker.once("exit", (code) =>
        reject(new Error(`The thread of Graphviz ended with code ${code}.`)),
      );
    });
  }

  /** Whether it has drawn nothing yet. */
  get isNew(): boolean {
    return this.#drawings === 0;
  }

  /**
   * The drawing of a source; or the reason why it cannot be drawn, and then the thread must not be used any
   * more.
   */
  draw(source: string, milliseconds: number): RenderResult | "crashed" | "slow" {
    this.#drawings++;
    Atomics.store(this.#answered, 0, 0);
    this.#port.postMessage([source, options]);
    const waited = Atomics.wait(this.#answered, 0, 0, milliseconds);
    if (waited === "timed-out") return "slow";
    return receiveMessageOnPort(this.#port)?.message as RenderResult | "crashed";
  }

  end(): void {
    this.#port.close();
    void this.#worker.terminate();
  }
}
