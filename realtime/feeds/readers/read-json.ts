import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { FileFormatError } from '../file-format-error.ts';
import { parseSourceJson } from '../parse-source-json.ts';
import { messageOf } from '../message-of.ts';

/**
 * Reads a JSON file by its schema and cleans its texts. Throws a FileFormatError with the faulty
 * place for a file of another shape.
 */
export async function readJson<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readText(path);
  let json: unknown;
  try {
    json = parseSourceJson(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new FileFormatError(path, '', `is not JSON: ${messageOf(error)}`);
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  const { place, fault } = describe(parsed.issues[0]);
  throw new FileFormatError(path, place, fault);
}

/**
 * Returns the place and fault of an issue. A union's issue only says that nothing fits, so its
 * inner issues decide.
 */
function describe(issue: v.BaseIssue<unknown>): { place: string; fault: string } {
  const place = v.getDotPath(issue) ?? '';
  const [first] = issue.issues ?? [];
  if (!first) return { place, fault: issue.message };
  const inner = describe(first);
  return { place: [place, inner.place].filter(Boolean).join('.'), fault: inner.fault };
}

/** Reads a text file. Throws a FileFormatError with the reason if that fails. */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new FileFormatError(path, '', unreadable(error));
  }
}

function unreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'is a folder, not a file';
  return `cannot be read (${messageOf(error)})`;
}
