import { existsSync } from 'node:fs';
import { access, constants, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from './command.ts';

/**
 * Creates the state folder if it is missing, and checks that it is writable. Does not create its parent: if
 * that is missing, the path is mistyped or a disk is not mounted. Throws a `StartError` that says what to do.
 */
export async function openStateFolder(state: string): Promise<void> {
  try {
    await makeUnlessThere(state);
    const file = await open(join(state, 'running'), 'a');
    await file.close();
    await makeUnlessThere(join(state, 'store'));
    await access(join(state, 'store'), constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(faultOf(state, error), { cause: error });
  }
}

async function makeUnlessThere(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

const READ_ONLY = new Set(['EROFS', 'EACCES', 'EPERM']);

function faultOf(state: string, error: unknown): string {
  const code = codeOf(error);
  const other = 'Choose another folder with --state.';
  if (code === 'ENOTDIR') return `${state} is a file, or lies below one. ${other}`;
  if (code === 'ENOENT' && !existsSync(dirname(state)))
    return `${state} cannot be made: there is no folder ${dirname(state)}. Make that first, or choose another with --state.`;
  // Linux answers a new folder in /proc with ENOENT.
  if (READ_ONLY.has(code) || code === 'ENOENT')
    return `${state} cannot be written (${code}). ${other}`;
  return `${state} cannot be used (${code}). ${other}`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
