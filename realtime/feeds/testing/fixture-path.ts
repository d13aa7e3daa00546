import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FIXTURES = new URL('../readers/fixtures/', import.meta.url);
const RECORDINGS = new URL('../../../../shared/feeds/', import.meta.url);

/** A small file of our own in the shape of a real one. */
export function fixturePath(name: string): string {
  return fileURLToPath(new URL(name, FIXTURES));
}

/** A real recording; these lie beside the project and are not there everywhere. */
export function recordingPath(name: string): string {
  return fileURLToPath(new URL(name, RECORDINGS));
}

export const HAS_RECORDINGS = existsSync(RECORDINGS);
