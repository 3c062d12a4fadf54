import { own } from "../../core/json-pointer.ts";
import { isRecordId } from "../../core/text/record-id.ts";
import { UsageError } from "../../core/usage-error.ts";
import { nameInWords } from "../../model/resolve/name-in-words.ts";
import { readYaml } from "../../sources/edit/editable-text.ts";

const HEAD = "type: parameters\nparameters:\n";

/** The text of a dictionary of parameters with a new one at its end. Absent text is a dictionary to begin. */
export function withParameter(id: string | undefined, text: string | undefined): string {
  if (id === undefined)
    throw new UsageError("The type parameter needs an id.", "Write fairlead new parameter ID.");
  if (!isRecordId(id))
    throw new UsageError(
      `"${id}" cannot be an id.`,
      'Use letters, digits, "-" and "_", and begin with a letter or digit.',
    );
  const former = text === undefined ? [] : idsIn(text);
  if (former?.includes(id) === true)
    throw new UsageError(
      `parameters.yaml has the parameter "${id}" already.`,
      "Choose another id, or edit that line.",
    );
  const next = text === undefined ? `${HEAD}  ${lineOf(id)}\n` : appended(text, lineOf(id));
  if (former === undefined || idsIn(next)?.join("\n") !== [...former, id].join("\n"))
    throw new UsageError(
      "parameters.yaml does not end with a list of parameters that a line can be added to.",
      `Add this line to its list: ${lineOf(id)}`,
    );
  return next;
}

/** A parameter to start from: the fields that every parameter has. */
function lineOf(id: string): string {
  return `- { id: ${id}, name: ${nameInWords(id)}, kind: text, section: features, definition: … }`;
}

/** The line has the indent of the last entry of the list. */
function appended(text: string, line: string): string {
  const indent = [...text.matchAll(/^( *)- /gm)].at(-1)?.[1] ?? "  ";
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  return `${text.replace(/\s*$/, "")}${end}${indent}${line}${end}`;
}

/** The ids of the parameters of a dictionary in their order; undefined where it has no list of them. */
function idsIn(text: string): string[] | undefined {
  const list = own(readYaml("parameters.yaml", text)?.value, "parameters");
  return Array.isArray(list) ? list.map((entry) => String(own(entry, "id"))) : undefined;
}
