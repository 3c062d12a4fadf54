type Data = Readonly<Record<string, unknown>>;

const isText = (value: unknown): boolean => typeof value === "string";
const isNumber = (value: unknown): boolean => typeof value === "number";
const isFlag = (value: unknown): boolean => typeof value === "boolean";
const isOneOf =
  (...words: readonly unknown[]) =>
  (value: unknown): boolean =>
    words.includes(value);

/** Front matter with mistakes still names its page, so that links to it are not reported as broken too. */
export function usableDocKeys(data: Data): Record<string, unknown> {
  return pick(data, {
    title: isText,
    id: isText,
    slug: isText,
    sidebar_label: isText,
    description: isText,
    sidebar_position: isNumber,
    draft: isFlag,
    unlisted: isFlag,
    state: isOneOf("draft", "archived"),
    aliases: Array.isArray,
  });
}

/** The file of a category with mistakes still says whether it has a page, and where. */
export function usableCategoryKeys(data: Data): Record<string, unknown> {
  return pick(data, {
    title: isText,
    label: isText,
    description: isText,
    slug: isText,
    position: isNumber,
    page: isOneOf("generated", "none"),
    aliases: Array.isArray,
    link: isLink,
  });
}

/** The link of a `_category_.json` with values of the right types. */
function isLink(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { type, ...texts } = value as Record<string, unknown>;
  const named = [texts.id, texts.title, texts.description, texts.slug];
  return isOneOf("generated-index", "doc")(type) && named.every((text) => text === undefined || isText(text));
}

/** The keys whose values have the form that is wanted, in this order. */
function pick(data: Data, wanted: Readonly<Record<string, (value: unknown) => boolean>>) {
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([key, fits]) => (fits(data[key]) ? [[key, data[key]]] : [])),
  );
}
