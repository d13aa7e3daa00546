import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** The option of every command that calls a product of this machine with one of its keys. */
export const STATE_OPTION = { state: { type: 'string', default: '.local' } } as const;

/** Returns the path of a file in a state folder. As for "npm start", a relative folder is the project's. */
export function stateFile(state: string, name: string): string {
  return resolve(PROJECT, state, name);
}

/** Returns the key that a product of this machine stores in its state folder; undefined if there is none. */
export async function readStoredKey(
  state: string,
  name: 'ingest-secret' | 'operator-token',
): Promise<string | undefined> {
  try {
    return (await readFile(stateFile(state, name), 'utf8')).trim();
  } catch {
    return undefined;
  }
}
