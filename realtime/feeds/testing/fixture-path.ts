import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FIXTURES = new URL('../readers/fixtures/', import.meta.url);
const RECORDINGS = new URL('../../../../shared/feeds/', import.meta.url);

/** Returns our own small file in a real format. */
export function fixturePath(name: string): string {
  return fileURLToPath(new URL(name, FIXTURES));
}

/** Returns a real recording; these lie beside the project, but not everywhere. */
export function recordingPath(name: string): string {
  return fileURLToPath(new URL(name, RECORDINGS));
}

export const HAS_RECORDINGS = existsSync(RECORDINGS);
