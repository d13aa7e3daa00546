import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { BACKUP_FORMAT, SECTIONS } from '../../backup/sections.ts';
import { PRODUCT } from '../../contracts/product.ts';

export const MANIFEST_FILE = 'manifest.json';

/** Returns the name of a section's file, which has one item of JSON per line. */
export function fileOf(section: string): string {
  return `${section}.ndjson`;
}

const fileSchema = v.strictObject({
  items: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
export type FileRecord = v.InferOutput<typeof fileSchema>;

/** The members that a manifest of any product and format has. */
const originSchema = v.object({ product: v.string(), format: v.number() });

const contentSchema = v.strictObject({
  product: v.literal(PRODUCT),
  format: v.literal(BACKUP_FORMAT),
  /** Name of the newest migration of the database. */
  schema: v.string(),
  /** When the backup began and ended. */
  began: v.pipe(v.string(), v.isoTimestamp()),
  ended: v.pipe(v.string(), v.isoTimestamp()),
  /** The record of each section's file, by section. */
  files: v.record(v.string(), fileSchema),
});
export type Manifest = v.InferOutput<typeof contentSchema>;

/** Returns a manifest's text, with the hash of its content. */
export function manifestText(manifest: Omit<Manifest, 'product' | 'format'>): string {
  const content = { product: PRODUCT, format: BACKUP_FORMAT, ...manifest } satisfies Manifest;
  return `${JSON.stringify({ ...content, sha256: hashOf(content) }, null, 2)}\n`;
}

/** Parses a manifest. Returns a string if the backup cannot be restored: the reason. */
export function readManifest(text: string): Manifest | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return `${MANIFEST_FILE} is no JSON.`;
  }
  const origin = v.safeParse(originSchema, json);
  if (!origin.success) return `${MANIFEST_FILE} is not that of a backup.`;
  const { product, format } = origin.output;
  if (product !== PRODUCT) return `It is a backup of another product, "${product}".`;
  if (format !== BACKUP_FORMAT)
    return `It has format ${format}; this version of the product reads format ${BACKUP_FORMAT}.`;
  const manifest = v.safeParse(
    v.strictObject({ ...contentSchema.entries, sha256: v.string() }),
    json,
  );
  if (!manifest.success) return `${MANIFEST_FILE} is damaged.`;
  const { sha256, ...content } = manifest.output;
  if (sha256 !== hashOf(content)) return `${MANIFEST_FILE} is damaged: its hash is another.`;
  const missing = SECTIONS.find((section) => !(section in content.files));
  if (missing !== undefined) return `It has no ${missing}.`;
  const unknown = Object.keys(content.files).find((section) => !SECTIONS.includes(section));
  return unknown === undefined ? content : `It has "${unknown}", which this product does not know.`;
}

function hashOf(content: Manifest): string {
  const sections = Object.entries(content.files).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { product, format, schema, began, ended } = content;
  const text = JSON.stringify([product, format, schema, began, ended, sections]);
  return createHash('sha256').update(text).digest('hex');
}
