/** The text of a style sheet; Vite makes it. */
declare module "*.css?inline" {
  const css: string;
  export default css;
}
