/**
 * An address in the spelling of a file's name, without percent signs; those that encode `/`, `?` or `#` stay.
 * Most have no percent sign, and to look for one takes a tenth of the time: a build does this ten times for
 * each page.
 */
export function decodedPath(address: string): string {
  return address.includes("%") ? decodeURI(address) : address;
}

/** The same for an address whose parts are not separated any more. */
export function decodedAddress(address: string): string {
  return address.includes("%") ? decodeURIComponent(address) : address;
}

/** The same for a text of anybody; undefined where its percent signs do not encode text. */
export function decodedText(text: string): string | undefined {
  try {
    return decodedAddress(text);
  } catch {
    return undefined;
  }
}
