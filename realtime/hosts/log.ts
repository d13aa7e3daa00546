type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, string | number | boolean | null | undefined>;

/**
 * Logs one line of JSON. Fields name rooms, calls, counts and kinds of error; never an address, a
 * header, a user agent, a query, a credential or client input.
 */
export function log(level: Level, event: string, fields: Fields = {}): void {
  // oxlint-disable-next-line no-console -- the platform collects the console
  console[level](JSON.stringify({ level, event, ...fields }));
}

/** Returns a thrown value's message. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const query = failedQueryOf(error);
  return query === null ? error.message : `${query}: ${messageOf(error.cause)}`;
}

/** Returns a thrown value's message and stack. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const query = failedQueryOf(error);
  return query === null ? (error.stack ?? error.message) : `${query}\n${stackOf(error.cause)}`;
}

/**
 * Returns a failed query's SQL; null for any other error. Message and stack of such an error
 * contain the bound values (addresses, password hashes and users' texts): only the SQL and its
 * cause are logged.
 */
function failedQueryOf(error: Error): string | null {
  if (!('params' in error)) return null;
  return `Failed query: ${'query' in error ? String(error.query) : 'unknown'}`;
}
