import { delimiter, join } from "node:path";
import { thisMachine } from "../../../outputs/print/find-chromium.ts";

/** A program by a variable, else by its names on PATH and at fixed places. A variable that names none is an error. */
export function findProgram(
  variable: string,
  names: readonly string[],
  places: readonly string[] = [],
): string | undefined {
  const { env, isExecutable } = thisMachine();
  const named = env[variable] ?? "";
  if (named !== "") {
    if (isExecutable(named)) return named;
    throw new Error(`${variable} names "${named}", which is no program; correct it or unset it.`);
  }
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...places].find(isExecutable);
}
