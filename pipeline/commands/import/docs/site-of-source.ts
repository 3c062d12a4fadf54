import { relative, sep } from "node:path";
import type { OptionsOf } from "../../shared/options.ts";
import type { ForeignSite } from "./find-system.ts";
import { joined } from "./plan.ts";
import { rootOf } from "./repository-root.ts";
import type { SiteSettings } from "./site-settings.ts";
import type { SourceFolder } from "./source-folder.ts";
import { repositoryAt } from "./systems/repository.ts";
import type { Pair, RepositoryFacts, SystemFacts } from "./systems/system.ts";

/** The settings in `site.yaml` of a site before its pages are known. */
export function settingsOf(
  source: SourceFolder,
  site: ForeignSite,
  { siteUrl }: OptionsOf<"import">,
): SiteSettings {
  const { facts } = site;
  const url = siteUrl ?? (/^https?:\/\/[^/]+$/.test(facts.url ?? "") ? facts.url : undefined);
  return {
    site,
    url,
    components: {},
    ...(facts.addresses !== undefined && { addresses: facts.addresses }),
    navigation: facts.navigation,
    redirects: [...facts.redirects, ...hostRedirects(source, facts)],
    repository: repositoryOf(source, site),
  };
}

/** The repository that the settings name, else the one of the package; with the folder of the docs in it. */
function repositoryOf(source: SourceFolder, { facts }: ForeignSite): RepositoryFacts | undefined {
  const known = facts.repository ?? repositoryAt(packageRepository(source));
  if (known === undefined) return undefined;
  const folder = joined(relative(rootOf(source.path), source.path).split(sep).join("/"), facts.docs);
  return { template: known.template, folder: (known.folder ?? folder) || "." };
}

function packageRepository(source: SourceFolder): string | undefined {
  const found = /"repository"\s*:\s*(?:\{[^{}]*"url"\s*:\s*)?"([^"]+)"/.exec(
    source.textAt("package.json") ?? "",
  )?.[1];
  return found?.replace(/^github:/, "https://github.com/");
}

/** Redirects of `_redirects`, which hosts read from the folder of static files, patterns included. */
function hostRedirects(source: SourceFolder, { docs, statics }: SystemFacts): Pair[] {
  const folders = [...statics.map(([from]) => from), joined(docs, "public")];
  return folders.flatMap((folder) => readRedirects(source.textAt(joined(folder, "_redirects")) ?? ""));
}

function readRedirects(text: string): Pair[] {
  return text.split("\n").flatMap((line): Pair[] => {
    const [from = "", to = "", status = "301"] = line.trim().split(/\s+/);
    const isMove = /^30[1278]!?$/.test(status) && from.startsWith("/");
    return isMove && /^(?:\/|https?:\/\/)/.test(to) ? [[from, to]] : [];
  });
}
