import { stringify } from "yaml";
import type { ComponentMeanings } from "../../../sources/dialects/dialect.ts";
import type { FileLimits } from "../../../sources/limit-bounds.ts";
import { defaultLimits } from "../../../sources/parse/types.ts";
import type { ForeignSite } from "./find-system.ts";
import type { Plan } from "./plan.ts";
import type { FurtherDocs, NavigationItem, Pair, RepositoryFacts } from "./systems/system.ts";

/** The facts for `site.yaml` of an imported site. */
export interface SiteSettings {
  readonly site: ForeignSite;
  readonly url: string | undefined;
  readonly repository: RepositoryFacts | undefined;
  readonly components: ComponentMeanings;
  readonly redirects: readonly Pair[];
  readonly navigation: readonly NavigationItem[];
  /** Addresses of pages that have one of their own, by path. */
  readonly addresses?: Readonly<Record<string, string>>;
  /** Limits that pages of the source go beyond, raised. */
  readonly limits?: Readonly<Partial<FileLimits>>;
}

/** The text of `site.yaml` for a plan; files that are larger than usual raise the limits that it has. */
export function settingsText(settings: SiteSettings, plan: Plan): string {
  const { site, url, repository, components, redirects, navigation, limits, addresses } = settings;
  const { facts, dialect } = site;
  const { further = [] } = facts;
  const written = {
    schemaVersion: 2,
    title: line(facts.title),
    tagline: line(facts.tagline)?.slice(0, 160).trim(),
    lang: /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(facts.lang ?? "") ? facts.lang : undefined,
    url,
    docs: {
      route: facts.route,
      dialect,
      ...(repository !== undefined && { repository: repository.template, folder: repository.folder }),
      addresses,
      ...(further.length > 0 && { further: furtherSettings(further) }),
      ...(Object.keys(components).length > 0 && { components }),
    },
    navigation: navigation.length === 0 ? undefined : navigation,
    redirects: redirects.length === 0 ? undefined : redirects.map(([from, to]) => ({ from, to })),
    limits: limitsOf(plan, limits),
  };
  return `# Imported with fairlead import docs. Your changes here stay when the source is imported again.\n${stringify(withoutAbsent(written), { lineWidth: 0 })}`;
}

function furtherSettings(further: readonly FurtherDocs[]): object {
  return Object.fromEntries(
    further.map(({ name, route, label, translates }) => [name, { route, label: line(label), translates }]),
  );
}

function line(text: string | undefined): string | undefined {
  return text?.replace(/\s+/g, " ").trim().slice(0, 300) || undefined;
}

/** Limits that are raised to what the largest file needs. */
function limitsOf(plan: Plan, limits: SiteSettings["limits"]): Readonly<Partial<FileLimits>> | undefined {
  let [fileBytes, imageBytes] = [0, 0];
  for (const file of plan.values()) {
    if ("text" in file) fileBytes = Math.max(fileBytes, Buffer.byteLength(file.text));
    else imageBytes = Math.max(imageBytes, file.bytes);
  }
  const raised = {
    ...limits,
    ...(fileBytes > defaultLimits.fileBytes && { fileBytes: rounded(fileBytes) }),
    ...(imageBytes > 4 * 1024 * 1024 && { imageBytes: rounded(imageBytes) }),
  };
  return Object.keys(raised).length === 0 ? undefined : raised;
}

/** Up to the next whole MiB. */
function rounded(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024) * 1024 * 1024;
}

function withoutAbsent(value: object): object {
  return JSON.parse(JSON.stringify(value)) as object;
}
