type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, string | number | boolean | null | undefined>;

/**
 * One line of JSON. Fields name rooms, calls, counts and kinds of error; never
 * an address, a header, a user agent, a query, a credential or what a client
 * sent.
 */
export function log(level: Level, event: string, fields: Fields = {}): void {
  // oxlint-disable-next-line no-console -- the platform collects the console
  console[level](JSON.stringify({ level, event, ...fields }));
}

/** What an unknown thrown value says. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const query = failedQueryOf(error);
  return query === null ? error.message : `${query}: ${messageOf(error.cause)}`;
}

/** What an unknown thrown value says, and where it was thrown. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const query = failedQueryOf(error);
  return query === null ? (error.stack ?? error.message) : `${query}\n${stackOf(error.cause)}`;
}

/**
 * The SQL of a query that failed; null for any other error. Message and stack of such an error
 * hold the values that were bound, which are addresses, hashes of passwords and what
 * people wrote: only the SQL and its cause are told.
 */
function failedQueryOf(error: Error): string | null {
  if (!('params' in error)) return null;
  return `Failed query: ${'query' in error ? String(error.query) : 'unknown'}`;
}
