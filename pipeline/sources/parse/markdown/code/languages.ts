import type { LanguageFn } from "highlight.js";
import hljs from "highlight.js/lib/core";
import { HtmlEmitter } from "./html-emitter.ts";

interface Language {
  readonly load: () => Promise<{ default: LanguageFn }>;
  readonly aliases?: readonly string[];
  /** Languages that occur inside it; all are loaded, so that the result depends on the text alone. */
  readonly contains?: readonly string[];
}

const languages: Readonly<Record<string, Language>> = {
  armasm: { load: () => import("highlight.js/lib/languages/armasm"), aliases: ["arm", "asm"] },
  bash: { load: () => import("highlight.js/lib/languages/bash"), aliases: ["sh", "zsh"] },
  c: { load: () => import("highlight.js/lib/languages/c"), aliases: ["h"] },
  cmake: { load: () => import("highlight.js/lib/languages/cmake") },
  cpp: { load: () => import("highlight.js/lib/languages/cpp"), aliases: ["c++", "cc", "cxx", "hpp", "ino"] },
  csharp: { load: () => import("highlight.js/lib/languages/csharp"), aliases: ["cs", "c#"] },
  css: { load: () => import("highlight.js/lib/languages/css") },
  diff: { load: () => import("highlight.js/lib/languages/diff"), aliases: ["patch"] },
  dockerfile: { load: () => import("highlight.js/lib/languages/dockerfile"), aliases: ["docker"] },
  dos: { load: () => import("highlight.js/lib/languages/dos"), aliases: ["bat", "cmd"] },
  dts: {
    load: () => import("highlight.js/lib/languages/dts"),
    aliases: ["dtsi", "devicetree", "overlay", "keymap"],
  },
  gcode: { load: () => import("highlight.js/lib/languages/gcode"), aliases: ["nc"] },
  go: { load: () => import("highlight.js/lib/languages/go"), aliases: ["golang"] },
  http: { load: () => import("highlight.js/lib/languages/http") },
  ini: {
    load: () => import("highlight.js/lib/languages/ini"),
    aliases: ["toml", "conf", "cfg", "properties"],
  },
  java: { load: () => import("highlight.js/lib/languages/java") },
  javascript: {
    load: () => import("highlight.js/lib/languages/javascript"),
    aliases: ["js", "jsx", "mjs", "cjs"],
    contains: ["css", "xml"],
  },
  json: { load: () => import("highlight.js/lib/languages/json"), aliases: ["jsonc", "json5", "geojson"] },
  kconfig: { load: () => import("./kconfig.ts") },
  kotlin: { load: () => import("highlight.js/lib/languages/kotlin"), aliases: ["kt", "kts"] },
  lua: { load: () => import("highlight.js/lib/languages/lua") },
  makefile: { load: () => import("highlight.js/lib/languages/makefile"), aliases: ["make", "mk"] },
  markdown: {
    load: () => import("highlight.js/lib/languages/markdown"),
    aliases: ["md", "mdx"],
    contains: ["xml"],
  },
  matlab: { load: () => import("highlight.js/lib/languages/matlab"), aliases: ["octave"] },
  nginx: { load: () => import("highlight.js/lib/languages/nginx") },
  plaintext: {
    load: () => import("highlight.js/lib/languages/plaintext"),
    aliases: ["text", "txt", "plain"],
  },
  powershell: {
    load: () => import("highlight.js/lib/languages/powershell"),
    aliases: ["pwsh", "ps", "ps1"],
  },
  protobuf: { load: () => import("highlight.js/lib/languages/protobuf"), aliases: ["proto"] },
  python: { load: () => import("highlight.js/lib/languages/python"), aliases: ["py", "python3"] },
  rust: { load: () => import("highlight.js/lib/languages/rust"), aliases: ["rs"] },
  shell: {
    load: () => import("highlight.js/lib/languages/shell"),
    aliases: ["console", "shellsession", "sh-session"],
    contains: ["bash"],
  },
  sql: { load: () => import("highlight.js/lib/languages/sql") },
  swift: { load: () => import("highlight.js/lib/languages/swift") },
  tcl: { load: () => import("highlight.js/lib/languages/tcl"), aliases: ["xdc", "sdc"] },
  typescript: {
    load: () => import("highlight.js/lib/languages/typescript"),
    aliases: ["ts", "tsx", "mts", "cts"],
    contains: ["css", "javascript", "xml"],
  },
  verilog: {
    load: () => import("highlight.js/lib/languages/verilog"),
    aliases: ["v", "sv", "svh", "systemverilog"],
  },
  vhdl: { load: () => import("highlight.js/lib/languages/vhdl"), aliases: ["vhd"] },
  x86asm: { load: () => import("highlight.js/lib/languages/x86asm"), aliases: ["nasm"] },
  xml: {
    load: () => import("highlight.js/lib/languages/xml"),
    aliases: ["html", "xhtml", "svg", "urdf", "sdf"],
    contains: ["css", "javascript"],
  },
  yaml: { load: () => import("highlight.js/lib/languages/yaml"), aliases: ["yml"] },
};

const grammars = new Map(
  Object.entries(languages).flatMap(([name, { aliases = [] }]) =>
    [name, ...aliases].map((alias) => [alias, name] as const),
  ),
);

export const languageNames: readonly string[] = [...grammars.keys(), "dot", "graphviz"];

/** The grammar that colours a language, by its name or an alias. */
export function grammarOf(language: string): string | undefined {
  return grammars.get(language.toLowerCase());
}

/**
 * Loads the grammar of a language and those inside it, once in a process; an unknown language has no grammar.
 */
export async function loadLanguage(language: string): Promise<void> {
  const name = grammarOf(language);
  const found = name === undefined ? undefined : languages[name];
  if (name === undefined || !found || hljs.getLanguage(name)) return;
  hljs.registerLanguage(name, (await found.load()).default);
  for (const inner of found.contains ?? []) await loadLanguage(inner);
}

hljs.configure({ __emitter: HtmlEmitter });

export { hljs };
