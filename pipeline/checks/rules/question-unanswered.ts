import type { Diagnostic } from "../../core/diagnostics.ts";
import { contactChannels } from "../../model/contact-channels.ts";
import { contactPage } from "../../model/contact-page.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import { isStub } from "../../model/resolve/stub.ts";
import { unknownNames } from "../../model/values/unknown-names.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

/**
 * The page of a product that offers a question has a way to ask it: a channel of `site.yaml`, or the contact page. A site
 * without menus of its own has not come so far.
 */
export const questionUnanswered: Rule = (index): Diagnostic[] => {
  const { site, config } = index;
  const { navigation, footer } = config.source;
  if (site === undefined || (navigation === undefined && footer === undefined)) return [];
  if (contactChannels(index).length > 0 || contactPage(index) !== undefined) return [];
  const asking = recordsOf(index, "product").filter(
    (source) => index.pages.ofSource(source) !== undefined && isAsked(source, index),
  );
  const [first] = asking;
  if (first === undefined) return [];
  const others = asking.length === 1 ? "" : `, and so do ${asking.length - 1} other products`;
  return [
    diagnosticAt(site, "", {
      code: "question-unanswered",
      severity: "warning",
      message: `The page of ${first.data.title} offers a question${others}, and the site has no way to ask it: no channel and no contact page.`,
      hint: "Name a channel under contact:, or give the page that says how to reach you organization: true.",
    }),
  ];
};

function isAsked(source: Parameters<typeof unknownNames>[0], index: Parameters<Rule>[0]): boolean {
  return isStub(source) || unknownNames(source, index).length > 0;
}
