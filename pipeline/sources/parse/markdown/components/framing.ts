import type { ComponentMeanings } from "../../../dialects/dialect.ts";

/** The element that a component of MDX or Vue becomes here if it only frames its content. */
export type Framing =
  | { readonly kind: "tabs" }
  | { readonly kind: "tab"; readonly label: readonly string[] }
  /** `type` of an attribute may say which box. */
  | { readonly kind: "box"; readonly box: string; readonly title?: readonly string[] }
  | { readonly kind: "details"; readonly title: readonly string[] }
  /** Its content comes below its title, which may be a link, and a text of the tag. */
  | { readonly kind: "content"; readonly title: readonly string[]; readonly text?: readonly string[] }
  | { readonly kind: "image" }
  /** Within a line its text is left, or what an attribute says. */
  | { readonly kind: "badge"; readonly text: readonly string[] }
  /** Left out with all of its content. */
  | { readonly kind: "nothing" };

const label = ["label", "title", "name", "value"];
const title = ["summary", "title", "header"];
const box = (name: string): Framing => ({ kind: "box", box: name });
const content: Extract<Framing, { kind: "content" }> = {
  kind: "content",
  title: ["title"],
  text: ["description"],
};
const badge: Framing = { kind: "badge", text: ["text"] };

/** Components by their names in Docusaurus, Starlight, Mintlify, Nextra, VitePress and their kin. */
const framings: ReadonlyMap<string, Framing> = new Map<string, Framing>([
  ...["Tabs", "CodeGroup", "TabGroup"].map((name) => [name, { kind: "tabs" }] as const),
  ...["TabItem", "Tab", "TabPanel"].map((name) => [name, { kind: "tab", label }] as const),
  ...["Admonition", "Callout", "Aside", "Alert"].map((name) => [name, box("note")] as const),
  ...["Note", "Info", "Tip", "Warning", "Caution", "Danger"].map(
    (name) => [name, box(name.toLowerCase())] as const,
  ),
  ...["Details", "Accordion", "Expandable", "Collapse", "Spoiler"].map(
    (name) => [name, { kind: "details", title }] as const,
  ),
  ...["Card", "CardGroup", "CardGrid", "Cards", "Columns", "Column", "Frame", "Steps", "Step", "Grid"].map(
    (name) => [name, content] as const,
  ),
  ...["LinkCard", "FileTree"].map((name) => [name, content] as const),
  ...["Badge", "Chip", "Highlight", "Kbd", "Label", "Pill", "Tag"].map((name) => [name, badge] as const),
  ["Image", { kind: "image" }],
]);

/** Whether a component has a meaning in every site. */
export function isKnownComponent(name: string): boolean {
  return framings.has(name);
}

/**
 * The element that a component becomes; sites wrap the tabs of their system in components of their own, such
 * as `OsTabs`.
 */
export function framingOf(name: string, own: ComponentMeanings | undefined): Framing | undefined {
  if (own !== undefined && Object.hasOwn(own, name)) return framingBy(own[name]);
  return framings.get(name) ?? (name.endsWith("Tabs") ? { kind: "tabs" } : undefined);
}

function framingBy(meaning: ComponentMeanings[string] | undefined): Framing | undefined {
  if (meaning === undefined) return undefined;
  const first = meaning.title === undefined ? [] : [meaning.title];
  switch (meaning.as) {
    case "tab":
      return { kind: "tab", label: [...first, ...label] };
    case "admonition":
      return { kind: "box", box: meaning.type ?? "note", title: [...first, "title"] };
    case "details":
      return { kind: "details", title: [...first, ...title] };
    case "card":
      return { ...content, title: [...first, "title"] };
    case "content":
      return { kind: "content", title: first };
    case "badge":
      return { kind: "badge", text: [...first, "text"] };
    default:
      return { kind: meaning.as };
  }
}

/** Words that `type` of a box may have in other systems. */
export const boxTypes: ReadonlyMap<string, string> = new Map([
  ["error", "danger"],
  ["success", "tip"],
  ["important", "info"],
  ["default", "note"],
  ["secondary", "note"],
]);
