// Entry of the package `fairlead`: the commands as functions, each in a process of its own, so that a program can call
// several at once and its own working folder, streams and signals stay as they are. Types: `index.d.ts`.
import { resultOf, run, serve } from "./run-command.js";

export { UsageError } from "./run-command.js";

/** Names of file formats that `importFile` takes; the command has one more, which makes a whole folder. */
const FORMATS = ["csv", "dbc", "kicad", "sunspec", "svd"];

export async function check(options = {}) {
  return resultOf(await run("check", [], { ...options, format: "json" }));
}

export async function build(options = {}) {
  return resultOf(await run("build", [], { ...options, format: "json" }));
}

export async function dev({ onDiagnostics = () => {}, ...options } = {}) {
  return serve({ ...options, format: "json" }, onDiagnostics);
}

export async function importFile({ format, file, ...options }) {
  if (!FORMATS.includes(format))
    throw new TypeError(`importFile reads ${FORMATS.join(", ")}, not "${format}".`);
  const { stdout, stderr } = await run("import", [format, file], options);
  const lines = [...stdout.split("\n"), ...stderr.split("\n")].filter((line) => line !== "");
  const isNotice = (line) => NOTICE.test(line);
  return {
    notices: lines.flatMap((line) => noticeOf(line) ?? []),
    messages: lines.filter((line) => !isNotice(line)),
  };
}

/** `board.dbc:12  lost  The signal has ...`, or `interfaces/board.yaml  kept  at: ...`. */
const NOTICE = /^(?<file>.+?)(?::(?<line>\d+))? {2}(?<kind>[a-z-]+) {2}(?<message>.*)$/;

function noticeOf(line) {
  const groups = NOTICE.exec(line)?.groups;
  if (groups === undefined) return undefined;
  const { file, line: number, kind, message } = groups;
  return { file, ...(number !== undefined && { line: Number(number) }), kind, message };
}
