import type { HostileKind } from "../hostile-case.ts";
import { complexity } from "./complexity.ts";
import { encodings } from "./encodings.ts";
import { images } from "./images.ts";
import { markup } from "./markup.ts";
import { paths, routes } from "./paths.ts";
import { sizes } from "./sizes.ts";
import { yamlAliases, yamlDepth, yamlKeys, yamlValues } from "./yaml.ts";

/** Every class of hostile and odd input. */
export const kinds: readonly HostileKind[] = [
  sizes,
  yamlAliases,
  yamlDepth,
  yamlKeys,
  yamlValues,
  encodings,
  paths,
  routes,
  markup,
  images,
  complexity,
];
