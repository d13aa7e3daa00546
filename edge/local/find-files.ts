import { glob } from 'node:fs/promises';

/** Returns the sorted paths, relative to `cwd`, of its files that match. */
export async function findFiles(pattern: string | string[], cwd: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd, exclude: ['**/node_modules/**'] }))
    files.push(file);
  return files.toSorted();
}
