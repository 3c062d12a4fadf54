import MarkdownIt, { type MarkdownIt as Engine, type StateCore } from "markdown-it";
import cjkFriendly from "markdown-it-cjk-friendly";
import footnote from "markdown-it-footnote";
import type { Dialect } from "../../dialects/dialect.ts";
import { dialects } from "../../dialects/dialects.ts";
import { admonition } from "./blocks/admonition.ts";
import { embed } from "./blocks/embed.ts";
import { locateFences } from "./blocks/fence.ts";
import { locateFootnotes } from "./blocks/footnote-definition.ts";
import { formulaBlock } from "./blocks/formula-block.ts";
import { headingsEndHtml } from "./blocks/headings-end-html.ts";
import { locateBlocks } from "./blocks/locate-blocks.ts";
import { mdxBlock } from "./blocks/mdx-block.ts";
import { reportDeepNesting } from "./blocks/nesting.ts";
import { limitAndLocateTables } from "./blocks/table.ts";
import { componentBlock } from "./components/component-block.ts";
import { alerts } from "./core/alerts.ts";
import { headingAnchors } from "./core/anchors.ts";
import { brokenTables } from "./core/broken-tables.ts";
import { keepCodeValues } from "./core/code-values.ts";
import { settleFootnotes } from "./core/footnotes.ts";
import { gatherFootnotes } from "./core/gather-footnotes.ts";
import { explicitHeadingIds } from "./core/heading-ids.ts";
import { parseInlineTokens } from "./core/locate-inline.ts";
import { shapeParagraphs } from "./core/paragraphs.ts";
import { reserveHtmlIds } from "./core/reserve-html-ids.ts";
import { taskLists } from "./core/task-lists.ts";
import { takeTitle } from "./core/title.ts";
import { abbreviation, explainAbbreviations } from "./dialect/abbreviations.ts";
import { attributeLine, attributeList } from "./dialect/attribute-list.ts";
import { definitionList } from "./dialect/definitions.ts";
import { htmlLine, inlineElement, noIndentedCode, programBlock } from "./dialect/html-line.ts";
import { icons } from "./dialect/icons.ts";
import { indentedBlock } from "./dialect/indented-block.ts";
import { inlineLanguages } from "./dialect/inline-language.ts";
import { slashBlock } from "./dialect/slash-block.ts";
import { markedSpan, substitutedSpan } from "./dialect/spans.ts";
import { tagBlock } from "./dialect/tag-block.ts";
import { carryOffsets } from "./inlines/destination.ts";
import { emoji } from "./inlines/emoji.ts";
import { footnoteInline } from "./inlines/footnote-inline.ts";
import { footnoteMissing } from "./inlines/footnote-missing.ts";
import { formula } from "./inlines/formula.ts";
import { imageAttributes } from "./inlines/image-attributes.ts";
import { keyboardKeys } from "./inlines/keys.ts";
import { locateInlineHtml } from "./inlines/locate-inline-html.ts";
import { locateLinks } from "./inlines/locate-links.ts";
import { mdxInline } from "./inlines/mdx.ts";
import { trackNestedParses } from "./inlines/nested-parse.ts";
import { carryTitleReferences } from "./inlines/title-references.ts";
import { unreadLink } from "./inlines/unread-link.ts";
import { valueReference } from "./inlines/value-reference.ts";
import { bareAutolinks, webAutolink } from "./inlines/web-autolink.ts";
import { askByCharacter } from "./rules-by-character.ts";
import { normalized } from "./source/source-text.ts";
import { unreadMark } from "./unread/inline-markup.ts";
import { unreadLines } from "./unread/line-markup.ts";
import { unclosedBacktick } from "./unread/unclosed-backtick.ts";
import { unreadStrong } from "./unread/unread-strong.ts";

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
    ["table", "attribute_line", attributeLine, undefined],
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
