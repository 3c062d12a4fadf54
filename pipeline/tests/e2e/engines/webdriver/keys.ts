/** Keys by the names that pages see, and the characters that WebDriver has for them. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: "\uE007",
  Tab: "\uE004",
  Escape: "\uE00C",
  ArrowDown: "\uE015",
  ArrowUp: "\uE013",
  End: "\uE010",
  Home: "\uE011",
};

/** The code of a key in WebDriver; letters are themselves. */
export function keyOf(key: string): string {
  return KEYS[key] ?? key;
}
