import type { ErrorObject } from "ajv";
import { own, pointerSegments } from "../../core/json-pointer.ts";

/** Longer texts are not grouped as a repeated mistake. */
const longest = 200;

/**
 * The part of a schema error that similar mistakes share: the key, in whichever item of a list, with the
 * wrong part of it, such as the word of `state: publishd`. Undefined for an error that is reported by itself.
 */
export function causeOf(
  { keyword, params, data }: ErrorObject,
  pointer: string,
  { schema, root }: { readonly schema: string; readonly root: unknown },
): string | undefined {
  const wrong = wrongOf(keyword, params, data);
  return wrong === undefined ? undefined : [schema, keyPath(root, pointer), wrong].join(" ").trimEnd();
}

/** `/parameters/3/unit` as `/parameters/*\/unit`: the same key of every item. */
export function keyPath(root: unknown, pointer: string): string {
  let value = root;
  return pointerSegments(pointer)
    .map((segment) => {
      const step = Array.isArray(value) ? "*" : segment;
      value = own(value, segment);
      return `/${step}`;
    })
    .join("");
}

function wrongOf(keyword: string, params: ErrorObject["params"], data: unknown): string | undefined {
  if (keyword === "additionalProperties") return "";
  if (params.missingProperty !== undefined) return String(params.missingProperty);
  if (data !== null && typeof data === "object")
    return keyword === "type" ? (Array.isArray(data) ? "list" : "group") : tagOf(params);
  const text = JSON.stringify(data);
  return text.length > longest ? undefined : text;
}

/** The type that a union of types does not know. */
function tagOf({ tagValue }: ErrorObject["params"]): string | undefined {
  return tagValue === undefined ? undefined : String(tagValue).slice(0, longest);
}
