import type { Diagnostic } from "../../../schema/generated/types.ts";

// The messages between the editing form of the development server and its page.

export type FieldProblem = Pick<Diagnostic, "code" | "severity" | "message" | "hint">;

/** A record or an item of a list that contains a value: its name, and its id where that is another text. */
export interface FieldGroup {
  readonly title: string;
  readonly id?: string;
}

/** One value of a file as a form shows it. */
export interface FormField {
  /** JSON pointer of the value in its file. */
  readonly pointer: string;
  /** The key of the value. */
  readonly label: string;
  /**
   * The objects that contain the value, from the outside in, by names that people know: "Datasheet", "Electrical
   * characteristics" (`electrical`), "Supply voltage" (`supply-voltage`).
   */
  readonly group: readonly FieldGroup[];
  readonly kind: "line" | "text" | "number" | "flag" | "choice";
  /** The value as written, without quotes. */
  readonly value: string;
  readonly description: string;
  readonly choices?: readonly string[];
  /** Ids that the value may name; others are possible and will be checked. */
  readonly known?: readonly string[];
  readonly problems: readonly FieldProblem[];
}

export interface EditFields {
  readonly fields: readonly FormField[];
  /** Problems of the file that belong to no field. */
  readonly problems: readonly FieldProblem[];
}

export interface EditForm extends EditFields {
  /** Title of the page that the file makes. */
  readonly title: string;
  /** Path of the file below the data folder. */
  readonly file: string;
  /** Changes with every change of the file. */
  readonly version: string;
}

/** A sentence that says why there is no form, or why nothing was saved. */
interface EditProblem {
  readonly message: string;
}

export type EditReply = EditForm | EditProblem;

/** One value that is to be written. */
export interface EditRequest {
  readonly file: string;
  /** That of the form in which the value was typed. */
  readonly version: string;
  readonly pointer: string;
  readonly value: string;
}
