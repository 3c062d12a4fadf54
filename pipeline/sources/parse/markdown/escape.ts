import MarkdownIt from "markdown-it";

/** markdown-it's own: one table of entities and one rule of escaping in the whole parser. */
export const { escapeHtml, unescapeAll } = new MarkdownIt().utils;
