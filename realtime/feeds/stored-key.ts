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

/** Where a product is whose folder names no address. */
const DEFAULT_ADDRESS = 'http://localhost:8787';

/** Returns the address that a running product of this machine keeps in its state folder, else the default one. */
export async function readStoredAddress(state: string): Promise<string> {
  return (await readStored(state, 'address')) || DEFAULT_ADDRESS;
}

/** Returns the key that a product of this machine stores in its state folder; undefined if there is none. */
export async function readStoredKey(
  state: string,
  name: 'ingest-secret' | 'operator-token',
): Promise<string | undefined> {
  return readStored(state, name);
}

async function readStored(state: string, name: string): Promise<string | undefined> {
  try {
    return (await readFile(stateFile(state, name), 'utf8')).trim();
  } catch {
    return undefined;
  }
}
