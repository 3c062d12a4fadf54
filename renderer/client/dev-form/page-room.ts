import { queryWithPanel } from "./query-with-panel.ts";

/**
 * Lays the page out by the room that the panel leaves. Style sheets ask for the width of the window, and the panel
 * takes a part of it, so that the parts of a header for a wide window would overlap. The sheets of sites do not ask a container, since
 * one around the whole page would be the frame of all that is fixed to the window.
 */
export class PageRoom {
  readonly #own = new Map<CSSMediaRule, string>();

  /** Has every query of a width ask for as much more as the panel takes. */
  narrow(): void {
    for (const sheet of document.styleSheets)
      if (sheet.href === null || new URL(sheet.href).origin === location.origin)
        this.#narrowRules(sheet.cssRules);
  }

  /** Gives every query its own text back. */
  widen(): void {
    for (const [rule, query] of this.#own) rule.media.mediaText = query;
    this.#own.clear();
  }

  #narrowRules(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) this.#narrowRule(rule);
      if (rule instanceof CSSGroupingRule) this.#narrowRules(rule.cssRules);
    }
  }

  #narrowRule(rule: CSSMediaRule): void {
    const query = rule.media.mediaText;
    // A rule about the panel itself means the window.
    if (this.#own.has(rule) || rule.cssText.includes(".has-dev-form")) return;
    const narrowed = queryWithPanel(query);
    if (narrowed === undefined) return;
    this.#own.set(rule, query);
    rule.media.mediaText = narrowed;
  }
}
