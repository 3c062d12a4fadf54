import type { AddressRule } from "./dialect.ts";

/** Every file that a doc can name is in the folder of the docs. */
const inDocs = { roots: ["docs/"], bases: [], publicFolders: ["docs/"] } as const;

/** A page is `x.html`, and a folder has an index. */
const htmlFiles = [
  { pattern: /\/(?:index\.html)?$/, to: ["/index.md", "/README.md"] },
  { pattern: /\.html$/, to: [".md"] },
] as const;

/** Fairlead: a page is found by its file and by its address. */
export const fairlead: AddressRule = {
  indexNames: ["index", "readme"],
  folderNamed: true,
  numbered: true,
  indexHasId: true,
};

/** Docusaurus: `x.md` names a file, any other target is an address. */
export const docusaurus: AddressRule = {
  indexNames: ["index", "readme"],
  folderNamed: true,
  numbered: true,
  indexHasId: false,
  targets: {
    files: [{ pattern: /\.mdx?$/i, to: ["$&"] }],
    roots: ["docs/", ""],
    bases: ["docs/", ""],
    publicFolders: ["static/", "docs/"],
    partsApart: true,
    pageFolders: [
      { folder: "src/pages/", address: "/" },
      { folder: "blog/", address: "/blog", isWhole: true },
    ],
    aliases: { "@site/": "/", "~@site/": "/" },
    route: "/docs",
    finalSlash: "folders",
  },
};

/** VitePress: every target names a file, whose ending may be left off or be `.html`. */
export const vitepress: AddressRule = {
  indexNames: ["index"],
  folderNamed: false,
  numbered: false,
  indexHasId: false,
  targets: {
    files: [
      { pattern: /\.md$/, to: ["$&"] },
      { pattern: /\.html$/, to: [".md"] },
      { pattern: /\/$/, to: ["/index.md"] },
      { pattern: /$/, to: [".md"] },
    ],
    roots: ["docs/"],
    bases: [],
    publicFolders: ["docs/public/", "public/", "docs/"],
  },
};

/** Starlight: a target is an address, whose names are slugs of those of the files. */
export const starlight: AddressRule = {
  indexNames: ["index"],
  folderNamed: false,
  numbered: false,
  indexHasId: false,
  slugged: true,
  targets: {
    files: [{ pattern: /\.(?:mdx?|mdoc)$/i, to: ["$&"] }],
    roots: ["docs/", ""],
    bases: [],
    publicFolders: ["public/", "docs/"],
    pageFolders: [{ folder: "src/pages/", address: "/" }],
    // Folders beside the docs are at the root of the data folder, and so are the usual names of `src`.
    aliases: { "~/": "/", "@/": "/", "/src/": "/" },
    route: "/",
    finalSlash: "all",
  },
};

/**
 * MkDocs with folder addresses, its default: `x.md` names a file, any other target is relative to the address
 * of the page.
 */
export const mkdocs: AddressRule = {
  indexNames: ["index", "readme"],
  folderNamed: false,
  numbered: false,
  indexHasId: false,
  oneIndex: true,
  targets: {
    files: [
      { pattern: /\.(?:md|markdown)$/, to: ["$&"] },
      { pattern: /\/?(?:index\.html)?$/, to: [".md", "/index.md", "/README.md"], from: "page" },
    ],
    ...inDocs,
    finalSlash: "all",
  },
};

/** MkDocs with a plugin such as altlink, by which a target without an ending is a file beside the page. */
export const mkdocsByFile: AddressRule = {
  ...mkdocs,
  targets: {
    files: [
      { pattern: /\.(?:md|markdown)$/, to: ["$&"] },
      { pattern: /\/?(?:index\.html)?$/, to: [".md", "/index.md", "/README.md"], from: "either" },
    ],
    ...inDocs,
    finalSlash: "all",
  },
};

/** MkDocs with `use_directory_urls: false`: a page is `x.html`. */
export const mkdocsFiles: AddressRule = {
  ...mkdocs,
  targets: {
    files: [{ pattern: /\.(?:md|markdown)$/, to: ["$&"] }, ...htmlFiles],
    ...inDocs,
  },
};

/** mdBook: `x.md` or `x.html`. */
export const mdbook: AddressRule = {
  indexNames: ["readme", "index"],
  folderNamed: false,
  numbered: false,
  indexHasId: false,
  targets: {
    files: [
      { pattern: /\.md$/, to: ["$&"] },
      { pattern: /\/(?:index\.html)?$/, to: ["/README.md", "/index.md"] },
      { pattern: /\.html$/, to: [".md"] },
    ],
    ...inDocs,
  },
};

/** GitBook: a file, or a folder that has a README; HonKit: `x.html` too. */
export const gitbook: AddressRule = {
  indexNames: ["readme"],
  folderNamed: false,
  numbered: false,
  indexHasId: false,
  targets: {
    files: [
      { pattern: /\.md$/, to: ["$&"] },
      { pattern: /\/?index\.html$/, to: ["/README.md", "/index.md"] },
      { pattern: /\.html$/, to: [".md"] },
      { pattern: /\/?$/, to: ["/README.md", ".md"] },
    ],
    roots: ["docs/", ""],
    bases: [],
    publicFolders: ["", "docs/"],
  },
};

/** Jekyll: `/a/b.html`, or a file; "/" is the site. */
export const jekyll: AddressRule = {
  indexNames: ["index", "readme"],
  folderNamed: false,
  numbered: false,
  indexHasId: false,
  slugOfSite: true,
  targets: {
    files: [
      { pattern: /\.(?:md|markdown)$/i, to: ["$&"] },
      {
        pattern: /\/(?:index\.html)?$/,
        to: ["/index.md", "/index.markdown", "/README.md", ".md", ".markdown"],
        from: "either",
      },
      { pattern: /\.html$/, to: [".md", ".markdown"] },
      { pattern: /$/, to: [".md", ".markdown", "/index.md", "/README.md"], from: "either" },
    ],
    ...inDocs,
    oneRoot: true,
    finalSlash: "all",
  },
};

/** GitHub: a file, or a folder whose README is shown; "/" is the repository. */
export const github: AddressRule = {
  indexNames: ["readme", "index"],
  folderNamed: false,
  numbered: false,
  indexHasId: false,
  targets: {
    files: [
      { pattern: /\.(?:mdx?|markdown)$/i, to: ["$&"] },
      { pattern: /\/?$/, to: ["/README.md", "/readme.md", "/index.md"] },
    ],
    roots: ["", "docs/"],
    bases: [],
    publicFolders: ["", "docs/"],
  },
};
