import type { Dialect, DialectName } from "./dialect.ts";
import { docusaurus } from "./docusaurus.ts";
import { fairlead } from "./fairlead.ts";
import { gitbook } from "./gitbook.ts";
import { github } from "./github.ts";
import { jekyll } from "./jekyll.ts";
import { mdbook } from "./mdbook.ts";
import { mkdocs } from "./mkdocs.ts";
import { starlight } from "./starlight.ts";
import { vitepress } from "./vitepress.ts";

/** All dialects, in the order in which their signs are looked for: a system before one that shares its files. */
export const dialects: Readonly<Record<DialectName, Dialect>> = {
  docusaurus,
  vitepress,
  starlight,
  mkdocs,
  mdbook,
  gitbook,
  jekyll,
  github,
  fairlead,
};
