import { expect, test } from "vitest";
import type { RenderedPage } from "../../render/page-files.ts";
import { type ClientChunks, shellFiles } from "./shell-files.ts";

const chunks: ClientChunks = {
  "renderer/entry.tsx": {
    file: "assets/entry-1.js",
    isEntry: true,
    imports: ["_react.js"],
    dynamicImports: [
      "_later.js",
      "renderer/client/show-page.ts",
      "renderer/client/dev-updates.ts",
      "renderer/islands/search/open-search.tsx",
      "renderer/islands/finder/finder.tsx",
      "renderer/islands/map/map.tsx",
    ],
  },
  "renderer/index.css": { file: "assets/styles-1.css", isEntry: true, assets: ["assets/plain-1.woff2"] },
  "renderer/client/text.css": {
    file: "assets/text-1.css",
    isEntry: true,
    assets: ["assets/plain-1.woff2"],
  },
  "_react.js": { file: "assets/react-1.js" },
  "_later.js": {
    file: "assets/later-1.js",
    imports: ["renderer/entry.tsx"],
    assets: ["assets/sync-worker-1.js"],
  },
  "renderer/client/show-page.ts": { file: "assets/show-page-1.js" },
  "renderer/client/dev-updates.ts": { file: "assets/dev-updates-1.js" },
  "renderer/islands/search/open-search.tsx": { file: "assets/open-search-1.js", imports: ["_use-search.js"] },
  "_use-search.js": {
    file: "assets/use-search-1.js",
    imports: ["_later.js"],
    assets: ["assets/search-worker-1.js"],
  },
  "renderer/islands/finder/finder.tsx": { file: "assets/finder-1.js" },
  "renderer/islands/map/map.tsx": { file: "assets/map-1.js" },
};

const notFound = (main: string): RenderedPage =>
  ({ parts: () => ({ title: "", head: "", breadcrumbs: "", toc: "", main }) }) as unknown as RenderedPage;
const always = [
  "assets/entry-1.js",
  "assets/later-1.js",
  "assets/open-search-1.js",
  "assets/plain-1.woff2",
  "assets/react-1.js",
  "assets/search-worker-1.js",
  "assets/show-page-1.js",
  "assets/styles-1.css",
  "assets/use-search-1.js",
];

test("the shell is what a page starts with, what the client loads by itself, and the search with its worker", () => {
  expect(shellFiles(chunks, undefined)).toEqual(always);
  expect(shellFiles(chunks, notFound("<h1>Page Not Found</h1>"))).toEqual(always);
});

test("an island comes along where the page of last resort shows it", () => {
  const main = '<div data-island="finder" data-props="{}"></div>';
  expect(shellFiles(chunks, notFound(main))).toEqual([...always, "assets/finder-1.js"].sort());
});
