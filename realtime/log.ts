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
  return error instanceof Error ? error.message : String(error);
}

/** What an unknown thrown value says, and where it was thrown. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
