import type { DiagnosticCode } from "../../core/diagnostic-codes.ts";

/** Examples that give other HTML than the specification says, for one reason. */
interface Deviation {
  readonly reason: string;
  /** The diagnostic for the author; absent if the page shows the intended result. */
  readonly code?: DiagnosticCode;
  readonly examples: readonly number[];
}

/** Examples of CommonMark 0.31.2. */
export const commonmarkExamples = 652;

/** Every example of CommonMark 0.31.2 that deviates. Nothing else does. */
export const commonmarkDeviations: readonly Deviation[] = [
  {
    reason:
      "HTML that is not on the list of tags is shown as text, so that a page never runs or loads what an author did not mean to write.",
    code: "html-not-allowed",
    examples: [
      150, 170, 171, 172, 173, 176, 178, 180, 181, 182, 201, 491, 524, 536, 613, 614, 615, 617, 623, 627, 628,
      629,
    ],
  },
  {
    reason: "A tag with a capital letter is a component of MDX, and Warning is a box.",
    examples: [163],
  },
  {
    reason: "An attribute that is not on the list is left out.",
    code: "html-attribute-not-allowed",
    examples: [169, 616],
  },
  {
    reason:
      "A tag that is never closed is closed at the end of its block, and an end tag without a beginning is text, so that no page falls apart.",
    code: "html-unbalanced",
    examples: [21, 31, 148, 151, 155, 165, 174, 175, 184, 187, 344, 476, 477, 494, 630, 631, 642, 643],
  },
  {
    reason: "A tag that its block never finishes is text.",
    examples: [156, 157, 158],
  },
  {
    reason:
      "Allowed HTML is written anew from its parts: small letters, one space between attributes, an alternative text for each picture.",
    examples: [152, 153, 475],
  },
  {
    reason: "Comments are for authors and are not published.",
    examples: [177, 179, 183, 308, 309, 625, 626],
  },
  {
    reason: "A scheme that is not on the list does not become a link.",
    code: "link-scheme",
    examples: [596, 598, 599, 601],
  },
  {
    reason: "A link without a target leads nowhere: its text is shown alone.",
    code: "link-target-missing",
    examples: [200, 485, 486, 487, 567],
  },
  {
    reason: "A picture with a title, alone in its paragraph, is a figure, and the title its caption.",
    examples: [572, 573, 576, 577, 584, 585, 586, 588, 589, 591],
  },
  {
    reason: "The attributes of a picture come in another order.",
    examples: [579, 587],
  },
  {
    reason: "Addresses in running text are links, as GitHub has it.",
    examples: [602, 608, 611, 612],
  },
  {
    reason: "An empty quote has no line break in it.",
    examples: [218, 239, 240],
  },
];
