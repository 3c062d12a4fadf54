import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { declaredNames } from "./declared-names.ts";
import { sentencesOf } from "./source-comments.ts";
import { type SourceFile, sourceFiles } from "./source-files.ts";
import { isBareParticiple, isPrivateTurn } from "./turns.ts";

export const allowedFolder = join(import.meta.dirname, "allowed");

/** Sentences with a private turn and names that are bare participles, each as the lists write it. */
function entriesOf(file: SourceFile): string[] {
  const sentences = sentencesOf(file).filter(isPrivateTurn);
  const names = declaredNames(file).filter(isBareParticiple);
  return [...sentences, ...names.map(({ name }) => `name ${name}`)].map((entry) => `${file.path}: ${entry}`);
}

export const entriesOfSources = (): Set<string> => new Set(sourceFiles().flatMap(entriesOf));

/** One list: its path and the entries in it, one a line. */
export interface AllowedList {
  readonly path: string;
  readonly entries: readonly string[];
}

export function allowedLists(): AllowedList[] {
  return readdirSync(allowedFolder).map((name) => {
    const path = join(allowedFolder, name);
    return { path, entries: readFileSync(path, "utf8").split("\n").filter(Boolean) };
  });
}
