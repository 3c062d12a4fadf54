import {
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

/** Reads a root manifest; undefined where it is none that this code understands. */
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

/** Reads the manifest of the section `id`. */
export function parseSection(value: unknown, id: string): SectionManifest | undefined {
  const fields = fieldsOf(value) ?? {};
  const pages = listOf(fields.pages, parsePage, ({ pathname }) => pathname);
  const assets = listOf(fields.assets, parseAsset, ({ path }) => path);
  if (fields.version !== 1 || fields.id !== id || !pages || !assets) return undefined;
  return { id, pages, assets };
}

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
  const { id, title, kind, order, pages, bytes, transfer, manifest, packs } = fieldsOf(value) ?? {};
  const name = parseObjectName(manifest);
  const files = listOf(packs, parsePack, ({ hash }) => hash);
  if (!isId(id) || !isText(title) || !isText(kind) || name === undefined || files === undefined)
    return undefined;
  if (!isCount(order) || !isCount(pages) || !isCount(bytes) || !isCount(transfer)) return undefined;
  return { id, title, kind, order, pages, bytes, transfer, manifest: name, packs: files };
}

function parsePack(value: unknown): Pack | undefined {
  const { path, hash, bytes, decoded, objects } = fieldsOf(value) ?? {};
  if (!isFilePath(path) || !isHash(hash)) return undefined;
  if (!isCount(bytes) || !isCount(decoded) || !isCount(objects)) return undefined;
  return { path, hash, bytes, decoded, objects };
}
