/** The part of WebAssembly that is used here: Node has it, and its types do not name it. */
declare global {
  namespace WebAssembly {
    class Module {
      constructor(bytes: Uint8Array);
    }
    class Instance {
      constructor(module: Module);
      readonly exports: Readonly<Record<string, unknown>>;
    }
  }
}

export {};
