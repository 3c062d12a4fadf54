/** Hidden files, backup copies and packages are no part of a site. */
const ignored = /^(\.|node_modules$)|~$/;
/** Hidden folders of other systems: pictures of GitBook, and settings of VitePress. */
const opened = /^\.(?:gitbook|vitepress)$/;
/** Settings of VitePress and the files and folders that they usually import; beside these it has its theme and its cache there. */
const settings =
  /^(?:[\w.-]+\.(?:[cm]?[jt]s|json)|configs?|locales?|i18n|langs?|languages?|sidebars?|navs?|menus?|data|shared|utils?|constants)$/;

/** Whether an entry of a folder is passed over. `folder` is its path, or its name alone. */
export function isIgnored(name: string, folder: string): boolean {
  if (ignored.test(name)) return !opened.test(name);
  return folder.endsWith(".vitepress") && !settings.test(name);
}
