import type {
  CanMessageSetSource,
  ConnectorSource,
  RegisterMapSource,
} from "../../../schema/generated/types.ts";
import type { EncodingName } from "../../core/text/encoding/encoding-names.ts";
import type { Limits } from "../../sources/parse/types.ts";
import type { StatedTable } from "./csv/table/table-options.ts";
import type { CommandWith } from "./csv/table/table-question.ts";
import type { KnownThings } from "./known-things.ts";
import type { ImportNotice } from "./notice.ts";
import type { Remark } from "./record-text.ts";
import type { KnownUnit } from "./unit-finder.ts";

export type ImportedRecord = CanMessageSetSource | RegisterMapSource | ConnectorSource;

/**
 * The result of an import of a file: a record, decisions for a person in it, and the parts that could not be
 * carried over.
 */
export interface Imported<Record extends ImportedRecord = ImportedRecord> {
  readonly record: Record;
  readonly remarks: readonly Remark[];
  readonly notices: readonly ImportNotice[];
}

/** The facts about the new record that are not in the file. */
export interface ImportRequest {
  readonly product: string;
  readonly units: readonly KnownUnit[];
  /** Name of the file without its ending. */
  readonly name: string;
  /** Id of the record where the person has named one. */
  readonly id: string | undefined;
  /** The part of a netlist that is the connector, where the person has named one. */
  readonly connector?: string | undefined;
  /** Limits on files of the data folder; absent: the usual ones. */
  readonly limits?: Pick<Limits, "fileBytes"> | undefined;
  /** The ids of the data folder to which a record may refer; absent: any that the file names. */
  readonly known?: KnownThings | undefined;
  /** The statements of the person about a table. */
  readonly table?: StatedTable | undefined;
  /** Writes the command again with more options; absent: the file is not read for a command. */
  readonly command?: CommandWith | undefined;
  /** How the file is written, where the person has named it. */
  readonly encoding?: EncodingName | undefined;
}
