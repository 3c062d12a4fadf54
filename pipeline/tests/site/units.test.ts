import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { expect, test } from "vitest";
import type { UnitsSource } from "../../../schema/generated/types.ts";
import { defaultUnits } from "../../domain/quantity/default-units.ts";
import { ownData } from "./own-site.ts";

test("the site's registry says of a unit what the usual registry says, which is held against UCUM", () => {
  const file = join(ownData, "units.yaml");
  const own = existsSync(file)
    ? (load(readFileSync(file, "utf8"), { schema: CORE_SCHEMA }) as UnitsSource)
    : undefined;
  const usual = new Map(defaultUnits.map((unit) => [unit.id, unit]));
  for (const unit of own?.units ?? []) expect(unit, unit.id).toEqual(usual.get(unit.id) ?? unit);
});
