// The bundles, as Vite configurations.
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Kept out of the command: tools of development that the command loads only when it is asked for them. */
const EXTERNAL = [/^node:/, /^vite($|\/)/, /^playwright-core/, /^axe-core/];

/**
 * Chromium compiles the whole file beside the page while it arrives, and nothing of it at the first click: that takes a
 * quarter less then, and the start no more. Other browsers see a comment.
 */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad";
/** Code that runs between a click and the new page. */
const COMPILED_AHEAD = ["client", "show-page"];

/**
 * Functions that make a component or a context have no other effect, so that unused ones of the router can be
 * removed.
 */
const SMALL = {
  compress: {
    treeshake: {
      manualPureFunctions: ["createContext", "forwardRef", "memo"].map((name) => `import_react.${name}`),
    },
  },
  mangle: true,
};

/** Modules that keep a copy up to date, below `renderer/offline/client/`. */
const SAVED = "keep-saved|visit-copy|sync-client|copy-marker|command-again|at-work";

/** `Features.LightDark` of lightningcss: our styles never ask `light-dark()`, and variables for it cost every page. */
const LIGHT_DARK = 1 << 20;

/** Where each bundle lists the packages inside it, until the notices have been written. */
export const LICENCE_LIST = "licences.json";

/** The files that the browser gets. Addresses inside are relative, so that one bundle serves every base path. */
export function clientTarget(root, outDir, mode) {
  const development = mode === "development";
  return {
    ...common(root, mode),
    base: "./",
    css: { lightningcss: { exclude: LIGHT_DARK } },
    resolve: { alias: development ? [] : routerAlias(root) },
    // Code that a worker seldom needs is a chunk of its own there too.
    worker: {
      format: "es",
      rolldownOptions: {
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          comments: false,
        },
      },
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: "baseline-widely-available",
      minify: !development,
      manifest: "manifest.json",
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      license: { fileName: LICENCE_LIST },
      reportCompressedSize: false,
      rolldownOptions: {
        onLog: withoutRemarks,
        input: {
          "entry-client": join(root, "renderer/entry-client.tsx"),
          client: join(root, "renderer/client/start.tsx"),
          styles: join(root, "renderer/client/index.css"),
          docs: join(root, "renderer/client/docs.css"),
          text: join(root, "renderer/client/text.css"),
        },
        output: {
          // A page asks for the entry, and that for the client once the page is painted. One file for all that a first
          // visit runs then, and one for what it does later: pieces pack worse and come later.
          codeSplitting: {
            groups: [
              {
                name: "entry-client",
                test: /\/renderer\/entry-client\.tsx$|vite\/preload-helper/,
                priority: 3,
              },
              // Before the groups below, or what they share with the client would draw them into the first visit.
              { name: "client", tags: ["$initial"], test: /(?<!\.css)$/, priority: 2 },
              // The menus of every page have it; the code that shows a page has it too, and would bring all
              // of itself along. The code that the pages that grow late share is too small for a request of
              // its own.
              {
                name: "watch-menus",
                test: /\/renderer\/islands\/(?:menus\/watch-menus|use-return)\.ts$/,
                priority: 1,
              },
              // The search and what looks after a copy ask workers alike; for that a file of its own is too small.
              {
                name: "show-page",
                test: /\/renderer\/client\/(?:show-page|sidebar-pane|navigation-trees|shown-pages|messages|worker-client)\.ts$/,
              },
              // Before the group below, which would draw what both need along. Files of the copy are given at a press, which
              // few visits see.
              {
                name: "later",
                test: new RegExp(
                  `/renderer/(?:client/(?:later|prefetch|trusted-worker)|offline/client/(?!saved-downloads|${SAVED})[\\w-]+)\\.ts$`,
                ),
                priority: 1,
              },
              // Asked for by visitors who have saved something, or open the panel.
              { name: "visit-copy", test: new RegExp(`/renderer/offline/client/(?:${SAVED})\\.ts$`) },
            ],
          },
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          assetFileNames: "assets/[name]-[hash][extname]",
          comments: false,
          minify: development ? false : SMALL,
          postBanner: ({ name }) => (COMPILED_AHEAD.includes(name) && !development ? COMPILE_AHEAD : ""),
        },
      },
    },
  };
}

/** The editing form of `dev`: one module, which is no part of the client and so of no site. */
export function devFormTarget(root, outDir) {
  return {
    ...common(root, "production"),
    build: {
      outDir,
      emptyOutDir: true,
      target: "baseline-widely-available",
      modulePreload: false,
      license: { fileName: LICENCE_LIST },
      reportCompressedSize: false,
      lib: {
        entry: join(root, "renderer/client/dev-form/dev-form.ts"),
        formats: ["es"],
        fileName: () => "dev-form.js",
      },
      rolldownOptions: { onLog: withoutRemarks },
    },
  };
}

/** The package's own main files are its development build; the other one is not exported by a condition. */
function routerAlias(root) {
  const folder = join(root, "node_modules/react-router/dist/production");
  if (!existsSync(join(folder, "index.mjs"))) return [];
  return [
    { find: /^react-router$/, replacement: join(folder, "index.mjs") },
    { find: /^react-router\/dom$/, replacement: join(folder, "dom-export.mjs") },
  ];
}

