import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFiles } from './find-files.ts';
import { PROJECT } from './project.ts';

/** Sources of the demo's matches and results. */
const SOURCES = ['realtime/demo/**/*.ts'];

/** Hashes the demo's world: changed sources make another one. */
export async function demoWorldHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of (await findFiles(SOURCES, PROJECT)).filter(
    (name) => !name.endsWith('.test.ts'),
  ))
    hash.update(await readFile(join(PROJECT, path)));
  return hash.digest('hex').slice(0, 16);
}
