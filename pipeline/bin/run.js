#!/usr/bin/env node
// Runs a TypeScript file of this repository with plain Node: `node pipeline/bin/run.js FILE [arguments]`.
// The file exports `main(arguments)`, whose result is the exit code.
import { resolve } from "node:path";
import { nodeProblem } from "./node-version.js";

const problem = nodeProblem(process.versions.node);
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}
const [file, ...rest] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write("Usage: node pipeline/bin/run.js FILE [arguments]\n");
  process.exit(2);
}
// Older versions cannot even read Vite.
const { createServer } = await import("vite");
const server = await createServer({
  configFile: false,
  logLevel: "warn",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true, include: [] },
});
try {
  const { main } = await server.ssrLoadModule(resolve(file));
  process.exitCode = (await main(rest)) ?? 0;
} finally {
  await server.close();
}
