import { findProgram } from "../find-program.ts";

/** A variable that names the Firefox to test with. */
const FIREFOX_VARIABLE = "FAIRLEAD_FIREFOX";

/** The Firefox to test with: the one that a variable names, else what PATH has. */
export function findFirefox(): string | undefined {
  return findProgram(FIREFOX_VARIABLE, ["firefox-esr", "firefox"]);
}
