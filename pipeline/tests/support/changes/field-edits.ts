import type { FormField } from "../../../../renderer/shared/compose/edit-form.ts";
import { formOf } from "../../../commands/dev/edit/form-fields.ts";
import { editScalar, type Wanted } from "../../../sources/edit/edit-scalar.ts";
import { readYaml } from "../../../sources/edit/editable-text.ts";

/** For tests: a file with another value in one field, by the pointer of the field. */
export interface FieldEdit {
  readonly file: string;
  readonly pointer: string;
  readonly text: string;
}

/**
 * For tests: every way to give one field of a YAML file another value that its schema allows, as far as this
 * is known.
 */
export function oneFieldEdits(
  { file, text, schema }: { readonly file: string; readonly text: string; readonly schema: string },
  idsOf: (kind: string) => readonly string[],
): FieldEdit[] {
  const document = readYaml(file, text);
  if (document === undefined) return [];
  return formOf({ schema, document, diagnostics: [], idsOf, titleOf: () => undefined }).fields.flatMap(
    (field) =>
      otherValues(field).flatMap((wanted) => {
        const edited = editScalar({ file, text, pointer: field.pointer, wanted });
        return edited === undefined ? [] : [{ file, pointer: field.pointer, text: edited }];
      }),
  );
}

function otherValues({ kind, value, choices, known }: FormField): Wanted[] {
  if (kind === "flag") return [{ kind, value: value !== "true" }];
  if (kind === "number") return [{ kind, digits: String(Number(value) + 1) }];
  const others = (choices ?? known)?.filter((choice) => choice !== value) ?? [`${value} other`];
  return others.slice(0, 3).map((text) => ({ kind: "text", text }));
}
