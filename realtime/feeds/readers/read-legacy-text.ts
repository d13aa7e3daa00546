import { readFile } from 'node:fs/promises';
import { readText } from './read-json.ts';

/**
 * Reads a text file that older Windows programs may have written: UTF-8 if it
 * is valid, else the code page of Central Europe.
 */
export async function readLegacyText(path: string): Promise<string> {
  const text = await readText(path);
  if (!text.includes('\uFFFD')) return text.replace(/^\uFEFF/, '');
  return new TextDecoder('windows-1250').decode(await readFile(path));
}
