import MarkdownIt, { type MarkdownIt as Engine, type StateCore } from "markdown-it";
import cjkFriendly from "markdown-it-cjk-friendly";
import footnote from "markdown-it-footnote";
import type { Dialect } from "../../dialects/dialect.ts";
import { dialects } from "../../dialects/dialects.ts";
import { locateFences } from "./commonmark/blocks/fence.ts";
import { headingsEndHtml } from "./commonmark/blocks/headings-end-html.ts";
import { locateBlocks } from "./commonmark/blocks/locate-blocks.ts";
import { reportDeepNesting } from "./commonmark/blocks/nesting.ts";
import { headingAnchors } from "./commonmark/core/anchors.ts";
import { parseInlineTokens } from "./commonmark/core/locate-inline.ts";
import { shapeParagraphs } from "./commonmark/core/paragraphs.ts";
import { reserveHtmlIds } from "./commonmark/core/reserve-html-ids.ts";
import { takeTitle } from "./commonmark/core/title.ts";
import { carryOffsets } from "./commonmark/inlines/destination.ts";
import { locateInlineHtml } from "./commonmark/inlines/locate-inline-html.ts";
import { locateLinks } from "./commonmark/inlines/locate-links.ts";
import { trackNestedParses } from "./commonmark/inlines/nested-parse.ts";
import { carryTitleReferences } from "./commonmark/inlines/title-references.ts";
import { unreadLink } from "./commonmark/inlines/unread-link.ts";
import { componentBlock } from "./components/component-block.ts";
import { mdxInline } from "./components/mdx.ts";
import { mdxBlock } from "./components/mdx-block.ts";
import { abbreviation, explainAbbreviations } from "./dialect/abbreviations.ts";
import { attributeLine, attributeList } from "./dialect/attribute-list.ts";
import { definitionList } from "./dialect/definitions.ts";
import { anchorsOfTexts, noteAnchorTexts } from "./dialect/heading-text.ts";
import { htmlLine, inlineElement, noIndentedCode, programBlock } from "./dialect/html-line.ts";
import { icons } from "./dialect/icons.ts";
import { indentedBlock } from "./dialect/indented-block.ts";
import { inlineLanguages } from "./dialect/inline-language.ts";
import { slashBlock } from "./dialect/slash-block.ts";
import { markedSpan, substitutedSpan } from "./dialect/spans.ts";
import { tagBlock } from "./dialect/tag-block.ts";
import { admonition } from "./directives/blocks/admonition.ts";
import { embed } from "./directives/blocks/embed.ts";
import { formulaBlock } from "./directives/blocks/formula-block.ts";
import { keepCodeValues } from "./directives/core/code-values.ts";
import { explicitHeadingIds } from "./directives/core/heading-ids.ts";
import { formula } from "./directives/inlines/formula.ts";
import { imageAttributes } from "./directives/inlines/image-attributes.ts";
import { keyboardKeys } from "./directives/inlines/keys.ts";
import { valueReference } from "./directives/inlines/value-reference.ts";
import { locateFootnotes } from "./github/blocks/footnote-definition.ts";
import { limitAndLocateTables } from "./github/blocks/table.ts";
import { alerts } from "./github/core/alerts.ts";
import { brokenTables } from "./github/core/broken-tables.ts";
import { settleFootnotes } from "./github/core/footnotes.ts";
import { gatherFootnotes } from "./github/core/gather-footnotes.ts";
import { taskLists } from "./github/core/task-lists.ts";
import { emoji } from "./github/inlines/emoji.ts";
import { footnoteInline } from "./github/inlines/footnote-inline.ts";
import { footnoteMissing } from "./github/inlines/footnote-missing.ts";
import { bareAutolinks, webAutolink } from "./github/inlines/web-autolink.ts";
import { askByCharacter } from "./rules-by-character.ts";
import { normalized } from "./source/source-text.ts";
import { unreadMark } from "./unread/inline-markup.ts";
import { unreadLines } from "./unread/line-markup.ts";
import { unclosedBacktick } from "./unread/unclosed-backtick.ts";
import { unreadStrong } from "./unread/unread-strong.ts";

const tables = { alt: ["blockquote"] };
const ends = { alt: ["paragraph", "reference", "blockquote", "list"] };

/** Rules that markdown-it does not have, before the one that is named. */
const blockRules = [
  ["table", "mdx", mdxBlock, undefined],
  ["table", "component", componentBlock, ends],
  ["fence", "admonition", admonition, ends],
  ["fence", "embed", embed, ends],
  ["fence", "formula", formulaBlock, ends],
] as const;

