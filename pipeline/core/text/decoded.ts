/**
 * An address as a file is called, without percent signs; those that stand for `/`, `?` or `#` stay. Most have none, and to
 * look for one takes a tenth of the time: a build asks ten times of each page.
 */
export function decodedPath(address: string): string {
  return address.includes("%") ? decodeURI(address) : address;
}

/** The same of an address of which no part is to be told from another. */
export function decodedAddress(address: string): string {
  return address.includes("%") ? decodeURIComponent(address) : address;
}
