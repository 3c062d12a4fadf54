import type { Mutator } from "../mutant.ts";
import { docs } from "./docs.ts";
import { interfaces } from "./interfaces.ts";
import { links } from "./links.ts";
import { pages } from "./pages.ts";
import { records } from "./records.ts";
import { references } from "./references.ts";
import { structure } from "./structure.ts";
import { values } from "./values.ts";

/** Every way in which the test changes the site, kind by kind. */
export const mutators: readonly Mutator[] = [
  ...links,
  ...references,
  ...values,
  ...structure,
  ...records,
  ...docs,
  ...interfaces,
  ...pages,
];
