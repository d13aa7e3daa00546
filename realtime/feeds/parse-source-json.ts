import { cleanText } from '../protocol/text.ts';

/**
 * Parses a source's JSON and cleans its texts, since the server would refuse content with a badly
 * decoded byte forever. Throws on invalid JSON.
 */
export function parseSourceJson(text: string): unknown {
  return JSON.parse(text, cleanMember);
}

/** Returns a cleaned text, and any other value unchanged: a reviver for `JSON.parse`. */
export function cleanMember(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? cleanText(value) : value;
}
