import {
  type ColourMode,
  type ColourRole,
  type Colours,
  contrastColours,
  siteColours,
} from "../../../../renderer/shared/compose/theme-colours.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { contrast, withContrast } from "../../../domain/colour-contrast.ts";
import { diagnosticAt, type Source } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";
import { type ColourPair, colourPairs } from "./colour-pairs.ts";

/** A mode as pages are seen in it. */
interface Look {
  readonly mode: ColourMode;
  readonly name: string;
  readonly colours: Colours;
  /** The colours of the site among them. */
  readonly own: ReadonlySet<string>;
}

/** Colours that meet have the contrast that WCAG wants of them, in both modes and where a reader wants more of it. */
export const themeContrast: Rule = ({ site, config }) => {
  const { theme } = config.source;
  if (site === undefined || theme?.colours === undefined) return [];
  const { colours } = theme;
  return (["light", "dark"] as const).flatMap((mode) => {
    if (colours[mode] === undefined) return [];
    return looksOf(mode, siteColours({ colours }, mode), colours[mode]).flatMap((look) =>
      weakOf(look).map((weak) => reportOf(site, look, weak)),
    );
  });
};

function looksOf(mode: ColourMode, colours: Colours, own: Partial<Colours>): Look[] {
  const more = contrastColours[mode];
  const left = Object.keys(own).filter((role) => !Object.hasOwn(more, role));
  return [
    { mode, name: `the ${mode} mode`, colours, own: new Set(Object.keys(own)) },
    {
      mode,
      name: `the ${mode} mode with more contrast`,
      colours: { ...colours, ...more },
      own: new Set(left),
    },
  ];
}

/** A colour of the site, with the pairs in which it is too near to the other colour. */
interface Weak {
  readonly role: ColourRole;
  readonly pairs: readonly [ColourPair, ...ColourPair[]];
}

/** The pairs that are too near, by the colour that is to be changed: the front one, where the site has chosen it. */
function weakOf({ colours, own }: Look): Weak[] {
  const byRole = new Map<ColourRole, [ColourPair, ...ColourPair[]]>();
  for (const pair of colourPairs) {
    const { front, ground, wanted } = pair;
    if (!own.has(front) && !own.has(ground)) continue;
    if (contrast(colours[front], colours[ground]) >= wanted) continue;
    const role = own.has(front) ? front : ground;
    const pairs = byRole.get(role);
    if (pairs === undefined) byRole.set(role, [pair]);
    else pairs.push(pair);
  }
  return [...byRole].map(([role, pairs]) => ({ role, pairs }));
}

function reportOf(site: Source, { mode, name, colours }: Look, { role, pairs }: Weak): Diagnostic {
  const others = pairs.map(({ front, ground }) => (front === role ? ground : front));
  const wanted = Math.max(...pairs.map((pair) => pair.wanted));
  const found = pairs.map(({ front, ground, wanted: least }) => {
    const ratio = contrast(colours[front], colours[ground]);
    return `${front} on ${ground} is ${roundedDown(ratio)}:1 and must be ${least}:1`;
  });
  const better = withContrast(
    colours[role],
    others.map((other) => colours[other]),
    wanted,
  );
  return diagnosticAt(site, `/theme/colours/${mode}/${role}`, {
    code: "theme-contrast",
    message: `In ${name} colours are too near to each other: ${found.join(", ")}.`,
    hint:
      better === undefined
        ? `Choose ${role} and ${others.join(", ")} further from each other.`
        : `Write ${role}: "${better}", or choose ${others.join(", ")} further from it.`,
  });
}

/** Two digits, never above what was measured: 4.499 is no 4.5. */
function roundedDown(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
