import { posix } from "node:path";
import { itemsBelow, type Literal, textBelow, valueBelow } from "../../../../sources/navigation/literal.ts";
import { readToml } from "../../../../sources/navigation/read-toml.ts";
import { readYaml } from "../../../../sources/navigation/read-yaml.ts";
import { pairsBelow, textsBelow } from "./literals.ts";
import { repositoryAt, repositoryOfEdit, resolvedAddress } from "./repository.ts";
import { noFacts, type Pair, type System } from "./system.ts";

/** `mkdocs.yml`, or `zensical.toml`, which has the same below `project`. */
export const mkdocs: System = {
  dialect: "mkdocs",
  read(source, folder) {
    const file = source.firstOf(names.map((name) => folder + name));
    const text = (file === undefined ? undefined : source.textAt(file)) ?? "";
    const isToml = file?.endsWith(".toml") === true;
    const literal = isToml ? valueBelow(readToml(text), "project") : readYaml(text);
    const docs = posix.join(folder, textBelow(literal, "docs_dir") ?? "docs").replace(/\/+$/, "");
    const [repository, edit] = [textBelow(literal, "repo_url"), textBelow(literal, "edit_uri")];
    const [, url, base] = /^(https?:\/\/[^/]+)(\/.*)?$/.exec(textBelow(literal, "site_url") ?? "") ?? [];
    return {
      ...noFacts,
      docs: docs === "." ? "" : docs,
      url,
      base,
      settings: file === undefined ? [] : [[file, isToml ? "zensical.toml" : "mkdocs.yml"]],
      title: textBelow(literal, "site_name"),
      tagline: textBelow(literal, "site_description"),
      lang: textBelow(literal, "theme", "language"),
      repository:
        repositoryOfEdit(edit && resolvedAddress(edit, `${repository}/`)?.href) ?? repositoryAt(repository),
      redirects: redirectsOf(literal),
      excluded: excludedBy(literal),
    };
  },
};

const names = ["zensical.toml", "mkdocs.yml", "mkdocs.yaml"];

/** Options of a plugin, which is an item of a list or a key of a map. */
function pluginOf(literal: Literal | undefined, name: string): Literal | undefined {
  const listed = itemsBelow(literal, "plugins").map((plugin) => valueBelow(plugin, name));
  return [valueBelow(literal, "plugins", name), ...listed].find((found) => found !== undefined);
}

/** `redirect_maps` of the plugin mkdocs-redirects: files of former pages, and files or addresses. */
function redirectsOf(literal: Literal | undefined): Pair[] {
  return pairsBelow(pluginOf(literal, "redirects"), "redirect_maps").map(([from, to]) => [
    addressOf(from),
    /^https?:/.test(to) ? to : addressOf(to),
  ]);
}

function addressOf(file: string): string {
  const [, path = "", hash = ""] = /^([^#]*)(.*)$/.exec(file) ?? [];
  return `/${path.replace(/\.(?:md|markdown)$/, "").replace(/(^|\/)(?:index|README)$/i, "$1")}${hash}`;
}

function excludedBy(literal: Literal | undefined): string[] {
  const stated = textBelow(literal, "exclude_docs")?.split("\n") ?? [];
  return [
    ...stated.filter((line) => /^[^#!]/.test(line.trim())),
    ...textsBelow(pluginOf(literal, "exclude"), "glob"),
  ];
}
