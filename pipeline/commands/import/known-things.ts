import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { own } from "../../core/json-pointer.ts";
import { once } from "../../core/once.ts";
import { isOwnClass } from "../../domain/wiring/pin-classes.ts";
import { interfaceTypes } from "../../model/resolve/interface-types.ts";
import { knownRecords } from "../shared/known-records.ts";

/** The things in a data folder to which a record may refer. */
export interface KnownThings {
  readonly hasInterface: (id: string) => boolean;
  readonly hasPinClass: (id: string) => boolean;
}

/** Reads `site.yaml` as far as an import needs it; one that cannot be read is as none, which check reports. */
export function knownThings(data: string): KnownThings {
  const site = once(() => siteOf(data));
  const interfaces = once(
    () => new Set(interfaceTypes.flatMap((type) => [...knownRecords(data, type).keys()])),
  );
  return {
    hasInterface: (id) => interfaces().has(id),
    hasPinClass: (id) => isOwnClass(id) || classIds(own(site(), "pinClasses")).includes(id),
  };
}

function siteOf(data: string): unknown {
  const path = ["site.yaml", "site.yml"].map((name) => join(data, name)).find((file) => existsSync(file));
  try {
    return path === undefined ? {} : (parse(readFileSync(path, "utf8")) as unknown);
  } catch {
    return {};
  }
}

function classIds(classes: unknown): unknown[] {
  return Array.isArray(classes) ? classes.map((one) => own(one, "id")) : [];
}