/** A service worker: one classic script each, which the pipeline puts the facts of a site in front of. */
export function workerTarget(root, outDir, [name, input]) {
  return {
    ...common(root, "production"),
    build: {
      outDir,
      emptyOutDir: false,
      target: "baseline-widely-available",
      minify: true,
      modulePreload: false,
      // Both go into one folder.
      license: { fileName: `${name}-${LICENCE_LIST}` },
      reportCompressedSize: false,
      rolldownOptions: {
        onLog: withoutRemarks,
        input: { [name]: join(root, input) },
        output: { format: "iife", entryFileNames: "[name].js", comments: false },
      },
    },
  };
}

/** The worker of the offline copy, and the one that removes it. */
export const serviceWorkers = Object.entries({
  "service-worker": "renderer/offline/worker/service-worker.ts",
  "removal-worker": "renderer/offline/worker/removal-worker.ts",
});

/** The renderer for Node, with React inside. */
export function serverTarget(root, outDir) {
  return {
    ...nodeTarget(root, outDir, { "entry-server": join(root, "renderer/entry-server.tsx") }),
    resolve: { alias: textRendererAlias(root) },
    plugins: [noBrowser],
  };
}

/**
 * The module that makes texts of components; the package's own entry brings the one that makes streams of
 * them, too.
 */
function textRendererAlias(root) {
  const file = join(root, "node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js");
  return existsSync(file) ? [{ find: /^react-dom\/server$/, replacement: file }] : [];
}

/**
 * Islands know how a browser takes a page over, and where pages are made that is never done: half of all that a process
 * would read before its first page.
 */
const noBrowser = {
  name: "fairlead:no-browser",
  enforce: "pre",
  resolveId: {
    filter: { id: /^react-dom\/client$/ },
    handler: () => "\0no-browser",
  },
  load: {
    filter: { id: /^\0no-browser$/ },
    handler: () =>
      'export const createRoot = () => { throw new Error("There is no browser here."); };\nexport const hydrateRoot = createRoot;',
  },
};

/**
 * The command and the script of its threads, or undefined where the command is not there yet. Among its chunks `checks` is
 * the folder of the compiled schemas, and `packageFiles` that of the files of npm packages.
 */
export function pipelineTarget(root, outDir, { checks, packageFiles }) {
  const inputs = { fairlead: "pipeline/commands/main.ts", thread: "pipeline/tasks.ts" };
  const present = Object.entries(inputs).filter(([, path]) => existsSync(join(root, path)));
  if (present.length === 0) return undefined;
  const entries = Object.fromEntries(present.map(([name, path]) => [name, join(root, path)]));
  const target = nodeTarget(root, outDir, entries);
  const { output } = target.build.rolldownOptions;
  return {
    ...target,
    define: {
      ...target.define,
      __CHECKS__: JSON.stringify(`./${checks}`),
      __PACKAGE_FILES__: JSON.stringify(`./${packageFiles}`),
    },
    resolve: {
      alias: [
        // Schemas were compiled with the bundle; Ajv stays out of it.
        {
          find: /^\.\/schema-code\/own-checks\.ts$/,
          replacement: join(root, "pipeline/sources/validate/schema-code/bundled-checks.ts"),
        },
        {
          find: /^\.{1,2}\/(?:.*\/)?package-file\.ts$/,
          replacement: join(root, "pipeline/core/bundled-package-file.ts"),
        },
      ],
    },
    build: {
      ...target.build,
      rolldownOptions: {
        ...target.build.rolldownOptions,
        // Chunks of their own: they look for their folders beside themselves.
        output: {
          ...output,
          codeSplitting: {
            groups: ["bundled-checks", "bundled-package-file"].map((name) => ({
              name,
              test: new RegExp(`/${name}\\.ts$`),
            })),
          },
        },
      },
    },
  };
}

function nodeTarget(root, outDir, input) {
  return {
    ...common(root, "production"),
    ssr: {
      noExternal: true,
      target: "node",
      resolve: { conditions: ["node", "module", "import", "default"] },
    },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      target: "node20.19",
      minify: false,
      license: { fileName: LICENCE_LIST },
      reportCompressedSize: false,
      rolldownOptions: {
        onLog: withoutRemarks,
        input,
        external: EXTERNAL,
        output: {
          // Read and run where they are asked for, without the turns of the event loop that other modules take.
          format: "cjs",
          entryFileNames: "[name].cjs",
          chunkFileNames: "chunks/[name]-[hash].cjs",
          // They are a fifth of what is packed.
          comments: false,
        },
      },
    },
  };
}

/**
 * Remarks that say nothing of our code: packages mark files with "use client", a busy machine is slow, and the server
 * has all islands, which the client loads one by one.
 */
const REMARKS = new Set(["MODULE_LEVEL_DIRECTIVE", "PLUGIN_TIMINGS", "INEFFECTIVE_DYNAMIC_IMPORT"]);

function withoutRemarks(level, log, handle) {
  if (!REMARKS.has(log.code)) handle(level, log);
}

function common(root, mode) {
  return {
    root,
    mode,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      "process.env.NODE_ENV": JSON.stringify(mode),
      __DEVELOPMENT__: JSON.stringify(mode === "development"),
    },
  };
}
