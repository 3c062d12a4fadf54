import { addOwnStyle } from "../../client/own-style.ts";
import { fontAddresses } from "./font-addresses.ts";
import css from "./late-faces.css?inline";

/** The faces of headings and drawings: part of the file's name, family and weight. Text itself would move, and is left alone. */
const FACES = [
  ["sans-600", "Fairlead Late", "600"],
  ["mono-400", "Fairlead Late Mono", "400"],
] as const;

/** Gives headings and drawings their own faces where they came too late for the first paint; nothing moves by that. */
export async function drawLateFaces(): Promise<void> {
  const faces = fontAddresses().flatMap((address) =>
    FACES.filter(([name]) => address.includes(`/${name}`)).map(
      ([, family, weight]) => new FontFace(family, `url("${address}")`, { weight }),
    ),
  );
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face);
  keepHeights(() => addOwnStyle(css));
}

const HEADINGS = "h1, h2, h3, h4, h5, h6";

/** Changes how headings are drawn, and keeps each as high as it was, so that nothing below it moves: all before the next frame. */
function keepHeights(change: () => void): void {
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