const inlineRules = [
  ["escape", "web_autolink", webAutolink],
  ["escape", "value", valueReference],
  ["escape", "formula", formula],
  ["autolink", "footnote_missing", footnoteMissing],
  ["autolink", "unread_link", unreadLink],
  ["autolink", "emoji", emoji],
  ["autolink", "keys", keyboardKeys],
  ["autolink", "unread_mark", unreadMark],
  ["autolink", "mdx", mdxInline],
] as const;

/**
 * Rules for docs of other systems. Fairlead's own are read without these rules, which would be tried at every
 * line.
 */
const dialectRules = {
  blocks: [
    ["table", "program", programBlock, ends],
    ["table", "html_line", htmlLine, ends],
    ["table", "attribute_line", attributeLine, tables],
    ["table", "tag_block", tagBlock, ends],
    ["table", "indented_block", indentedBlock, ends],
    ["table", "slash_block", slashBlock, ends],
    ["table", "abbreviation", abbreviation, ends],
    ["lheading", "definition_list", definitionList, undefined],
  ],
  inlines: [
    ["unread_mark", "icons", icons],
    ["unread_mark", "inline_element", inlineElement],
    ["unread_mark", "substituted_span", substitutedSpan],
    ["unread_mark", "marked_span", markedSpan],
    ["unread_mark", "attribute_list", attributeList],
  ],
} as const;

/** Steps over the whole document, after the inline text is parsed and before headings get their anchors. */
const coreRules = [
  ["code_values", keepCodeValues],
  ["title", takeTitle],
  ["task_lists", taskLists],
  ["paragraphs", shapeParagraphs],
  ["html_ids", reserveHtmlIds],
  ["footnote_ids", settleFootnotes],
] as const;

/** Built around markdown-it's own rules, in this order. */
const wrappers = [
  // Emphasis and strikethrough beside the punctuation of Chinese, Japanese and Korean, whose words have no spaces between.
  cjkFriendly,
  carryOffsets,
  carryTitleReferences,
  headingsEndHtml,
  locateBlocks,
  limitAndLocateTables,
  locateFences,
  locateFootnotes,
  reportDeepNesting,
  locateLinks,
  imageAttributes,
  locateInlineHtml,
  trackNestedParses,
  unclosedBacktick,
  unreadStrong,
];

function addDialectRules(md: Engine): void {
  for (const [before, name, rule, options] of dialectRules.blocks)
    md.block.ruler.before(before, name, rule, options);
  for (const [before, name, rule] of dialectRules.inlines) md.inline.ruler.before(before, name, rule);
  md.core.ruler.before("title", "inline_languages", inlineLanguages);
  md.core.ruler.before("title", "abbreviations", explainAbbreviations);
  md.core.ruler.before("text_join", "anchor_texts", noteAnchorTexts);
  md.core.ruler.push("anchors_of_texts", anchorsOfTexts);
  noIndentedCode(md);
}

function createEngine(isOwn: boolean): Engine {
  const md = new MarkdownIt({ html: true }).use(footnote);
  for (const [before, name, rule, options] of blockRules) md.block.ruler.before(before, name, rule, options);
  for (const [before, name, rule] of inlineRules) md.inline.ruler.before(before, name, rule);
  md.inline.ruler.at("footnote_inline", footnoteInline);
  for (const wrap of wrappers) wrap(md);
  md.core.ruler.at("normalize", normalize);
  md.core.ruler.before("inline", "heading_ids", explicitHeadingIds);
  md.core.ruler.before("inline", "alerts", alerts);
  md.core.ruler.before("inline", "broken_tables", brokenTables);
  md.core.ruler.before("inline", "unread_lines", unreadLines);
  md.core.ruler.at("inline", parseInlineTokens);
  md.core.ruler.at("footnote_tail", gatherFootnotes);
  md.core.ruler.before("text_join", "bare_autolinks", bareAutolinks);
  for (const [name, rule] of coreRules) md.core.ruler.push(name, rule);
  if (!isOwn) addDialectRules(md);
  headingAnchors(md);
  askByCharacter(md);
  return md;
}

/** Documents come as this leaves them, prose in fields may not. */
function normalize(state: StateCore): void {
  state.src = normalized(state.src);
}

const engines = new Map<boolean, Engine>();

/** One of the two engines of the process, for Fairlead's own docs and for all others; all state of a document is in its run. */
export function engineFor(maxNesting: number, dialect: Dialect = dialects.fairlead): Engine {
  const isOwn = dialect === dialects.fairlead;
  const engine = engines.get(isOwn) ?? createEngine(isOwn);
  engines.set(isOwn, engine);
  engine.options.maxNesting = maxNesting;
  return engine;
}
