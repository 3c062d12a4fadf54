/** Turns the compile cache of Node on for a command and for threads that are started later. */
export function enableCompileCache(folder: string, command: string): void;

/** The same in a thread; does nothing where its command has not turned it on. */
export function enableThreadCompileCache(): void;

/** Writes what is new, before a command ends in a hurry. */
export function flushCompileCache(): void;
