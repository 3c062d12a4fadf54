import { posix } from "node:path";
import { itemsBelow, type Literal, textBelow } from "../../../../sources/navigation/literal.ts";
import { readYaml } from "../../../../sources/navigation/read-yaml.ts";
import { joined } from "../plan.ts";
import { pairsBelow } from "./literals.ts";
import { repositoryAt } from "./repository.ts";
import { noFacts, type System } from "./system.ts";

/** Folders of Jekyll that hold no pages, and its usual exclusions. */
const noPages = ["_*/**", "**/_*/**", "vendor/**", "Gemfile*", "node_modules/**", "404.html"];

/** `_config.yml`, with or without a theme of docs such as Just the Docs. */
export const jekyll: System = {
  dialect: "jekyll",
  read(source, folder) {
    const file = source.firstOf([`${folder}_config.yml`, `${folder}_config.yaml`]);
    const literal = readYaml((file === undefined ? undefined : source.textAt(file)) ?? "");
    const docs = posix.join(folder, textBelow(literal, "source") ?? "").replace(/^\.?\/?|\/+$/g, "");
    // The page of the folder is index alone where both are there.
    const at = (name: string): string => joined(docs, name);
    const hasBoth =
      source.fileAt(at("README.md")) !== undefined &&
      source.firstOf([at("index.md"), at("index.markdown")]) !== undefined;
    return {
      ...noFacts,
      docs,
      settings: file === undefined ? [] : [[file, "_config.yml"]],
      title: textBelow(literal, "title"),
      tagline: textBelow(literal, "description"),
      lang: textBelow(literal, "lang") ?? textBelow(literal, "locale"),
      url: textBelow(literal, "url"),
      base: textBelow(literal, "baseurl"),
      variables: variablesOf(literal),
      ...(hasBoth && { addresses: { "docs/README.md": "/README" } }),
      repository: repositoryAt(repositoryOf(literal)),
      excluded: [...noPages, ...excludedBy(literal)],
    };
  },
};

/** Texts of the settings, as pages name them. */
function variablesOf(literal: Literal | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pairsBelow(literal).flatMap(([name, text]) => (text === "" ? [] : [[`site.${name}`, text]])),
  );
}

function repositoryOf(literal: Literal | undefined): string | undefined {
  const path = textBelow(literal, "repository") ?? textBelow(literal, "gh_edit_repository");
  return path === undefined || path.includes(":") ? path : `https://github.com/${path}`;
}

/** `exclude` names files and folders. */
function excludedBy(literal: Literal | undefined): string[] {
  return itemsBelow(literal, "exclude").flatMap((item) =>
    item.kind === "text" && item.text !== "" ? [item.text, `${item.text.replace(/\/+$/, "")}/**`] : [],
  );
}
