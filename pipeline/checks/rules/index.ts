import type { Diagnostic } from "../../core/diagnostics.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { applyBoardRules } from "./board-rules.ts";
import { contentDirection } from "./content-direction.ts";
import { drawingPlaces } from "./drawing-places.ts";
import { familyColumns } from "./family-columns.ts";
import { furtherDocs } from "./further-docs.ts";
import { hardwareScope } from "./hardware-scope.ts";
import { leftBlanks } from "./left-blanks.ts";
import { legalFacts } from "./legal-facts.ts";
import { levelOrder } from "./level-order.ts";
import { lifecycle } from "./lifecycle.ts";
import { listCells } from "./list-cells.ts";
import { messageSupport } from "./message-support.ts";
import { parameterDictionary } from "./parameter-dictionary.ts";
import { parameterKinds } from "./parameter-kinds.ts";
import { productionComplete } from "./production-complete.ts";
import { questionUnanswered } from "./question-unanswered.ts";
import { ratingsContainConditions } from "./ratings-contain-conditions.ts";
import { ratingsStatus } from "./ratings-status.ts";
import { repeatedParameters } from "./repeated-parameters.ts";
import type { Rule } from "./rule.ts";
import { statedSchemaVersion } from "./schema-version.ts";
import { serialRepeated } from "./serial-repeated.ts";
import { sheetRevisions } from "./sheet-revisions.ts";
import { sourcesComplete } from "./sources-complete.ts";
import { statusSource } from "./status-source.ts";
import { stubContent } from "./stub-content.ts";
import { themeContrast } from "./theme/theme-contrast.ts";
import { unitKind } from "./unit-kind.ts";
import { unitRegistry } from "./unit-registry.ts";
import { unshownInterfaces } from "./unshown-interfaces.ts";
import { valueForm } from "./value-form.ts";
import { valueGap } from "./value-gap.ts";
import { cableRules } from "./wiring/index.ts";

/** Rules in the order of the sections of a report; the order does not matter to the result. */
const rules: readonly Rule[] = [
  statedSchemaVersion,
  contentDirection,
  themeContrast,
  furtherDocs,
  parameterDictionary,
  parameterKinds,
  unitRegistry,
  valueForm,
  unitKind,
  levelOrder,
  ratingsContainConditions,
  repeatedParameters,
  valueGap,
  statusSource,
  sourcesComplete,
  legalFacts,
  ratingsStatus,
  productionComplete,
  sheetRevisions,
  hardwareScope,
  drawingPlaces,
  ...cableRules,
  lifecycle,
  familyColumns,
  listCells,
  serialRepeated,
  messageSupport,
  unshownInterfaces,
  stubContent,
  leftBlanks,
  questionUnanswered,
];

/** Applies every rule. */
export function applyRules(index: SiteIndex): Diagnostic[] {
  return [...rules.flatMap((rule) => rule(index)), ...applyBoardRules(index)];
}
