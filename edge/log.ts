type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, string | number | boolean | null | undefined>;

/** One line of JSON. Fields never hold an address, a user agent, a query or a credential. */
export function log(level: Level, event: string, fields: Fields = {}): void {
  // oxlint-disable-next-line no-console -- the platform collects the console
  console[level](JSON.stringify({ level, event, ...fields }));
}

/** What an unknown thrown value says, for a log field. */
export function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
