const NAMES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/**
 * The value of an attribute that React or `escapeAttribute` wrote. Nothing else is decoded: unlike text for readers, ids
 * and addresses are compared with every character that they have.
 */
export function unescapeHtml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => NAMES[name] ?? "'");
}
