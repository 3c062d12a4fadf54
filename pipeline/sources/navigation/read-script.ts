import type { File } from "@babel/types";
import type { Literal } from "./literal.ts";
import { modulePaths } from "./script/module-path.ts";
import { addedLength, parseScript } from "./script/parse-script.ts";
import {
  ALL_EXPORTS,
  type Binding,
  exportsOf,
  type Scope,
  type ScriptFile,
  scopeOf,
} from "./script/script-scope.ts";
import { ScriptValues } from "./script/script-values.ts";

/** A file of settings, and the files beside it that it may import. */
interface ScriptSource {
  readonly path: string;
  readonly text: string;
  readonly textOf?: ((path: string) => string | undefined) | undefined;
}

/** The readable part of settings in JavaScript or TypeScript. */
export interface ScriptRead {
  /** The value that the file exports; absent: it exports none, or is no script. */
  readonly literal?: Literal | undefined;
  /** Whether the file is a script. */
  readonly isScript: boolean;
  /** Paths of the other files from which values were taken. */
  readonly files: readonly string[];
}

/** Files of settings that import each other in a longer chain are no settings. */
const MOST_FILES = 200;

/**
 * The value that a settings file of JavaScript or TypeScript exports, as far as it is written out: strings, lists and objects,
 * and constants and functions of the same files that are nothing else. Nothing is run. JSON is read as well.
 */
export function readScript(source: ScriptSource): ScriptRead {
  const modules = new Modules(source);
  const main = modules.at(source.path);
  const binding = main?.exports.get("default");
  const literal =
    main === undefined || binding === undefined
      ? undefined
      : new ScriptValues(main.scope.file, modules).settings(binding, main.scope.file);
  return {
    literal: literal?.kind === "unread" && literal.call === undefined ? undefined : literal,
    isScript: main !== undefined,
    files: modules.used(),
  };
}

interface Module {
  readonly scope: Scope;
  readonly exports: ReadonlyMap<string, Binding>;
}

/** The files of the settings, parsed when something of them is needed. */
class Modules {
  readonly #known = new Map<string, Module | undefined>();

  constructor(readonly source: ScriptSource) {}

  used(): string[] {
    return [...this.#known].flatMap(([path, module]) =>
      module === undefined || path === this.source.path ? [] : [path],
    );
  }

  at(path: string): Module | undefined {
    if (!this.#known.has(path) && this.#known.size < MOST_FILES) this.#known.set(path, this.#read(path));
    return this.#known.get(path);
  }

  #read(path: string): Module | undefined {
    const { source } = this;
    const text = path === source.path ? source.text : source.textOf?.(path);
    const tree = text === undefined ? undefined : parseScript(text);
    return text === undefined || tree === undefined
      ? undefined
      : moduleOf(tree, { path, text, added: addedLength(text) });
  }

  /** The binding that a file exports by a name, through the files that only pass it on. */
  exported(specifier: string, name: string, file: ScriptFile): Binding | undefined {
    let wanted = { specifier, name, from: file.path };
    for (let step = 0; step < MOST_FILES; step++) {
      const found = this.#exportOf(wanted);
      if (found?.binding.kind !== "import") return found?.binding;
      wanted = { specifier: found.binding.specifier, name: found.binding.name, from: found.path };
    }
    return undefined;
  }

  #exportOf({ specifier, name, from }: { specifier: string; name: string; from: string }) {
    for (const path of modulePaths(specifier, from)) {
      const module = this.at(path);
      if (module === undefined) continue;
      const binding = module.exports.get(name === ALL_EXPORTS ? "default" : name);
      return binding && { path, binding };
    }
    return undefined;
  }
}

function moduleOf({ program }: File, file: ScriptFile): Module {
  const scope = scopeOf(program.body, { file });
  return { scope, exports: exportsOf(program, scope) };
}
