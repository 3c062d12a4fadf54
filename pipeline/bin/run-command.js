// Runs the command in a process of its own for the functions of `index.js`. Plain JavaScript without imports from npm.
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const launcher = join(dirname(fileURLToPath(import.meta.url)), "fairlead.js");

/** An option or argument that the command does not take; `hint` is what to do about it. */
export class UsageError extends Error {
  name = "UsageError";

  constructor(message, hint) {
    super(message);
    this.hint = hint;
  }
}

/** Runs a command to its end. Mistakes in the data are a result; wrong use and bugs of Fairlead are errors. */
export async function run(command, operands, { cwd, ...options }) {
  const ended = await endOf(start(command, operands, options, cwd));
  if (ended.code !== 0 && ended.code !== 1) throw errorOf(ended);
  return ended;
}

/** The result of a command that has printed its diagnostics as JSON. */
export function resultOf({ code, stdout, stderr }) {
  const { diagnostics, summary } = JSON.parse(stdout);
  return { ok: code === 0, diagnostics, summary, messages: stderr.split("\n").filter((line) => line !== "") };
}

/** Starts `dev`, waits until it serves, and returns its address and what ends it. */
export function serve({ cwd, ...options }, onDiagnostics) {
  const child = start("dev", [], options, cwd);
  const endWithProcess = () => child.kill();
  process.once("exit", endWithProcess);
  const ended = endOf(child).finally(() => process.off("exit", endWithProcess));
  eachReport(child.stdout, onDiagnostics);
  const close = async () => {
    child.kill();
    await ended;
  };
  return new Promise((resolve, reject) => {
    ended.then((end) => reject(errorOf(end)), reject);
    let text = "";
    child.stderr.on("data", (more) => {
      text += more;
      const url = /^Serving (\S+)/m.exec(text)?.[1];
      if (url !== undefined) resolve({ url, close });
    });
  });
}

function start(command, operands, options, cwd = process.cwd()) {
  const words = [launcher, command, ...wordsOf(options), ...(operands.length > 0 ? ["--", ...operands] : [])];
  const child = spawn(process.execPath, words, { cwd, stdio: ["ignore", "pipe", "pipe"], windowsHide: true });
  child.stdout.setEncoding("utf8");
  child.stderr.setEncoding("utf8");
  return child;
}

/** `{ siteUrl: "https://example.org", pdf: true, cache: false }` as the command line has it. */
function wordsOf(options) {
  return Object.entries(options).flatMap(([key, value]) => {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (key === "cache" && value === false) return ["--cache=none"];
    if (value === undefined || value === false) return [];
    return [value === true ? `--${name}` : `--${name}=${value}`];
  });
}

function endOf(child) {
  return new Promise((resolve, reject) => {
    const printed = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"])
      child[name].on("data", (text) => {
        printed[name] += text;
      });
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ code, signal, ...printed }));
  });
}

function errorOf({ code, signal, stderr }) {
  if (code === 2) {
    const [, message = stderr.trim(), hint] = /^(.*)\n(?:hint: (.*))?/.exec(stderr) ?? [];
    return new UsageError(message, hint);
  }
  return new Error(stderr.trim() || `Fairlead ended with ${signal ?? `code ${code}`}.`);
}

/** Each JSON object that `dev` prints ends with a line that holds its last brace alone. */
function eachReport(stream, onDiagnostics) {
  let text = "";
  stream.on("data", (more) => {
    text += more;
    const reports = text.split(/(?<=^\}\n)/m);
    text = reports.at(-1)?.endsWith("\n}\n") ? "" : (reports.pop() ?? "");
    for (const report of reports) onDiagnostics(JSON.parse(report).diagnostics);
  });
}
