import type { Source } from "./source.ts";

/** Address templates by record type, such as `/projects/{family}/{id}`. */
export type RouteTemplates = Readonly<Record<string, string | undefined>>;

/** The family of a product: its own word, else the folder that it lies in. */
export function familyOf(source: Source): string {
  const { family } = source.data;
  return typeof family === "string" ? family : (source.path.split("/").at(-2) ?? "");
}

/** The public address of a record: its own `route`, else the template of its type. */
export function routeOf(source: Source, template: string, type: string): string {
  const { route, id, kind } = source.data;
  if (typeof route === "string") return route;
  const words: Record<string, unknown> = { id, type, kind, family: familyOf(source) };
  return template.replace(/\{([a-z]+)\}/g, (_, word: string) => String(words[word] ?? ""));
}
