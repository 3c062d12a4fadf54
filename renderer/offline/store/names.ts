/** The names of a copy on the device. They carry the scope, so that two sites of one host do not meet. */
export interface CopyNames {
  /** Base path with a slash at both ends. */
  readonly scope: string;
  /** Cache of the objects. */
  readonly objects: string;
  /** Cache of the copy of the pointer. */
  readonly meta: string;
  /** Database of pointer and notes; channel of messages between tabs; lock of downloads; Cache that comes and goes. */
  readonly database: string;
}

/** How the stores of a site are called; sites of one origin that lie under different paths share none. */
export function copyNames(scope: string): CopyNames {
  const name = `fairlead${scope}`;
  return { scope, objects: `${name}objects`, meta: `${name}meta`, database: name };
}

/** Address of an object, on the server and in the Cache alike. */
export function objectAddress(scope: string, hash: string): string {
  return `${scope}packs/objects/${hash}`;
}

/** Address of the copy of the pointer in its Cache; the server has no such file. */
export function pointerAddress(scope: string): string {
  return `${scope}packs/pointer.json`;
}
