/** The address of a bundled worker; Vite makes it. */
declare module "*?worker&url" {
  const address: string;
  export default address;
}
