import type { Status } from "../../schema/generated/types.ts";
import type { SiteIndex } from "../model/resolve/site-index.ts";
import type { SourceOf, SourceTypes } from "../sources/parse/source.ts";
import type { Edition, ShownStatus } from "./edition.ts";

/** The head of every exported file: its record, revision and status. */
export interface ExportHead {
  /** Type and id, such as `register-map/pump`. */
  readonly record: string;
  readonly title: string;
  /** Hardware revisions and variants that the file is for, in words; absent where the record is the same for all. */
  readonly holdsFor?: string | undefined;
  /**
   * The part of the file name after the id, such as `.hardware-A`; absent for all and for the hardware of
   * now.
   */
  readonly ending?: string;
  /** Revision of the record as its author wrote it. */
  readonly revision: string | undefined;
  /** The least known status of what the file holds. */
  readonly status: ShownStatus;
  /** SHA-256 in hexadecimal of what the edition publishes of the record; equal for all of its formats. */
  readonly content: string;
}

/**
 * The part of a record that an edition publishes, with the status of each part. Files are made from this and
 * nothing else.
 */
export interface Published<Content> {
  readonly statuses: readonly Status[];
  /** Plain JSON: its hash is in the head of the files and is the key of the cache. */
  readonly content: Content;
}

/** One kind of file that a record type is written as. */
export interface ExportFormat<Content> {
  /** Unique within the record type; part of the contract of `exports/files.json`. */
  readonly id: string;
  /** The end of the file name, dot included: the same for every edition, and never changed once published. */
  readonly ending: string;
  /** The name for readers, such as "CAN database (DBC)". */
  readonly title: string;
  /** Whether a record has what this file needs; every record does where it is absent. */
  readonly applies?: (content: Content) => boolean;
  /** The whole file. Pure: the same content and head give the same text. */
  readonly write: (content: Content, head: ExportHead) => string;
}

/** How the records of an authored type become files: the table `registry.ts` lists one for each type. */
interface ExportedType<T extends keyof SourceTypes, Content> {
  readonly type: T;
  /** Name of the group on the page `/exports`. */
  readonly title: string;
  /** The part of a valid record that an edition publishes. */
  readonly publish: (source: SourceOf<T>, edition: Edition, index: SiteIndex) => Published<Content>;
  readonly formats: readonly ExportFormat<Content>[];
}

/** A file as planned: its name is known before its text is. */
interface PlannedFile {
  readonly format: string;
  readonly title: string;
  readonly ending: string;
  readonly write: () => string;
}

/** A record in one edition, ready to be written in each format. */
interface PlannedEdition {
  readonly statuses: readonly Status[];
  /** The content of the files; JSON. */
  readonly content: unknown;
  readonly files: (head: ExportHead) => readonly PlannedFile[];
}

/** A registered type, its kind of content known to itself alone. */
export interface RegisteredType {
  readonly type: keyof SourceTypes;
  readonly title: string;
  plan(source: SourceOf<keyof SourceTypes>, edition: Edition, index: SiteIndex): PlannedEdition;
}

/** Closes a type over its content, so that types of different content can be in one list. */
export function registerExports<T extends keyof SourceTypes, Content>(
  exported: ExportedType<T, Content>,
): RegisteredType {
  const { type, title, publish, formats } = exported;
  return {
    type,
    title,
    plan(source: SourceOf<T>, edition, index) {
      const { statuses, content } = publish(source, edition, index);
      const wanted = formats.filter(({ applies }) => applies === undefined || applies(content));
      return {
        statuses,
        content,
        files: (head) =>
          wanted.map((format) => ({
            format: format.id,
            title: format.title,
            ending: format.ending,
            write: () => format.write(content, head),
          })),
      };
    },
  };
}
