import type { EditForm, EditReply, FormField } from "../../shared/compose/edit-form.ts";
import { drawForm } from "./draw-form.ts";
import { fetchForm, isForm, type Server, saveValue } from "./form-requests.ts";
import { addStyle } from "./form-style.ts";
import { make } from "./make-element.ts";
import { PageRoom } from "./page-room.ts";

export interface Editing extends Server {
  /** Address of the page that is shown, base path not included. */
  readonly pageOf: () => string | undefined;
  /** Calls back whenever another page, or the same page anew, is shown. */
  readonly onShown: (action: () => void) => void;
}

/** Puts a bar under the page whose button opens a form of the values behind it. */
export function offerEditing(editing: Editing): void {
  addStyle();
  const bar = make("aside", { className: "dev-bar", ariaLabel: "Development" });
  const button = make("button", { type: "button" }, "Edit values");
  const panel = new Panel(editing, button);
  button.ariaExpanded = "false";
  button.addEventListener("click", () => void panel.toggle());
  bar.append(make("span", {}, "fairlead dev"), button);
  document.body.append(bar);
  editing.onShown(() => void panel.follow());
}

/** The form beside the page. It is no dialog: the page stays usable and shows what was saved. */
class Panel {
  readonly #root = make("aside", { className: "dev-form-panel" });
  readonly #title = make("h2", { tabIndex: -1, id: "dev-form-title" });
  readonly #file = make("p", { className: "dev-form-file" });
  readonly #status = make("p");
  readonly #filter = make("input", { type: "search" });
  readonly #content = make("div");
  readonly #room = new PageRoom();
  #form: EditForm | undefined;
  #page: string | undefined;

  constructor(
    readonly editing: Editing,
    readonly opener: HTMLElement,
  ) {
    const close = make("button", { type: "button" }, "Close");
    close.addEventListener("click", () => this.close());
    this.#root.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      // One key closes one thing: what is wrong stays over the page.
      event.preventDefault();
      this.close();
    });
    this.#status.role = "status";
    this.#root.setAttribute("aria-labelledby", this.#title.id);
    this.#filter.ariaLabel = "Find a value";
    this.#filter.placeholder = "Find a value";
    this.#filter.addEventListener("input", () => this.#applyFilter());
    const head = make("div", { className: "dev-form-head" });
    head.append(this.#title, close);
    this.#root.append(head, this.#file, this.#status, this.#filter, this.#content);
  }

  async toggle(): Promise<void> {
    if (this.#root.isConnected) return this.close();
    document.body.append(this.#root);
    document.documentElement.classList.add("has-dev-form");
    this.#room.narrow();
    this.opener.ariaExpanded = "true";
    await this.#load();
    this.#title.focus();
  }

  close(): void {
    this.#root.remove();
    document.documentElement.classList.remove("has-dev-form");
    this.#room.widen();
    this.opener.ariaExpanded = "false";
    this.opener.focus();
  }

  /**
   * Loads the form of another page, which has another file; when the same page is shown anew, the form is left
   * unchanged.
   */
  async follow(): Promise<void> {
    if (!this.#root.isConnected) return;
    // A page of another layout brings style sheets of its own.
    this.#room.narrow();
    if (this.editing.pageOf() !== this.#page) await this.#load();
  }

  async #load(): Promise<void> {
    this.#page = this.editing.pageOf();
    this.#show(await fetchForm(this.editing, this.#page ?? ""), "");
  }

  #show(answer: EditReply, done: string): void {
    this.#form = isForm(answer) ? answer : undefined;
    this.#title.textContent = isForm(answer) ? answer.title : "Edit values";
    this.#file.textContent = isForm(answer) ? answer.file : "";
    this.#status.textContent = isForm(answer) ? done : answer.message;
    this.#filter.hidden = !isForm(answer);
    if (isForm(answer))
      this.#content.replaceChildren(drawForm(answer, (field, value) => this.#save(field, value)));
    else this.#content.replaceChildren();
    this.#applyFilter();
  }

  async #save(field: FormField, value: string): Promise<void> {
    if (this.#form === undefined) return;
    const { file, version } = this.#form;
    this.#status.textContent = `Saving ${field.label} …`;
    const answer = await saveValue(this.editing, { file, version, pointer: field.pointer, value });
    if (!isForm(answer)) return this.#refuse(field, answer.message);
    const problems = answer.fields.find(({ pointer }) => pointer === field.pointer)?.problems ?? [];
    this.#show(
      answer,
      problems.length === 0 ? `${field.label} is saved.` : `${field.label} is saved, but is not right yet.`,
    );
    this.#control(field.pointer)?.focus();
  }

  /** Nothing was saved: what was typed stays, with the reason beside it. */
  #refuse({ pointer }: FormField, message: string): void {
    this.#status.textContent = `Not saved: ${message}`;
    const control = this.#control(pointer);
    if (control === undefined) return;
    control.ariaInvalid = "true";
    control.focus();
  }

  #control(pointer: string): HTMLElement | undefined {
    const rows = [...this.#content.querySelectorAll<HTMLElement>(".dev-form-field")];
    const row = rows.find(({ dataset }) => dataset.pointer === pointer);
    return row?.querySelector<HTMLElement>("input, textarea, select") ?? undefined;
  }

  /** Shows the values whose name, group or text holds what is looked for. */
  #applyFilter(): void {
    const wanted = this.#filter.value.trim().toLowerCase();
    for (const group of this.#content.querySelectorAll("fieldset")) {
      const name = group.querySelector("legend")?.textContent?.toLowerCase() ?? "";
      let isShown = false;
      for (const row of group.querySelectorAll<HTMLElement>(".dev-form-field")) {
        const value = row.querySelector<HTMLInputElement>("input, textarea, select")?.value ?? "";
        const text = `${name} ${row.querySelector("label")?.textContent} ${value}`.toLowerCase();
        row.hidden = !text.includes(wanted);
        isShown ||= !row.hidden;
      }
      group.hidden = !isShown;
    }
  }
}
