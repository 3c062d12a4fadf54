/** Hidden files, backup copies and packages are no part of a site. */
const ignored = /^(\.|node_modules$)|~$/;
/** Hidden folders of other systems: pictures of GitBook, and settings of VitePress. */
const opened = /^\.(?:gitbook|vitepress)$/;
/** Beside its settings VitePress keeps its theme and its cache there. */
const settings = /^config(?:\.[cm]?[jt]s)?$/;

/** Whether an entry of a folder is passed over. `folder` is its path, or its name alone. */
export function isIgnored(name: string, folder: string): boolean {
  if (ignored.test(name)) return !opened.test(name);
  return folder.endsWith(".vitepress") && !settings.test(name);
}
