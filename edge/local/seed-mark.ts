import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { findFiles } from './find-files.ts';
import { PROJECT } from './project.ts';

/** The hash of the imported demo world and the time of the import. A start imports a world with another hash. */
const markSchema = v.object({ world: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) });
export type SeedMark = v.InferOutput<typeof markSchema>;

/** Returns the path of the mark. It is beside the database, so that `--fresh` deletes both. */
export function seedMarkPath(state: string): string {
  return join(state, 'store', 'demo-seed.json');
}

/** Returns the time (ISO 8601) of the last complete import; null if there was none, or of another `world`. */
export async function readSeedMark(state: string, world: string): Promise<string | null> {
  try {
    const mark = v.parse(markSchema, JSON.parse(await readFile(seedMarkPath(state), 'utf8')));
    return mark.world === world ? mark.at : null;
  } catch {
    return null;
  }
}

export async function writeSeedMark(state: string, mark: SeedMark): Promise<void> {
  const path = seedMarkPath(state);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(mark));
}

/** Sources of the demo's matches and results. */
const SOURCES = ['realtime/demo/**/*.ts'];

/** Returns the hash of the demo's sources, which identifies its world. */
export async function demoWorldHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of (await findFiles(SOURCES, PROJECT)).filter(
    (name) => !name.endsWith('.test.ts'),
  ))
    hash.update(await readFile(join(PROJECT, path)));
  return hash.digest('hex').slice(0, 16);
}
