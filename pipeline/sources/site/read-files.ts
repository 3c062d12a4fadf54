import type { SiteSource } from "../../../schema/generated/types.ts";
import type { Checked, Diagnostic } from "../../core/diagnostics.ts";
import type { Engine } from "../../engine/engine.ts";
import { detectDialect, type FoundDialect } from "../dialects/detect.ts";
import type { DialectName } from "../dialects/dialect.ts";
import { type FormulaRule, usualFormulas } from "../dialects/formula-rules.ts";
import { type DocsSettings, docsSettings } from "../navigation/docs-settings.ts";
import { fileRule } from "../read/layout/file-rule.ts";
import { type AssetFile, readData, type SourceFile, type TextFile } from "../read/read-data.ts";
import { limitsOf, readablePart } from "../site-config.ts";
import { hiddenDocs } from "./hidden-docs.ts";
import { parseFile } from "./parse-files.ts";
import { readWithinUsualLimits } from "./read-usual-files.ts";
import type { Limits } from "./source-key.ts";
import { includable } from "./with-includes.ts";

/** The files of the data folder by kind, and the limits by which they were read. */
export interface SiteFiles {
  readonly texts: readonly TextFile[];
  readonly assets: readonly AssetFile[];
  /** Paths of what was not read. */
  readonly refused: readonly string[];
  /** Faults of files outside of the layout, which were not read. */
  readonly unusable: readonly Diagnostic[];
  /** Whether a file is a part of the site even where nothing refers to it. */
  readonly isOwn: (path: string) => boolean;
  readonly limits: Limits;
  /** The system that the docs were written for, where its files tell it and `site.yaml` does not. */
  readonly dialect?: FoundDialect | undefined;
  /** How the docs are read. */
  readonly docs: DocsSettings;
  readonly diagnostics: readonly Diagnostic[];
}

interface ReadInput {
  /** The data folder. */
  readonly data: string;
  /** Its files, where they have been read within the usual limits already. */
  readonly files?: Checked<readonly SourceFile[]> | undefined;
  /** Files that are read besides. */
  readonly added?: readonly SourceFile[] | undefined;
  readonly engine: Engine;
}

/** Reads the data folder; `site.yaml` may raise the limits by which its other files are read. */
export function readFiles({
  data,
  engine,
  added = [],
  files: first = readWithinUsualLimits(data),
}: ReadInput): SiteFiles {
  const usual = limitsOf(undefined);
  const site = siteSourceOf(first.value, engine);
  const dialect = site?.docs?.dialect === undefined ? detectDialect(data) : undefined;
  const limits = { ...limitsOf(site), ...dialectOf(site?.docs?.dialect ?? dialect?.name) };
  const isUsual = limits.fileBytes === usual.fileBytes && limits.imageBytes === usual.imageBytes;
  const { value: read, diagnostics } = isUsual ? first : readData(data, limits);
  const value = added.length === 0 ? read : [...read, ...added];
  const texts = value.filter((file) => file.kind === "text");
  const assets = value.filter((file) => file.kind === "asset");
  const docs = docsSettings(limits.dialect ?? "fairlead", includable(texts, assets, limits));
  const hidden = hiddenDocs(
    data,
    value.map(({ path }) => path),
  );
  return {
    texts,
    assets,
    refused: value.flatMap((file) => (file.kind === "refused" ? [file.path] : [])),
    unusable: value.flatMap((file) => (file.kind === "unusable" ? [file.fault] : [])),
    isOwn: fileRule(data).isOwn,
    limits: withFormulas(limits, site?.docs?.formulas ?? docs.value.formulas),
    dialect,
    docs: docs.value,
    diagnostics: [...diagnostics, ...docs.diagnostics, ...hidden],
  };
}

/** Fairlead's own dialect is not named: what was parsed before is still right. */
function dialectOf(name: DialectName | undefined): Pick<Limits, "dialect"> {
  return name === undefined || name === "fairlead" ? {} : { dialect: name };
}

/** Fairlead's own rule is not named either, where it is that of the dialect. */
function withFormulas(limits: Limits, formulas: FormulaRule): Limits {
  return formulas === usualFormulas[limits.dialect ?? "fairlead"] ? limits : { ...limits, formulas };
}

function siteSourceOf(files: readonly SourceFile[], engine: Engine): SiteSource | undefined {
  const file = files.find(({ path }) => path === "site.yaml" || path === "site.yml");
  if (file?.kind !== "text") return undefined;
  const source = parseFile(file, limitsOf(undefined), engine);
  return source === undefined ? undefined : readablePart(source);
}
