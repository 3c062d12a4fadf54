import type { ErrorObject } from "ajv";

/** Keywords whose error only says that some error lies below. */
const umbrellas = new Set(["if", "oneOf", "anyOf", "allOf", "propertyNames"]);

/**
 * The errors that tell an author something: without umbrellas, without the consequences of a wrong
 * type, and one for each place and keyword. Types of several branches are joined: "text or a list".
 */
export function selectErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const selected = new Map<string, ErrorObject>();
  const wrongType = new Set<string>();
  for (const error of errors) {
    if (isUmbrella(error)) continue;
    const id = errorId(error);
    const earlier = selected.get(id);
    selected.set(id, earlier && error.keyword === "type" ? joinTypes(earlier, error) : (earlier ?? error));
    if (error.keyword === "type" && error.propertyName === undefined) wrongType.add(error.instancePath);
  }
  const isEmptyText = new Set(
    errors
      .filter(({ keyword, data }) => keyword === "minLength" && data === "")
      .map(({ instancePath }) => instancePath),
  );
  return [...selected.values()].filter(
    ({ keyword, instancePath }) =>
      keyword === "type" ||
      (!wrongType.has(instancePath) && !(keyword === "pattern" && isEmptyText.has(instancePath))),
  );
}

/** A value that fits two branches of a union at once has no error below it. */
function isUmbrella({ keyword, params }: ErrorObject): boolean {
  return umbrellas.has(keyword) && !(keyword === "oneOf" && params.passingSchemas);
}

function errorId({ instancePath, keyword, params, propertyName }: ErrorObject): string {
  const subject = params.additionalProperty ?? params.missingProperty ?? params.i ?? propertyName ?? "";
  const isMissing = params.missingProperty !== undefined;
  return JSON.stringify([instancePath, isMissing ? "missing" : keyword, subject]);
}

function joinTypes(a: ErrorObject, b: ErrorObject): ErrorObject {
  const types = new Set([a.params.type, b.params.type].flat());
  return { ...a, params: { ...a.params, type: [...types] } };
}
