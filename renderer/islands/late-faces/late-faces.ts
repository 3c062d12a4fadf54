import { addOwnStyle } from "../../client/own-style.ts";
import { fontAddresses } from "./font-addresses.ts";
import { keepHeights } from "./keep-heights.ts";
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
