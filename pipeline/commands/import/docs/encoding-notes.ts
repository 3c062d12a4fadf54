import type { ImportNote } from "./note.ts";
import type { SourceFolder } from "./source-folder.ts";

/** Files of a source that are not UTF-8, and how they were read. */
export function encodingNotes({ decoded }: SourceFolder): ImportNote[] {
  return [...decoded].map(([file, { encoding, basis, text }]): ImportNote => {
    const unreadable = text.split("\ufffd").length - 1;
    const detail =
      unreadable === 0 ? encoding : `${encoding}, in which ${unreadable} characters are unreadable`;
    return basis === "assumed"
      ? {
          kind: "todo",
          message:
            "Files are not UTF-8 and name no encoding: look at their letters, or name another one with --encoding NAME",
          file,
          detail,
        }
      : { kind: "converted", message: "Files in another encoding are UTF-8 here", file, detail };
  });
}
