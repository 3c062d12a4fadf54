import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Letters that are written at once: memory for so many is had again and again, while that for millions is new each time. */
const LETTERS = 65_536;

/**
 * Replaces a file in one step: a reader sees the one before or this one. Where it throws, the one before is left, and
 * nothing beside it. Texts that follow each other are never one in memory.
 */
export function replaceFile(path: string, content: string | Uint8Array | readonly string[]): void {
  const temporary = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    if (typeof content === "string" || content instanceof Uint8Array) writeFileSync(temporary, content);
    else writeTexts(temporary, content);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function writeTexts(path: string, texts: readonly string[]): void {
  const file = openSync(path, "w");
  try {
    let [waiting, letters]: [string[], number] = [[], 0];
    for (const text of texts) {
      waiting.push(text);
      letters += text.length;
      if (letters < LETTERS) continue;
      writeFileSync(file, waiting.join(""));
      [waiting, letters] = [[], 0];
    }
    writeFileSync(file, waiting.join(""));
  } finally {
    closeSync(file);
  }
}
