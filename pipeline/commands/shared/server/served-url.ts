/** The address at which a server is opened on its own machine; `base` has a slash at both ends. */
export function servedUrl(host: string, port: number, base: string): string {
  // All addresses of the machine: browsers open none of that name on every system.
  const name = ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}${base}`;
}
