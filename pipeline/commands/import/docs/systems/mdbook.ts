import { parse, TomlError } from "smol-toml";
import { repositoryAt, repositoryOfEdit, resolvedAddress } from "./repository.ts";
import { noFacts, type Pair, type System } from "./system.ts";

/** `book.toml` with the chapters in `src`, or where it says. */
export const mdbook: System = {
  dialect: "mdbook",
  read(source, folder) {
    const path = `${folder}book.toml`;
    const book = tableOf(tomlOf(source.textAt(path) ?? "").book);
    const html = tableOf(tableOf(tomlOf(source.textAt(path) ?? "").output).html);
    const below = (textOf(book.src) ?? "src").replace(/^(?:\.\/)+|\/+$/g, "");
    return {
      ...noFacts,
      docs: (folder + (below === "." ? "" : below)).replace(/\/$/, ""),
      settings: source.fileAt(path) === undefined ? [] : [[path, "book.toml"]],
      title: textOf(book.title),
      tagline: textOf(book.description),
      lang: textOf(book.language),
      base: textOf(html["site-url"]),
      repository:
        repositoryOfEdit(textOf(html["edit-url-template"])) ??
        repositoryAt(textOf(html["git-repository-url"])),
      redirects: Object.entries(tableOf(html.redirect)).flatMap(([from, to]) => redirect(from, to)),
    };
  },
};

type Table = Readonly<Record<string, unknown>>;

/** An empty table for a text that is not TOML: the book is then read with the defaults of mdBook. */
function tomlOf(text: string): Table {
  try {
    return parse(text, { integersAsBigInt: "asNeeded" });
  } catch (error) {
    if (error instanceof TomlError) return {};
    throw error;
  }
}

function tableOf(value: unknown): Table {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Table) : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** A target counts from the page that had the address. */
function redirect(from: string, to: unknown): Pair[] {
  if (typeof to !== "string") return [];
  const address = `/${from.replace(/^\/+/, "")}`;
  return [[address, /^https?:/.test(to) ? to : relativeTo(address, to)]];
}

function relativeTo(address: string, to: string): string {
  const { pathname = to, hash = "" } = resolvedAddress(to, `http://book.invalid${address}`) ?? {};
  return pathname + hash;
}
