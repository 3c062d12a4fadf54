const ALGORITHMS: Readonly<Record<string, string>> = {
  sha256: "SHA-256",
  sha384: "SHA-384",
  sha512: "SHA-512",
};

/** Whether bytes are those that a subresource integrity such as `sha256-…` names. */
export async function hasIntegrity(bytes: Uint8Array<ArrayBuffer>, integrity: string): Promise<boolean> {
  const [, name = "", digest = ""] = /^(sha\d+)-(.+)$/.exec(integrity) ?? [];
  const algorithm = ALGORITHMS[name];
  if (algorithm === undefined) return false;
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return btoa(String.fromCharCode(...hash)) === digest;
}
