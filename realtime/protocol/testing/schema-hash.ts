/**
 * Returns a schema as plain data: every own member except functions and messages, sorted by name,
 * so that only a change of meaning changes it.
 */
function described(value: unknown): unknown {
  if (value instanceof RegExp) return String(value);
  if (value instanceof Set) return described([...value]);
  if (Array.isArray(value)) return value.map(described);
  if (typeof value !== 'object' || value === null) return value;
  // Object schemas may have members named 'message' or 'kind' too.
  const isRule = 'kind' in value && typeof value.kind === 'string';
  const members = Object.entries(value)
    .filter(([key, inner]) => typeof inner !== 'function' && !(isRule && IRRELEVANT.has(key)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([key, inner]) => [key, described(inner)]));
}

/** Members of the schema library that do not affect validity. */
const IRRELEVANT = new Set(['~standard', '~run', 'message', 'expects', 'kind', 'async']);

/** Returns 16 hexadecimal digits that change only when the schemas accept other values. */
export async function hashOf(schemas: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(described(schemas)));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
