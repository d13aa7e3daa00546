import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { itemSchemaOf, SECTIONS } from '../../backup/sections.ts';
import { StartError } from '../command.ts';
import { fileOf, MANIFEST_FILE, readManifest, type FileRecord, type Manifest } from './manifest.ts';

/**
 * Returns the manifest of a backup after checking every file, hash, count and item. Throws a `StartError` with
 * the first fault.
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const fail = (fault: string): never => {
    throw new StartError(`${folder} cannot be restored. ${fault}`);
  };
  const entries = await readdir(folder, { withFileTypes: true }).catch(() =>
    fail('It is no folder that can be read.'),
  );
  if (!entries.some(({ name }) => name === MANIFEST_FILE))
    return fail(`It has no ${MANIFEST_FILE}: it is no backup, or an unfinished one.`);
  // A pipe would never end, and a link leads to a file that may change after this check.
  const special = entries.find((entry) => !entry.isFile());
  if (special) return fail(`${special.name} is no regular file.`);
  const manifest = readManifest(await readFile(join(folder, MANIFEST_FILE), 'utf8'));
  if (typeof manifest === 'string') return fail(manifest);
  const expected = [MANIFEST_FILE, ...SECTIONS.map(fileOf)];
  const foreign = entries.find(({ name }) => !expected.includes(name));
  if (foreign) return fail(`${foreign.name} does not belong to it.`);
  const matchIds = new Set<string>();
  for (const section of SECTIONS) {
    const record = manifest.files[section];
    const fault = record && (await faultOf(folder, { section, record, matchIds }));
    if (fault !== null) return fail(fault ?? `It has no ${section}.`);
  }
  return manifest;
}

/** Returns what is wrong with a section's file, or null. Adds the ids of its matches to `matchIds`. */
async function faultOf(
  folder: string,
  { section, record, matchIds }: { section: string; record: FileRecord; matchIds: Set<string> },
): Promise<string | null> {
  const name = fileOf(section);
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(join(folder, name)), hash);
  } catch {
    return `${name} is missing, or cannot be read.`;
  }
  if (hash.digest('hex') !== record.sha256) return `${name} is damaged: its hash is another.`;
  const schema = itemSchemaOf(section);
  const keys = new Set<string>();
  let items = 0;
  for await (const item of readItems(folder, section)) {
    items += 1;
    const parsed = schema && v.safeParse(schema, item);
    if (!parsed?.success) return `${name}, line ${items}: ${textOf(parsed?.issues[0])}.`;
    const key = keyOf(section, item);
    if (key !== null && keys.has(key)) return `${name}, line ${items}: ${key} is there twice.`;
    if (key !== null) keys.add(key);
    if (section === 'matches') matchIds.add(v.parse(rowSchema, item).id);
    if (section === 'match-rooms' && key !== null && !matchIds.has(key) && !isNamed(item))
      return `${name}, line ${items}: ${key} is no match of it.`;
  }
  return items === record.items ? null : `${name} has ${items} lines instead of ${record.items}.`;
}

/**
 * Yields a section's items; undefined for a line that is no JSON. Splits only at line feeds: `node:readline`
 * would also split at U+2028, which JSON texts may contain.
 */
export async function* readItems(folder: string, section: string): AsyncGenerator<unknown> {
  const chunks = createReadStream(join(folder, fileOf(section)), 'utf8');
  let rest = '';
  for await (const chunk of chunks) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield parsedLine(line);
  }
  if (rest !== '') yield parsedLine(rest);
}

function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function textOf(issue: v.BaseIssue<unknown> | undefined): string {
  if (!issue) return 'it is no JSON';
  const path = issue.path?.map(({ key }) => String(key)).join('.');
  return path ? `${path}: ${issue.message}` : issue.message;
}

const namedSchema = v.union([
  v.pipe(
    v.object({ matchId: v.string(), epoch: v.string() }),
    v.transform(({ matchId }) => matchId),
  ),
  v.pipe(
    v.object({ sport: v.string(), epoch: v.string() }),
    v.transform(({ sport }) => sport),
  ),
  v.pipe(
    v.object({ key: v.string(), body: v.string() }),
    v.transform(({ key }) => key),
  ),
]);

const rowSchema = v.object({ id: v.string() });
const updatesSchema = v.object({ log: v.array(v.object({ fixture: v.optional(v.unknown()) })) });

/**
 * Whether a match room's updates include its fixture. Such a room needs no row, since it may have begun after
 * the rows were read.
 */
function isNamed(item: unknown): boolean {
  return v.parse(updatesSchema, item).log.some(({ fixture }) => fixture !== undefined);
}

/** Returns the name of a room or a picture; null for a row, since the database finds duplicates of rows. */
function keyOf(section: string, item: unknown): string | null {
  if (!['sport-rooms', 'match-rooms', 'avatars'].includes(section)) return null;
  return v.parse(namedSchema, item);
}
