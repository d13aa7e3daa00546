import type { Variables } from './shell-words.ts';

/** Stands for any value, other members of an object, or the rest of a list. */
const ANYTHING = '…';
const isVariable = (text: string) => /^\$\w+$/.test(text);

/**
 * Compares an answer with the document's. A text `$NAME` there stores what the answer has in its place,
 * unless the document has given the name a value before: then it is compared. Returns the places where the
 * two differ.
 */
export function differences(
  said: unknown,
  found: unknown,
  { given, reported }: { given: ReadonlySet<string>; reported: Variables },
  place = '$',
): string[] {
  const compared = { given, reported };
  if (said === ANYTHING) return found === undefined ? [`${place} is missing`] : [];
  if (typeof said === 'string' && isVariable(said)) {
    const name = said.slice(1);
    if (found === undefined || found === null) return [`${place} is missing`];
    const value = typeof found === 'string' ? found : JSON.stringify(found);
    if (given.has(name))
      return reported.get(name) === value ? [] : [`${place} is not what ${said} was given`];
    reported.set(name, value);
    return [];
  }
  if (Array.isArray(said)) {
    if (!Array.isArray(found)) return [`${place} is no list`];
    const isOpen = said.at(-1) === ANYTHING;
    const rows = isOpen ? said.slice(0, -1) : said;
    if (isOpen ? found.length < rows.length : found.length !== rows.length)
      return [`${place} has ${found.length} entries`];
    return rows.flatMap((row, at) => differences(row, found[at], compared, `${place}[${at}]`));
  }
  if (isObject(said)) {
    if (!isObject(found)) return [`${place} is no object`];
    const { [ANYTHING]: rest, ...members } = Object.fromEntries(Object.entries(said));
    const known = new Map(Object.entries(found));
    const unsaid = rest === undefined ? [...known.keys()].filter((key) => !(key in members)) : [];
    return [
      ...unsaid.map((key) => `${place}.${key} is not in the document`),
      ...Object.entries(members).flatMap(([key, value]) =>
        differences(value, known.get(key), compared, `${place}.${key}`),
      ),
    ];
  }
  return said === found ? [] : [`${place} is ${JSON.stringify(found)}`];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
