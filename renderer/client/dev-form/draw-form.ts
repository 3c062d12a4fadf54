import type { EditForm, FieldGroup, FieldProblem, FormField } from "../../shared/compose/edit-form.ts";
import { make } from "./make-element.ts";

type Save = (field: FormField, value: string) => Promise<void>;

/** The fields of a file in groups, in the order of the file. */
export function drawForm(form: EditForm, save: Save): HTMLElement {
  const body = make("div", { className: "dev-form-fields" });
  if (form.problems.length > 0) body.append(drawProblems(form.problems, "dev-form-file-problems"));
  let group: HTMLElement | undefined;
  let name: string | undefined;
  for (const [index, field] of form.fields.entries()) {
    const wanted = JSON.stringify(field.group);
    if (group === undefined || wanted !== name) {
      group = make("fieldset");
      group.append(drawLegend(field.group));
      body.append(group);
      name = wanted;
    }
    group.append(drawField(field, `dev-field-${index}`, save));
  }
  return body;
}

/** The names from the outside in, each with its id beside it in small type. */
function drawLegend(groups: readonly FieldGroup[]): HTMLElement {
  const legend = make("legend", {}, groups.length === 0 ? "This page" : "");
  for (const [index, { title, id }] of groups.entries()) {
    legend.append(`${index === 0 ? "" : " › "}${title}`);
    if (id !== undefined) legend.append(" ", make("small", {}, id));
  }
  return legend;
}

/** One value with its own Save: Enter saves it, and what is wrong with it is read out with it. */
function drawField(field: FormField, id: string, save: Save): HTMLElement {
  const row = make("form", { className: "dev-form-field" });
  row.dataset.pointer = field.pointer;
  const label = make("label", { htmlFor: id }, field.label);
  const control = drawControl(field, id);
  const button = make("button", { type: "submit" }, "Save");
  button.ariaLabel = `Save ${field.label}`;
  button.hidden = true;
  control.addEventListener("input", () => {
    button.hidden = control.value === field.value;
  });
  row.addEventListener("submit", (event) => {
    event.preventDefault();
    if (control.value !== field.value) void save(field, control.value);
  });
  const notes: HTMLElement[] = [];
  if (field.description !== "")
    notes.push(make("p", { id: `${id}-help`, className: "dev-form-help" }, field.description));
  if (field.problems.length > 0) {
    notes.push(drawProblems(field.problems, `${id}-problems`));
    control.ariaInvalid = "true";
  }
  if (notes.length > 0) control.setAttribute("aria-describedby", notes.map((note) => note.id).join(" "));
  row.append(label, control, ...knownIds(field, control, id), button, ...notes);
  return row;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function drawControl({ kind, value, choices = [] }: FormField, id: string): Control {
  if (kind === "text")
    return make("textarea", { id, value, rows: Math.min(12, 2 + value.split("\n").length) });
  if (kind === "line" || kind === "number") {
    const input = make("input", { id, value, spellcheck: kind === "line", autocomplete: "off" });
    if (kind === "number") input.inputMode = "decimal";
    return input;
  }
  const select = make("select", { id });
  const options =
    kind === "flag"
      ? [["true", "yes"] as const, ["false", "no"] as const]
      : choices.map((one) => [one, one] as const);
  for (const [option, text] of options) select.append(make("option", { value: option }, text));
  select.value = value;
  return select;
}

/** Ids that the value may name, as suggestions. */
function knownIds({ known }: FormField, control: Control, id: string): HTMLElement[] {
  if (known === undefined || !(control instanceof HTMLInputElement)) return [];
  const list = make("datalist", { id: `${id}-known` });
  list.append(...known.map((value) => make("option", { value })));
  control.setAttribute("list", list.id);
  return [list];
}

function drawProblems(problems: readonly FieldProblem[], id: string): HTMLElement {
  const list = make("ul", { id, className: "dev-form-problems" });
  for (const { severity, code, message, hint } of problems)
    list.append(make("li", {}, `${severity} ${code}: ${message}${hint === undefined ? "" : ` ${hint}`}`));
  return list;
}
