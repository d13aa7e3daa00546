import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

/** Which world was brought in and when: another `world` is brought in anew. */
const markSchema = v.object({ world: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) });
export type SeedMark = v.InferOutput<typeof markSchema>;

/** Beside the database it speaks of: `--fresh` forgets both. */
export function seedMarkPath(state: string): string {
  return join(state, 'store', 'demo-seed.json');
}

/** When the demo's seasons were last brought whole into the database; null when never, or in another shape. */
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
