import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findNginx, NGINX_HINT } from "./nginx-program.ts";

interface NginxServer {
  readonly port: number;
  /** Port of a server in front, which asks for the same under another name, as one that ends TLS does. */
  readonly frontPort: number;
  /** The errors that it has logged. */
  readonly errors: () => string;
  stop(): Promise<void>;
}

/** Name and port under which visitors know the site behind the server in front. */
export const FRONT_HOST = "docs.example:8443";

/** Guard against a server that does not start (milliseconds). */
const PATIENCE_MS = 60_000;

/** Starts nginx with a snippet as its header says how to include it. `root` is the folder of the base path `/`. */
export async function startNginx(snippet: string, root: string): Promise<NginxServer> {
  const [port, frontPort] = [await freePort(), await freePort()];
  const folder = folderOf({ "nginx.conf": mainFile({ port, frontPort, root }), "snippet.conf": snippet });
  // It ends with its input, which the system closes when the tests end in any way.
  const script = 'n="$1"; shift; "$n" "$@" & cat > /dev/null; kill -9 $!';
  const child = spawn("sh", ["-c", script, "sh", program(), "-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: ["pipe", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const stop = async (): Promise<void> => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  for (const until = Date.now() + PATIENCE_MS; !(await answers(port)); await sleep(10)) {
    if (Date.now() < until && !errors.includes("[emerg]")) continue;
    await stop();
    throw new Error(`nginx does not start.\n${errors}`);
  }
  return { port, frontPort, errors: () => errors, stop };
}

/** The complaint of nginx about a snippet: `""` if it accepts it silently. `http` goes before the server. */
export function nginxComplaint(snippet: string, { http = "" } = {}): string {
  const main = mainFile({ port: 80, frontPort: 81, root: "/", http });
  const folder = folderOf({ "nginx.conf": main, "snippet.conf": snippet });
  try {
    const args = ["-q", "-t", "-p", folder, "-c", join(folder, "nginx.conf")];
    const { status, stderr } = spawnSync(program(), args, { encoding: "utf8" });
    return status === 0 ? stderr : stderr || `It ended with ${status}.`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface MainFile {
  readonly port: number;
  readonly frontPort: number;
  readonly root: string;
  readonly http?: string;
}

/** One process, so that ending it ends all. */
function mainFile({ port, frontPort, root, http = "" }: MainFile): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off;
master_process off;
pid nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join(" ")}
  ${http}
  server {
    listen 127.0.0.1:${port};
    root "${root}";
    include snippet.conf;
  }
  server {
    listen 127.0.0.1:${frontPort};
    location / {
      proxy_pass http://127.0.0.1:${port};
      proxy_set_header Host ${FRONT_HOST};
    }
  }
}
`;
}

function program(): string {
  const found = findNginx();
  if (found === undefined) throw new Error(NGINX_HINT);
  return found;
}

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "fairlead-nginx-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.once("connect", () => socket.destroy()).once("error", () => resolve(false));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("close", () => resolve());
    child.stdin?.end();
  });
}
