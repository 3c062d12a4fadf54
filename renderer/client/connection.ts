/** What some browsers tell of the network, as `navigator.connection` of the Network Information API. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is too slow, or too dear, to fetch what nobody asked for. */
export function isSparing(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.includes("2g") === true;
}
