import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "../support/command.ts";

/** The result of `npm pack`. */
export interface Tarball {
  readonly path: string;
  /** Bytes as packed, and of all files. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly string[];
}

interface NpmPacked {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** Packs a folder with npm. */
export async function npmPack(folder: string, to: string, options: readonly string[] = []): Promise<Tarball> {
  mkdirSync(to, { recursive: true });
  const packed = await succeed("npm", ["pack", "--json", "--pack-destination", to, ...options], folder);
  const [made] = JSON.parse(packed) as readonly NpmPacked[];
  if (made === undefined) throw new Error(`npm has packed nothing:\n${packed}`);
  const { filename, size, unpackedSize, files } = made;
  return { path: join(to, filename), size, unpackedSize, files: files.map(({ path }) => path).sort() };
}

/** Runs a program and returns what it printed; an error where it does not end well. */
export async function succeed(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const [file = program, ...words] = [...programWords(program), ...args];
  const { code, stdout, stderr } = await run(file, words, { cwd, env });
  if (code !== 0)
    throw new Error(`${program} ${args.join(" ")} ended with ${code} in ${cwd}:\n${stdout}${stderr}`);
  return stdout;
}

/** On Windows npm and npx are files of commands, which no process can be made of; their scripts lie beside Node. */
function programWords(program: string): readonly string[] {
  if (process.platform !== "win32" || (program !== "npm" && program !== "npx")) return [program];
  return [process.execPath, join(dirname(process.execPath), "node_modules/npm/bin", `${program}-cli.js`)];
}
