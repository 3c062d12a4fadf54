import type { RepositoryFacts } from "./system.ts";

/** `…/edit/main/docs/`, `…/blob/main/{path}`, `…/tree/main/docs`: the repository, the branch, and the folder below it. */
const editing =
  /^(?<repository>https?:\/\/[^/\s]+\/.+?)\/(?<dash>-\/)?(?:edit|blob|tree|raw)\/(?<branch>[^/\s]+)(?:\/(?<folder>[^:{}$\s]*))?/;

/** The template of an address at which files are edited. */
export function repositoryOfEdit(address: string | undefined): RepositoryFacts | undefined {
  const { repository, dash = "", branch, folder = "" } = editing.exec(address ?? "")?.groups ?? {};
  if (repository === undefined || branch === undefined) return undefined;
  const template = `${repository}/${dash}blob/${branch}/{path}`;
  return { template, folder: folder.replace(/\/+$/, "") || undefined };
}

/** The template for a repository from its address alone: its main branch. */
export function repositoryAt(address: string | undefined): RepositoryFacts | undefined {
  const [, scheme = "https://", path] =
    /^(?:git\+)?(https?:\/\/)?(?:ssh:\/\/)?(?:git@)?([\w.-]+[/:][^\s"'<>{}]+?)(?:\.git)?\/?$/.exec(
      address ?? "",
    ) ?? [];
  if (path === undefined) return undefined;
  const whole = scheme + path.replace(/^([\w.-]+):/, "$1/");
  const dash = /^https?:\/\/gitlab\./.test(whole) ? "/-" : "";
  return { template: `${whole}${dash}/blob/HEAD/{path}` };
}

/**
 * An address as settings write it, relative to another one; undefined if one of the two is not an address.
 */
export function resolvedAddress(address: string, base: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
