import { spawnSync } from "node:child_process";
import { findProgram } from "../find-program.ts";

/** A variable that names the driver of WebKitGTK to test with. */
const WEBKIT_VARIABLE = "FAIRLEAD_WEBKIT_DRIVER";

/** The driver of WebKitGTK: the one that a variable names, else what PATH has. */
export function findWebKitDriver(): string | undefined {
  return findProgram(WEBKIT_VARIABLE, ["WebKitWebDriver"]);
}

/** The screen that WebKitGTK draws on, as it has no way without one. */
export function findXvfb(): string | undefined {
  return findProgram("FAIRLEAD_XVFB", ["Xvfb"]);
}

/** The system's own Python, which alone sees the system's packages for it. */
export function findPython(): string | undefined {
  return findProgram("FAIRLEAD_PYTHON", [], ["/usr/bin/python3"]);
}

/** Why WebKitGTK cannot be driven here; undefined where it can. */
export function missingWebKit(): string | undefined {
  const python = findPython();
  if (findWebKitDriver() === undefined) return "there is no WebKitWebDriver";
  if (findXvfb() === undefined) return "there is no Xvfb";
  if (python === undefined) return "there is no /usr/bin/python3";
  return hasLibrary(python) ? undefined : "Python has no access to WebKitGTK 4.1";
}

let answered: boolean | undefined;

function hasLibrary(python: string): boolean {
  const program = 'import gi; gi.require_version("WebKit2", "4.1"); gi.require_version("Gtk", "3.0")';
  answered ||= spawnSync(python, ["-c", program], { stdio: "ignore" }).status === 0;
  return answered;
}
