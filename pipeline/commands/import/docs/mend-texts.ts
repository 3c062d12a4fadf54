import { posix } from "node:path";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { groupBy } from "../../../core/group-by.ts";
import { encodedPath } from "../../../core/text/encoded-path.ts";
import { endingOf } from "../../../model/resolve/download-types.ts";
import { dataPathProblem } from "../../../sources/read/data-path.ts";
import { applyMends } from "./apply-mends.ts";
import { includedFile } from "./fetch-missing.ts";
import { formerAddress } from "./former-address.ts";
import type { MendContext } from "./mend/mend.ts";
import { joined } from "./plan.ts";
import type { PlannedSite } from "./planned-site.ts";
import { type SecondNames, secondDoc, secondTarget } from "./second-name.ts";
import { sourcePath } from "./source-path.ts";

/** Translates the targets in texts whose meaning is certain here; whether any text has changed. */
export function mendTexts(errors: readonly Diagnostic[], planned: PlannedSite, names: SecondNames): boolean {
  const context = contextOf(planned, names);
  let isChanged = false;
  for (const [file, found] of groupBy(errors, (error) => error.file)) {
    const written = planned.plan.get(file);
    if (written === undefined || !("text" in written) || file === "site.yaml") continue;
    const applied = applyMends({ file, text: written.text }, found, context);
    if (applied.text === written.text) continue;
    planned.rewrite(file, applied);
    isChanged = true;
  }
  return isChanged;
}

function contextOf(planned: PlannedSite, names: SecondNames): MendContext {
  return {
    formerAddress: (path, target) => formerAddress(target, path, planned.settings),
    repositoryAddress: (path) => {
      const { repository, site } = planned.settings;
      const file = joined(repository?.folder ?? site.facts.docs, path.replace(/^docs\//, ""));
      return repository?.template.replace("{path}", () => encodedPath(file));
    },
    renamed: (page, target) => secondTarget(page, target, names),
    renamedDoc: (name) => secondDoc(name, names),
    asText: (path) => giveEnding(path, planned),
    included: (page, written) => takeIncluded(page, written, planned),
  };
}

/** Takes a file that a page includes from the source, and gives its path from the page. */
function takeIncluded(page: string, written: string, planned: PlannedSite): string | undefined {
  const { plan, source, settings } = planned;
  const { facts } = settings.site;
  const own = sourcePath(page, facts) ?? joined(facts.docs, page);
  const beside = posix.normalize(posix.join(posix.dirname(own), written));
  const isBeside = !beside.startsWith("..") && source.pageFileAt(beside) !== undefined;
  const from = isBeside ? beside : includedFile(page, written, { source, site: settings.site });
  const path = `imported/${from}`;
  if (from === undefined || dataPathProblem(path) !== undefined) return undefined;
  const text = source.textAt(from);
  if (text === undefined) return undefined;
  plan.set(path, { text });
  return posix.relative(posix.dirname(page), path);
}

/** Gives a text without an ending one, and its former address a redirect. */
function giveEnding(path: string, planned: PlannedSite): boolean {
  const { plan } = planned;
  const file = plan.get(path);
  if (plan.has(`${path}.txt`)) return true;
  if (endingOf(path) !== "" || file === undefined || "text" in file) return false;
  plan.set(`${path}.txt`, file);
  plan.delete(path);
  const from = `${planned.settings.site.facts.route.replace(/\/$/, "")}${path.replace(/^(?:docs(?:\/public)?|static)/, "")}`;
  planned.settings = {
    ...planned.settings,
    redirects: [...planned.settings.redirects, [from, `/${path}.txt`]],
  };
  return true;
}
