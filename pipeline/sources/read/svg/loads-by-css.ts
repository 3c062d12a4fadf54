/** Parts of the same picture, and pixels and fonts within the file. */
const own =
  /url\((["']?)(?:#[^"'()\\\s]*|data:(?:image\/(?:avif|gif|jpe?g|png|webp)|font\/|application\/(?:x-)?font)[\w;,=+/.%-]*)\1\)/gi;
/** A backslash could spell each of these in another way. */
const loading = /url\(|@import|image-set\(|\bimage\(|\bsrc\(|\\/i;

/** Whether a style loads anything that is not in the file itself. */
export function loadsByCss(style: string): boolean {
  return loading.test(style) && loading.test(style.replace(own, " "));
}
