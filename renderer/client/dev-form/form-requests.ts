import type { EditForm, EditReply, EditRequest } from "../../shared/compose/edit-form.ts";

export interface Server {
  readonly base: string;
  readonly tokenOf: () => string;
}

/** Whether the answer is a form; if not, it contains the reason. */
export function isForm(answer: EditReply): answer is EditForm {
  return "fields" in answer;
}

/** Fetches the form of the file behind a page. */
export function fetchForm(server: Server, page: string): Promise<EditReply> {
  return ask(server, `form?page=${encodeURIComponent(page)}`);
}

/** Saves one value; the answer is the form as it is then. */
export function saveValue(server: Server, request: EditRequest): Promise<EditReply> {
  const { file, version, pointer, value } = request;
  return ask(server, "edit", JSON.stringify({ file, version, pointer, value }));
}

async function ask({ base, tokenOf }: Server, path: string, body?: string): Promise<EditReply> {
  const headers = { "X-Fairlead-Token": tokenOf() };
  try {
    const response = await fetch(`${base}__fairlead/${path}`, {
      cache: "no-store",
      ...(body === undefined
        ? { headers }
        : { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body }),
    });
    return (await response.json()) as EditReply;
  } catch {
    return { message: "The server does not answer. Is fairlead dev still running?" };
  }
}
