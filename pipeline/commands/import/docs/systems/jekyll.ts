import { posix } from "node:path";
import { itemsBelow, type Literal, textBelow, valueBelow } from "../../../../sources/navigation/literal.ts";
import { readYaml } from "../../../../sources/navigation/read-yaml.ts";
import { joined } from "../plan.ts";
import type { SourceFolder } from "../source-folder.ts";
import { pairsBelow } from "./literals.ts";
import { docsBelow, type OtherDocs } from "./other-docs.ts";
import { repositoryAt } from "./repository.ts";
import { type FurtherDocs, noFacts, type System } from "./system.ts";

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
      further: collectionsOf(source, docs, literal),
      others: postsOf(source, docs),
    };
  },
};

/** A collection whose documents are pages: its address, where that is the same for all but for their names. */
function collectionsOf(source: SourceFolder, docs: string, literal: Literal | undefined): FurtherDocs[] {
  const collections = valueBelow(literal, "collections");
  const above = textBelow(literal, "collections_dir") ?? "";
  if (collections?.kind !== "map") return [];
  return [...collections.entries].flatMap(([name, settings]): FurtherDocs[] => {
    const from = joined(docs, joined(above, `_${name}`));
    const route = routeOf(name, textBelow(settings, "permalink"));
    const isShown = textBelow(settings, "output") === "true" && name !== "posts";
    if (!isShown || route === undefined || !source.hasFolder(from)) return [];
    const label = textBelow(literal, "just_the_docs", "collections", name, "name");
    return [{ name, from, route, ...(label !== undefined && { label }) }];
  });
}

/** `/guides/:name/` is below `/guides`; undefined for a template with more than the name of a document. */
function routeOf(collection: string, permalink = "/:collection/:path"): string | undefined {
  const written = permalink.replaceAll(":collection", collection);
  const below = /^\/?(?<route>[^:]*?)\/?:(?:name|path|title|slug)(?::output_ext|\.html)?\/?$/.exec(written)
    ?.groups?.route;
  return below === undefined ? undefined : `/${below}`;
}

/** Posts of a blog, and documents of collections that have no pages here. */
function postsOf(source: SourceFolder, docs: string): OtherDocs[] {
  return docsBelow(source, docs, /^(?:[^/]+\/)*_(?:posts|drafts)(?=\/)/);
}

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
