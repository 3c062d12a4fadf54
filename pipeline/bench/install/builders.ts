/** A site builder as its own guide has it installed: what a person writes before the first page is served. */
export interface Builder {
  readonly name: string;
  /** The Node that it needs, where that is not every one that Fairlead takes. */
  readonly node?: string;
  readonly packages: Readonly<Record<string, string>>;
  /** Files besides the docs. */
  readonly files: Readonly<Record<string, string>>;
  /** Folder of the docs. */
  readonly docs: string;
  /** Its script below `node_modules`, and the arguments that serve the site. */
  readonly serve: (port: number) => readonly string[];
  readonly build: readonly string[];
  /** Address of the first doc. */
  readonly page: string;
}

/** The tarball of Fairlead is beside the builder's folder. */
export const fairlead = (tarball: string): Builder => ({
  name: "Fairlead",
  packages: { fairlead: `file:${tarball}` },
  files: {},
  docs: "data/docs",
  serve: (port) => ["fairlead/pipeline/bin/fairlead.js", "dev", "--port", `${port}`],
  build: ["fairlead/pipeline/bin/fairlead.js", "build", "--quiet"],
  page: "/docs/page-1",
});

export const peers: readonly Builder[] = [
  {
    name: "VitePress",
    packages: { vitepress: "1.6.4" },
    files: { "docs/.vitepress/config.mjs": 'export default { title: "Site" };\n' },
    docs: "docs",
    serve: (port) => [
      "vitepress/bin/vitepress.js",
      "dev",
      "docs",
      "--port",
      `${port}`,
      "--host",
      "127.0.0.1",
    ],
    build: ["vitepress/bin/vitepress.js", "build", "docs"],
    page: "/page-1.html",
  },
  {
    name: "Starlight",
    node: "22",
    packages: { "@astrojs/starlight": "0.42.4", astro: "7.3.5", sharp: "latest" },
    files: {
      "astro.config.mjs":
        'import { defineConfig } from "astro/config";\nimport starlight from "@astrojs/starlight";\nexport default defineConfig({ integrations: [starlight({ title: "Site" })] });\n',
      "src/content.config.ts":
        'import { defineCollection } from "astro:content";\nimport { docsLoader } from "@astrojs/starlight/loaders";\nimport { docsSchema } from "@astrojs/starlight/schema";\nexport const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n',
    },
    docs: "src/content/docs",
    serve: (port) => ["astro/bin/astro.mjs", "dev", "--port", `${port}`, "--host", "127.0.0.1"],
    build: ["astro/bin/astro.mjs", "build"],
    page: "/page-1/",
  },
  {
    name: "Docusaurus",
    packages: {
      "@docusaurus/core": "3.10.2",
      "@docusaurus/preset-classic": "3.10.2",
      "@mdx-js/react": "3.1.1",
      react: "19.3.1",
      "react-dom": "19.3.1",
    },
    // The bar of each page leads to "/", which docs alone do not make: a broken link would end the build. So would
    // "type": "module" in package.json ("require.resolveWeak is not a function").
    files: {
      "docusaurus.config.js":
        'export default { title: "Site", url: "https://example.org", baseUrl: "/", onBrokenLinks: "warn", presets: [["classic", { docs: { routeBasePath: "docs" }, blog: false }]] };\n',
    },
    docs: "docs",
    serve: (port) => [
      ...["@docusaurus/core/bin/docusaurus.mjs", "start", "--no-open"],
      ...["--port", `${port}`, "--host", "127.0.0.1"],
    ],
    build: ["@docusaurus/core/bin/docusaurus.mjs", "build"],
    page: "/docs/page-1",
  },
];
