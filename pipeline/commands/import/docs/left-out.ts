import type { DiagnosticCode } from "../../../core/diagnostic-codes.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import type { ImportNote } from "./note.ts";

const OUTSIDE =
  "Links that lead nowhere or out of the imported folder are left out, for nothing outside is read: put what they lead to in their place, or import a folder that holds both";
const TOO_LARGE = "Files that are larger than any data folder may have are left out";

const messages: Readonly<Partial<Record<DiagnosticCode, string>>> = {
  "encoding-invalid": "Pages that are no text are left out",
  "file-kind": "What is neither a file nor a folder is left out",
  "file-name-form": "Files whose name looks like that of another one are left out: rename them",
  "file-outside": OUTSIDE,
  "limit-file-size": TOO_LARGE,
  "limit-image-size": TOO_LARGE,
};

/** The note about a file of the source that no data folder can have; undefined where the source itself cannot be read. */
export function leftOutNote({ code, message }: Diagnostic, file: string): ImportNote | undefined {
  const what = messages[code];
  if (what === undefined) return undefined;
  return { kind: "todo", message: what, file, ...(what !== OUTSIDE && { detail: message }) };
}

/** The note about a file that is hidden, or a link to one: it is no part of the docs. */
export function hiddenNote(file: string, part: string): ImportNote {
  return {
    kind: "todo",
    message: "Hidden files and folders are no part of the docs: what is one, or links to one, is left out",
    file,
    detail: part,
  };
}
