import { pick } from "../../tests/fixtures/random.ts";
import type { DocPlan } from "./doc-plan.ts";
import { name } from "./words/sentences.ts";
import type { TextWords } from "./words/text-words.ts";

/** The targets of the six links of a doc. */
const kinds = ["page", "section", "section", "page", "section", "external"] as const;

/** Six links of a doc, spread over the whole corpus: two to docs, three to sections, one to another site. No two lead to one place. */
export function drawLinks(from: DocPlan, docs: readonly DocPlan[], words: TextWords): string[] {
  const targets = new Set([from.pathname]);
  return kinds.map((kind) => {
    for (let tries = 0; ; tries++) {
      const { text, target } = kind === "external" ? outward(words) : inward(kind, docs, words);
      // A corpus of one doc has but one page.
      if (targets.has(target) && tries < 20) continue;
      targets.add(target);
      return `[${text}](${target})`;
    }
  });
}

interface Link {
  readonly text: string;
  readonly target: string;
}

function inward(kind: "page" | "section", docs: readonly DocPlan[], { random }: TextWords): Link {
  const to = pick(docs, random);
  if (kind === "page") return { text: to.title, target: to.pathname };
  const { text, anchor } = pick(to.headings, random);
  return { text, target: `${to.pathname}#${anchor}` };
}

/** A page of a host that is reserved for examples. */
function outward(words: TextWords): Link {
  const text = name(words);
  return {
    text,
    target: `https://example.org/${text.toLowerCase().replaceAll(" ", "-")}/${words.whole(1, 10_000)}`,
  };
}
