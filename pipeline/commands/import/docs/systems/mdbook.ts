import { textBelow } from "../../../../sources/navigation/literal.ts";
import { readToml } from "../../../../sources/navigation/read-toml.ts";
import { pairsBelow } from "./literals.ts";
import { repositoryAt, repositoryOfEdit, resolvedAddress } from "./repository.ts";
import { noFacts, type Pair, type System } from "./system.ts";

/** `book.toml` with the chapters in `src`, or where it says. */
export const mdbook: System = {
  dialect: "mdbook",
  read(source, folder) {
    const path = `${folder}book.toml`;
    // A book whose settings are no TOML is read with the defaults of mdBook.
    const literal = readToml(source.textAt(path) ?? "");
    const textOf = (...keys: readonly string[]): string | undefined =>
      textBelow(literal, ...keys) || undefined;
    const below = (textOf("book", "src") ?? "src").replace(/^(?:\.\/)+|\/+$/g, "");
    return {
      ...noFacts,
      docs: (folder + (below === "." ? "" : below)).replace(/\/$/, ""),
      settings: source.fileAt(path) === undefined ? [] : [[path, "book.toml"]],
      title: textOf("book", "title"),
      tagline: textOf("book", "description"),
      lang: textOf("book", "language"),
      base: textOf("output", "html", "site-url"),
      repository:
        repositoryOfEdit(textOf("output", "html", "edit-url-template")) ??
        repositoryAt(textOf("output", "html", "git-repository-url")),
      redirects: pairsBelow(literal, "output", "html", "redirect").map(redirect),
    };
  },
};

/** A target counts from the page that had the address. */
function redirect([from, to]: Pair): Pair {
  const address = `/${from.replace(/^\/+/, "")}`;
  return [address, /^https?:/.test(to) ? to : relativeTo(address, to)];
}

function relativeTo(address: string, to: string): string {
  const { pathname = to, hash = "" } = resolvedAddress(to, `http://book.invalid${address}`) ?? {};
  return pathname + hash;
}
