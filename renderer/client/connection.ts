/**
 * The properties of the network that some browsers report, as `navigator.connection` of the Network Information API.
 */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is too slow or too expensive to fetch pages that were not requested yet. */
export function isSparing(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.includes("2g") === true;
}
