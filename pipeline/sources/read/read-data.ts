import { createHash } from "node:crypto";
import {
  type Dirent,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from "node:fs";
import { join, sep } from "node:path";
import type { DiagnosticCode } from "../../core/diagnostic-codes.ts";
import { type Checked, compareStrings, type Diagnostic } from "../../core/diagnostics.ts";
import { invalidUtf8 } from "../../core/text/encoding/invalid-utf8.ts";
import { wideOrder } from "../../core/text/encoding/wide-order.ts";
import type { Origin } from "../include/origins.ts";
import { DataFolderError, systemCode } from "./data-folder.ts";
import { isIgnored } from "./ignored.ts";
import { fileRule } from "./layout/file-rule.ts";
import { NormalNames, sameName } from "./normal-names.ts";
import { ownBytes } from "./own-bytes.ts";
import { textHash } from "./text-hash.ts";

/** A file of the data folder. `path` is relative to it, with "/" between names, and is what diagnostics show. */
export type SourceFile = TextFile | AssetFile | RefusedFile | UnusableFile;

export interface TextFile {
  readonly kind: "text";
  readonly path: string;
  /** For a file that an earlier command has read, the text is read when it is requested. */
  readonly text: string;
  /** Hash of path and bytes, from `textHash`. */
  readonly hash: string;
  /** For a doc that includes others: the origins of its lines, and the findings about the includes. */
  readonly origins?: readonly Origin[];
  readonly findings?: readonly Diagnostic[];
}

export interface AssetFile {
  readonly kind: "asset";
  readonly path: string;
  readonly absolute: string;
  /** Size in bytes. */
  readonly bytes: number;
  /** SHA-256 of the bytes in hexadecimal, as downloads show it. */
  readonly hash: string;
}

/** A file that was reported and not read; others may refer to it. */
interface RefusedFile {
  readonly kind: "refused";
  readonly path: string;
}

/** A file outside of the layout that was not read: what is wrong with it is reported where a page refers to it. */
interface UnusableFile {
  readonly kind: "unusable";
  readonly path: string;
  readonly fault: Diagnostic;
}

/** Files that were read before. */
export interface KnownFiles {
  /** A file as it was read, where it is still the same on the disk; else as `read` gives it. */
  read<T extends TextFile | AssetFile>(file: FileId<T>, stat: Stats, read: () => T): T;
}

export interface FileId<T extends TextFile | AssetFile> extends Pick<T, "kind" | "path"> {
  readonly absolute: string;
}

interface ReadOptions {
  /** Bytes of one text file; larger ones are refused before they are read. */
  readonly fileBytes: number;
  /** Bytes of one image or download. */
  readonly imageBytes: number;
  /** Whether the folder is one of another system, which is read whole; absent: its name decides what is read. */
  readonly isForeign?: boolean;
  /** The files that were read before; absent: every file is read. */
  readonly known?: KnownFiles | undefined;
}

const textEnding = /\.(ya?ml|md|mdx|markdown)$|(^|\/)(_category_|versions)\.json$|^serials\/[^/]+\.csv$/i;

/**
 * Reads every file of the data folder, sorted by path. This and `write` are the only steps that touch the disk. Throws
 * a DataFolderError where the folder itself cannot be read: what is wrong below it is a diagnostic.
 */
export function readData(root: string, options: ReadOptions): Checked<SourceFile[]> {
  try {
    return readFolder(root, options);
  } catch (error) {
    const reason = systemCode(error);
    throw reason === undefined ? error : new DataFolderError(root, reason);
  }
}

function readFolder(root: string, options: ReadOptions): Checked<SourceFile[]> {
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const realRoot = realpathSync(root);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const rule = fileRule(root, options.isForeign);

  const report = (diagnostic: Diagnostic): void => {
    if (rule.isOwn(diagnostic.file)) diagnostics.push(diagnostic);
  };

  const refuse = (fault: Diagnostic): void => {
    const { file: path } = fault;
    report(fault);
    files.push(rule.isOwn(path) ? { kind: "refused", path } : { kind: "unusable", path, fault });
  };

  /** `trail` has the folders that this one is in, and itself. */
  const visit = (folder: string, trail: readonly string[]): void => {
    const directory = trail.at(-1) ?? root;
    const entries = readdirSync(directory, { withFileTypes: true });
    const names = new NormalNames();
    for (const entry of entries.sort((a, b) => compareStrings(a.name, b.name))) {
      if (isIgnored(entry.name, folder)) continue;
      const { name, twin } = names.take(entry.name);
      const path = folder === "" ? name : `${folder}/${name}`;
      if (twin !== undefined) {
        report(sameName({ file: path, name: entry.name, twin }));
        continue;
      }
      const absolute = folder === "" ? join(root, entry.name) : directory + sep + entry.name;
      try {
        visitEntry(entry, { path, absolute, trail });
      } catch (error) {
        const reason = systemCode(error);
        if (reason === undefined) throw error;
        // An editor's temporary file, say, that is gone since the folder was listed.
        if (reason !== "ENOENT") refuse(unreadable(path, reason));
      }
    }
  };

  const visitEntry = (entry: Dirent, { path, absolute, trail }: EntryLocation): void => {
    if (entry.isSymbolicLink()) {
      const target = realTarget(absolute);
      if (target === undefined || !(target === realRoot || target.startsWith(realRoot + sep))) {
        refuse({
          code: "file-outside",
          severity: "error",
          file: path,
          message: "This link leads outside the data folder or nowhere.",
          hint: "Put the file itself into the data folder.",
        });
        return;
      }
      if (trail.some((above) => realpathSync(above) === target)) return;
    }
    const stat = statSync(absolute);
    if (stat.isDirectory()) {
      if (!isOwnOutput(absolute)) visit(path, [...trail, absolute]);
    } else if (!stat.isFile())
      report({
        code: "file-kind",
        severity: "error",
        file: path,
        message: "This is neither a file nor a folder.",
        hint: "Remove it from the data folder.",
      });
    else if (textEnding.test(path) && rule.isSource(path)) readText(path, absolute, stat);
    else {
      const misplaced = rule.misplaced(path, absolute);
      if (misplaced !== undefined) diagnostics.push(misplaced);
      readAsset(path, absolute, stat);
    }
  };

  const known = <T extends TextFile | AssetFile>(file: FileId<T>, stat: Stats, read: () => T): T =>
    options.known === undefined ? read() : options.known.read(file, stat, read);

  const readText = (path: string, absolute: string, stat: Stats): void => {
    const { size } = stat;
    const limit = Math.max(options.fileBytes, ownBytes(path));
    if (size > limit) {
      refuse(
        tooLarge({
          code: "limit-file-size",
          file: path,
          size,
          limit,
          setting: "fileBytes",
        }),
      );
      return;
    }
    try {
      files.push(
        known<TextFile>({ kind: "text", path, absolute }, stat, () => {
          const bytes = readFileSync(absolute);
          // UTF-16 without a mark is valid UTF-8 with a zero at every other byte.
          if (bytes.includes(0) && wideOrder(bytes) !== undefined) throw new TypeError("UTF-16");
          return { kind: "text", path, text: decoder.decode(bytes), hash: textHash(path, bytes) };
        }),
      );
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      refuse({
        code: "encoding-invalid",
        severity: "error",
        file: path,
        message: "This file is not valid UTF-8 text.",
        hint: "Save it as UTF-8.",
        ...invalidUtf8(readFileSync(absolute)),
      });
    }
  };

  const readAsset = (path: string, absolute: string, stat: Stats): void => {
    const { size } = stat;
    if (size > options.imageBytes) {
      refuse(
        tooLarge({
          code: "limit-image-size",
          file: path,
          size,
          limit: options.imageBytes,
          setting: "imageBytes",
        }),
      );
      return;
    }
    files.push(
      known<AssetFile>({ kind: "asset", path, absolute }, stat, () => ({
        kind: "asset",
        path,
        absolute,
        bytes: size,
        hash: createHash("sha256").update(readFileSync(absolute)).digest("hex"),
      })),
    );
  };

  visit("", [root]);
  return { value: files, diagnostics };
}

interface EntryLocation {
  readonly path: string;
  readonly absolute: string;
  /** The folders that it is in. */
  readonly trail: readonly string[];
}

/** The diagnostic about a file or folder that the system does not let be read, with the word of the system. */
export function unreadable(file: string, reason: string): Diagnostic {
  const isForbidden = reason === "EACCES" || reason === "EPERM";
  return {
    code: "file-unreadable",
    severity: "error",
    file,
    message: `The system does not let this be read (${reason}).`,
    hint: isForbidden ? "Let the user who builds read it." : "Look at the disk and the file.",
  };
}

function realTarget(absolute: string): string | undefined {
  try {
    return realpathSync(absolute);
  } catch {
    return undefined;
  }
}

interface Excess {
  readonly code: DiagnosticCode;
  readonly file: string;
  /** In bytes, as the limit is. */
  readonly size: number;
  readonly limit: number;
  /** Its name in `limits`. */
  readonly setting: string;
}

function tooLarge({ code, file, size, limit, setting }: Excess): Diagnostic {
  return {
    code,
    severity: "error",
    file,
    message: `This file has ${size} bytes; ${limit} are allowed.`,
    hint: `Make it smaller, or raise limits.${setting} in site.yaml.`,
  };
}

/** Files that are together at the top of a release, and the one that marks a trial. */
const marks: readonly (readonly string[])[] = [
  ["index.html", "latest.json", "links.json"],
  ["trial.json", "robots.txt"],
];

/** Whether a folder is what an earlier build has written: its pages and downloads are no sources of the next one. */
function isOwnOutput(folder: string): boolean {
  return marks.some((names) => names.every((name) => existsSync(join(folder, name))));
}
