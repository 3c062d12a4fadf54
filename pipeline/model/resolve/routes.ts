import { isSound, type Source } from "../../sources/parse/source.ts";
import { canonicalAddress } from "./doc-path.ts";

/** Address templates by record type, such as `/projects/{family}/{id}`. */
export type RouteTemplates = Readonly<Record<string, string | undefined>>;

/** The family of a product: its own word, else the folder that it lies in. */
export function familyOf(source: Source): string {
  const { family } = source.data;
  return typeof family === "string" ? family : (source.path.split("/").at(-2) ?? "");
}

/** Last parts of the address that a record may have had before its `route` got a mistake. */
export function formerEndings(source: Source): string[] {
  const { route, id } = source.data;
  if (route === undefined || isSound(source, "/route")) return [];
  const ending = typeof route === "string" ? route.split("/").findLast((part) => part !== "") : undefined;
  return [String(id), ...(ending === undefined ? [] : [ending])];
}

/** The public address of a record: its own `route` where that is one, else the template of its type. */
export function routeOf(source: Source, template: string, type: string): string {
  const { route, id, kind } = source.data;
  if (typeof route === "string" && isSound(source, "/route")) return canonicalAddress(route);
  const words: Record<string, unknown> = { id, type, kind, family: familyOf(source) };
  return canonicalAddress(template.replace(/\{([a-z]+)\}/g, (_, word: string) => String(words[word] ?? "")));
}
