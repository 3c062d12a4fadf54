import type { HostileKind } from "../hostile-case.ts";
import { complexity } from "./complexity.ts";
import { downloads } from "./downloads.ts";
import { encodings } from "./encodings.ts";
import { images } from "./images.ts";
import { markup } from "./markup.ts";
import { paths } from "./paths.ts";
import { routes } from "./routes.ts";
import { sizes } from "./sizes.ts";
import { yamlAliases } from "./yaml-aliases.ts";
import { yamlDepth } from "./yaml-depth.ts";
import { yamlKeys } from "./yaml-keys.ts";
import { yamlValues } from "./yaml-values.ts";

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
  downloads,
  complexity,
];
