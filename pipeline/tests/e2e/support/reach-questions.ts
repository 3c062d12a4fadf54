import type { Page } from "playwright-core";

/** Texts that no narrow window shows whole, and a page that scrolls to the side. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const out = [...document.querySelectorAll("main *, header *, footer *")].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText || width <= 1 || element.closest("svg") !== null) return false;
      return (right > innerWidth + 1 || left < -1) && !scrolls(element);
    });
    return [
      ...(wide > 0 ? [`${wide} px too wide`] : []),
      ...out.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ];
  });

const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/**
 * The texts that are cut off once text is spaced as WCAG 1.4.12 allows, which it stays; needs a visitor
 * without a content policy.
 */
export async function cutOffWhenSpaced(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: SPACED });
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const cut = [...document.querySelectorAll("main *, header *, footer *")].filter((element) => {
      const { overflowY, overflowX } = getComputedStyle(element);
      const isCut =
        (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 2) ||
        (overflowX === "hidden" && element.scrollWidth > element.clientWidth + 2);
      return isCut && element.clientHeight > 1 && element.closest("svg, .visually-hidden") === null;
    });
    return [
      ...(wide > 0 ? [`${wide} px too wide`] : []),
      ...cut.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ];
  });
}

/** Controls without an edge, a line or a picture, and texts of drawings in the colour of their paper. */
export const withoutEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const controls = [
      ...document.querySelectorAll("button, input:not([type=radio], [type=checkbox]), select, .button"),
    ].filter(isShown);
    const bare = controls.filter((control) => {
      const { borderTopWidth, borderBottomWidth, textDecorationLine } = getComputedStyle(control);
      const hasPicture = control.querySelector("svg") !== null;
      return (
        !hasPicture &&
        Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) === 0 &&
        textDecorationLine === "none"
      );
    });
    const texts = [...document.querySelectorAll("svg text")].filter((text) => {
      const fill = getComputedStyle(text).fill;
      const paper = getComputedStyle(text.closest("svg") ?? text).backgroundColor;
      return isShown(text) && fill === paper;
    });
    return [...bare, ...texts].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** The elements that move by themselves. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 0)
      .map((animation) => String((animation.effect as KeyframeEffect | null)?.target?.className)),
  );

/** Controls that lie in other controls. */
export const nestedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const control = `:is(a[href], button, summary, input, select, textarea, [tabindex], [contenteditable],
      [role=button], [role=link], [role=switch], [role=tab], [role=menuitem], [role=checkbox], [role=option])`;
    // A region that scrolls takes the focus to be scrolled by keys; it is no control.
    const holder = `${control}:not([role=region], [role=group], main, dialog, pre)`;
    return [...document.querySelectorAll(`${holder} ${control}`)].map(({ outerHTML }) =>
      outerHTML.slice(0, 160),
    );
  });

/** Controls that a finger misses: less than 24 pixels high or wide (WCAG 2.5.8), with their label; a word in a text may be narrow. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button:enabled, summary, input:enabled, select, textarea, [role=button], [role=tab], [role=option]",
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    const sizeOf = (element: HTMLElement): readonly [number, number] => {
      const labels =
        "labels" in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
      const boxes = [element, ...labels].map((one) => one.getBoundingClientRect());
      return [Math.max(...boxes.map(({ width }) => width)), Math.max(...boxes.map(({ height }) => height))];
    };
    const ownText = (element: Element): string =>
      [...element.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : "")).join("");
    const isWord = (element: Element): boolean =>
      getComputedStyle(element).display === "inline" && /\w{2}/.test(ownText(element));
    const small = controls.filter((element) => {
      const [width, height] = sizeOf(element);
      // Elements of one pixel are for screen readers and keyboards.
      if (width <= 1 || height <= 1) return false;
      return height < 24 || (width < 24 && !isWord(element));
    });
    return small.map((element) => `${sizeOf(element).join(" x ")} ${element.outerHTML.slice(0, 100)}`);
  });
