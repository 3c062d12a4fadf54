import {
  type Fields,
  fieldsOf,
  isCount,
  isFilePath,
  isHash,
  isId,
  isMediaType,
  isPathname,
  isText,
  listOf,
} from "./checks.ts";
import type {
  Archive,
  Asset,
  ObjectName,
  Pack,
  RootManifest,
  SectionLine,
  SectionManifest,
  SectionPage,
} from "./manifests.ts";

/** Reads a root manifest; undefined if this code does not understand it. */
export function parseRoot(value: unknown): RootManifest | undefined {
  const fields = fieldsOf(value) ?? {};
  const template = parseObjectName(fields.template);
  const shared = listOf(fields.shared, parseAsset, ({ path }) => path);
  const packs = listOf(fields.packs, parsePack, ({ hash }) => hash);
  const sections = listOf(fields.sections, parseSectionLine, ({ id }) => id);
  if (fields.version !== 1 || !template || !shared || !packs || !sections) return undefined;
  // Without the zip everything else is still good.
  const archive = parseArchive(fields.archive);
  return { template, shared, packs, sections, ...(archive === undefined ? {} : { archive }) };
}

/** Reads the manifests of the section `id`: all of them, since each names only some of its pages and files. */
export function parseSection(values: readonly unknown[], id: string): SectionManifest | undefined {
  const parts = values.map((value) => fieldsOf(value) ?? {});
  if (parts.some((part) => part.version !== 1 || part.id !== id)) return undefined;
  const pages = listOf(joined(parts, "pages"), parsePage, ({ pathname }) => pathname);
  const assets = listOf(joined(parts, "assets"), parseAsset, ({ path }) => path);
  return pages && assets && { id, pages, assets };
}

/** The lists of all manifests as one; undefined if one of them is no list. */
function joined(parts: readonly Fields[], name: "pages" | "assets"): unknown[] | undefined {
  const lists = parts.map((part) => part[name]);
  return lists.every(Array.isArray) ? lists.flat() : undefined;
}

/** Undefined for anything that is no name of an object. */
export function parseObjectName(value: unknown): ObjectName | undefined {
  const { hash, bytes } = fieldsOf(value) ?? {};
  return isHash(hash) && isCount(bytes) ? { hash, bytes } : undefined;
}

function parseArchive(value: unknown): Archive | undefined {
  const { path, hash, bytes, pages } = fieldsOf(value) ?? {};
  if (!isFilePath(path) || !isHash(hash) || !isCount(bytes) || !isCount(pages)) return undefined;
  return { path, hash, bytes, pages };
}

function parseAsset(value: unknown): Asset | undefined {
  const { path, type, packed } = fieldsOf(value) ?? {};
  const name = parseObjectName(value);
  if (name === undefined || !isFilePath(path) || !isMediaType(type)) return undefined;
  return { ...name, path, type, ...(packed === true ? { packed } : {}) };
}

function parsePage(value: unknown): SectionPage | undefined {
  const { pathname, title } = fieldsOf(value) ?? {};
  const name = parseObjectName(value);
  return name !== undefined && isPathname(pathname) && isText(title)
    ? { ...name, pathname, title }
    : undefined;
}

function parseSectionLine(value: unknown): SectionLine | undefined {
  const { id, title, kind, order, pages, bytes, transfer, manifests, packs } = fieldsOf(value) ?? {};
  const names = listOf(manifests, parseObjectName, ({ hash }) => hash);
  const files = listOf(packs, parsePack, ({ hash }) => hash);
  if (!isId(id) || !isText(title) || !isText(kind) || !names?.length || !files) return undefined;
  if (!isCount(order) || !isCount(pages) || !isCount(bytes) || !isCount(transfer)) return undefined;
  return { id, title, kind, order, pages, bytes, transfer, manifests: names, packs: files };
}

function parsePack(value: unknown): Pack | undefined {
  const { path, hash, bytes, decoded, objects } = fieldsOf(value) ?? {};
  if (!isFilePath(path) || !isHash(hash)) return undefined;
  if (!isCount(bytes) || !isCount(decoded) || !isCount(objects)) return undefined;
  return { path, hash, bytes, decoded, objects };
}
