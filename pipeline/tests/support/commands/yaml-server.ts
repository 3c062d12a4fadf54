import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly uri?: string;
    readonly diagnostics?: readonly Found[];
    readonly items?: unknown[];
  };
  readonly result?: unknown;
}

/** A finding of a language server in a file. */
interface Found {
  readonly message: string;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

interface Completion {
  readonly items: readonly {
    readonly label: string;
    readonly documentation?: string | { readonly value: string };
    readonly textEdit?: { readonly newText: string };
  }[];
}

/** yaml-language-server without an editor, which asks it what an editor asks. */
export class YamlServer {
  readonly #process: ChildProcess;
  readonly #answers = new Map<number, (result: unknown) => void>();
  readonly #found = new Map<string, (found: readonly Found[]) => void>();
  #text = Buffer.alloc(0);
  #next = 1;

  private constructor(schemas: Readonly<Record<string, string>>) {
    const file = createRequire(import.meta.url).resolve("yaml-language-server/package.json");
    this.#process = spawn(process.execPath, [join(dirname(file), "bin/yaml-language-server"), "--stdio"], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.#process.stdout?.on("data", (part: Buffer) => this.#read(part, schemas));
  }

  /** Starts the server; `schemas` are globs by the address of a schema. */
  static async start(schemas: Readonly<Record<string, string>>): Promise<YamlServer> {
    const server = new YamlServer(schemas);
    await server.#ask("initialize", {
      processId: process.pid,
      rootUri: null,
      capabilities: {
        workspace: { configuration: true },
        textDocument: { completion: { completionItem: { documentationFormat: ["markdown"] } }, hover: {} },
      },
    });
    server.#send({ method: "initialized", params: {} });
    server.#send({ method: "workspace/didChangeConfiguration", params: { settings: settingsOf(schemas) } });
    return server;
  }

  /** Opens a file and waits for what is found in it. */
  open(uri: string, text: string): Promise<readonly Found[]> {
    const found = new Promise<readonly Found[]>((resolve) => this.#found.set(uri, resolve));
    this.#send({
      method: "textDocument/didOpen",
      params: { textDocument: { uri, languageId: "yaml", version: 1, text } },
    });
    return found;
  }

  async complete(uri: string, line: number, character: number): Promise<Completion["items"]> {
    const result = await this.#ask("textDocument/completion", {
      textDocument: { uri },
      position: { line, character },
    });
    return (result as Completion | null)?.items ?? [];
  }

  async hover(uri: string, line: number, character: number): Promise<string> {
    const result = await this.#ask("textDocument/hover", {
      textDocument: { uri },
      position: { line, character },
    });
    return JSON.stringify((result as { contents?: unknown } | null)?.contents ?? "");
  }

  end(): void {
    this.#process.kill();
  }

  #ask(method: string, params: object): Promise<unknown> {
    const id = this.#next++;
    const answer = new Promise<unknown>((resolve) => this.#answers.set(id, resolve));
    this.#send({ id, method, params });
    return answer;
  }

  #send(message: object): void {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.#process.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #read(part: Buffer, schemas: Readonly<Record<string, string>>): void {
    this.#text = Buffer.concat([this.#text, part]);
    for (;;) {
      const head = this.#text.indexOf("\r\n\r\n");
      if (head < 0) return;
      const size = Number(/Content-Length: (\d+)/i.exec(this.#text.toString("latin1", 0, head))?.[1]);
      if (this.#text.length < head + 4 + size) return;
      const message = JSON.parse(this.#text.toString("utf8", head + 4, head + 4 + size)) as Message;
      this.#text = this.#text.subarray(head + 4 + size);
      this.#take(message, schemas);
    }
  }

  #take({ id, method, params, result }: Message, schemas: Readonly<Record<string, string>>): void {
    if (method === undefined && id !== undefined) this.#answers.get(id)?.(result);
    else if (method === "workspace/configuration")
      this.#send({
        id,
        result: (params?.items ?? []).map((_, n) => (n === 0 ? settingsOf(schemas).yaml : {})),
      });
    else if (method === "textDocument/publishDiagnostics")
      this.#found.get(params?.uri ?? "")?.(params?.diagnostics ?? []);
    else if (id !== undefined) this.#send({ id, result: null });
  }
}

function settingsOf(schemas: Readonly<Record<string, string>>) {
  return {
    yaml: { schemas, validate: true, hover: true, completion: true, schemaStore: { enable: false } },
  };
}
