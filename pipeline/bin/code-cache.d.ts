/** Lets modules below a folder come from a cache that the command of this name keeps, here and in threads that are started later. */
export function keepCompiledCode(folder: string, name: string): void;

/** Lets a thread take what its command has kept; does nothing where no command keeps anything. */
export function takeCompiledCode(): void;
