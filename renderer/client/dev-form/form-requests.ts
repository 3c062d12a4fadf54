/** What the server says about a value of the file, and how it is edited. */
export interface Field {
  readonly pointer: string;
  readonly label: string;
  readonly group: readonly string[];
  readonly kind: "line" | "text" | "number" | "flag" | "choice";
  readonly value: string;
  readonly description: string;
  readonly choices?: readonly string[];
  readonly known?: readonly string[];
  readonly problems: readonly Problem[];
}

export interface Problem {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly hint?: string;
}

export interface Form {
  readonly file: string;
  /** Changes with every change of the file. */
  readonly version: string;
  readonly fields: readonly Field[];
  readonly problems: readonly Problem[];
}

/** A form, or a sentence that says why there is none. */
export type Answer = Form | { readonly message: string };

export interface Server {
  readonly base: string;
  readonly tokenOf: () => string;
}

export function isForm(answer: Answer): answer is Form {
  return "fields" in answer;
}

/** Fetches the form of the file behind a page. */
export function fetchForm(server: Server, page: string): Promise<Answer> {
  return ask(server, `form?page=${encodeURIComponent(page)}`);
}

/** Saves one value; the answer is the form as it is then. */
export function saveValue(server: Server, form: Form, pointer: string, value: string): Promise<Answer> {
  const { file, version } = form;
  return ask(server, "edit", JSON.stringify({ file, version, pointer, value }));
}

async function ask({ base, tokenOf }: Server, path: string, body?: string): Promise<Answer> {
  const headers = { "X-Fairlead-Token": tokenOf() };
  try {
    const response = await fetch(`${base}__fairlead/${path}`, {
      cache: "no-store",
      ...(body === undefined
        ? { headers }
        : { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body }),
    });
    return (await response.json()) as Answer;
  } catch {
    return { message: "The server does not answer. Is fairlead dev still running?" };
  }
}
