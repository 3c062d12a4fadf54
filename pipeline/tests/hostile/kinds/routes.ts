import type { HostileKind } from "../hostile-case.ts";
import { redirects } from "./redirects.ts";
import { routeClashes } from "./route-clashes.ts";
import { routeForms } from "./route-forms.ts";
import { selfReferences } from "./self-references.ts";

/** Which address a page has, and where others lead. */
export const routes: HostileKind = {
  kind: "routes",
  about: "Addresses that clash, that belong to the site itself, or that lead to themselves.",
  cases: [...routeForms, ...routeClashes, ...redirects, ...selfReferences],
};
