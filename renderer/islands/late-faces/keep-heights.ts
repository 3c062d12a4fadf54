const HEADINGS = "h1, h2, h3, h4, h5, h6";

/** Changes how headings are drawn, and keeps each as high as it was, so that nothing below it moves: all before the next frame. */
export function keepHeights(change: () => void): void {
  const headings = [...document.querySelectorAll<HTMLElement>(HEADINGS)];
  const before = headings.map(({ offsetHeight }) => offsetHeight);
  change();
  const after = headings.map(({ offsetHeight }) => offsetHeight);
  const changed = headings.flatMap((heading, at) => {
    const [height = 0, now = 0] = [before[at], after[at]];
    return height === now ? [] : [{ heading, height, isHigher: now > height }];
  });
  for (const { heading, height, isHigher } of changed) adjust(heading, height, isHigher ? closer : narrower);
  // A window of another width breaks all lines anew.
  const undo = (): void => {
    for (const { heading } of changed) heading.removeAttribute("style");
  };
  if (changed.length > 0) addEventListener("resize", undo, { once: true });
}

type Step = (style: CSSStyleDeclaration, step: number) => void;

/** A line more than before: letters a little closer, up to a twentieth of their size. */
const closer: Step = (style, step) => style.setProperty("letter-spacing", `${-0.02 - step * 0.004}em`);
/** A line less: it breaks where it did. */
const narrower: Step = (style, step) => style.setProperty("max-inline-size", `${100 - step * 5}%`);
const STEPS = 8;

/** Takes as many steps as it needs; where none helps the heading stays in the font that it had. */
function adjust(heading: HTMLElement, height: number, take: Step): void {
  for (let step = 1; step <= STEPS; step++) {
    take(heading.style, step);
    if (heading.offsetHeight === height) return;
  }
  heading.removeAttribute("style");
  heading.style.setProperty("font-family", "inherit");
}
