import { cleanText } from '../protocol/text.ts';

/**
 * The JSON of a source with its texts cleaned: a byte that was decoded badly
 * would get what it stands in refused for ever. Throws when it is no JSON.
 */
export function parseSourceJson(text: string): unknown {
  return JSON.parse(text, cleanMember);
}

/** Of `JSON.parse`, which calls it with every member. */
export function cleanMember(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? cleanText(value) : value;
}
