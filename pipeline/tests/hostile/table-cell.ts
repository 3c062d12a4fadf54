/**
 * A text as the cell of a Markdown table: every sign is literal, and an invisible character is written as
 * `\u200b`.
 */
export function tableCell(text: string): string {
  const visible = text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
  return visible.replace(/[!-/:-@[-`{-~]/g, "\\$&");
}
