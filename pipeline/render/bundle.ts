import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ClientFiles } from "../pages/shell.ts";

/** The built parts of Fairlead itself, made once by `prepare` and kept in a cache folder. */
export interface Bundle {
  readonly folder: string;
  /** Changes with every change of the code: part of the key of everything that is cached. */
  readonly fingerprint: string;
  readonly serverEntry: string;
  /** Script of a worker thread. */
  readonly thread: string;
  /** Folder of the fonts for the pictures of links. */
  readonly pictureFonts: string;
  /** Folder of the icons for sites without a logo. */
  readonly icons: string;
  /** The bundled service worker, and the one that removes it. */
  readonly serviceWorker: string;
  readonly removalWorker: string;
  /** Folder of the client's files. */
  readonly clientFolder: string;
  readonly client: ClientFiles;
  /** Every file of the client below its folder. */
  readonly clientFiles: readonly string[];
  /** The chunks of the client by their sources. */
  readonly chunks: Readonly<Record<string, ClientChunk>>;
}

/** A chunk of the client; files are paths below the folder of the client, other chunks are named by their sources. */
export interface ClientChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  /** The chunks that it imports statically. */
  readonly imports?: readonly string[];
  /** The chunks that it loads later. */
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  /** Fonts of a style sheet, scripts of workers. */
  readonly assets?: readonly string[];
}

/** Opens the bundle. `variant` "development" has React's development build, for tests. */
export function openBundle(folder: string, variant: "production" | "development"): Bundle {
  const { fingerprint } = JSON.parse(readFileSync(join(folder, "stamp.json"), "utf8")) as {
    fingerprint: string;
  };
  const clientFolder = join(folder, variant === "production" ? "client" : "client-dev");
  const manifest = JSON.parse(readFileSync(join(clientFolder, "manifest.json"), "utf8")) as Record<
    string,
    ClientChunk
  >;
  const entries = Object.values(manifest);
  const fileOf = (source: string): string => {
    const file = manifest[`renderer/${source}`]?.file;
    if (file === undefined) throw new Error(`The client bundle has no ${source}.`);
    return file;
  };
  // The manifest knows nothing of what a worker imports.
  const present = readdirSync(join(clientFolder, "assets")).map((name) => `assets/${name}`);
  const all = [
    ...new Set([
      ...present,
      ...entries.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
    ]),
  ].sort();
  return {
    folder,
    fingerprint: `${fingerprint} ${variant}`,
    serverEntry: join(folder, "server", "entry-server.cjs"),
    thread: join(folder, "pipeline", "thread.cjs"),
    pictureFonts: join(folder, "picture-fonts"),
    icons: join(folder, "icons"),
    serviceWorker: join(folder, "workers", "service-worker.js"),
    removalWorker: join(folder, "workers", "removal-worker.js"),
    clientFolder,
    client: {
      script: fileOf("entry-client.tsx"),
      styles: [fileOf("client/index.css")],
      docStyles: fileOf("client/docs.css"),
      textStyles: fileOf("client/text.css"),
      fonts: all.filter((file) => file.endsWith(".woff2")),
    },
    clientFiles: all,
    chunks: manifest,
  };
}
