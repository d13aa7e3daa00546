type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, string | number | boolean | null>;

/**
 * One structured log line. Fields name rooms, counts and error kinds; never an
 * address, a header or what a client sent.
 */
export function log(level: Level, event: string, fields: Fields = {}): void {
  // oxlint-disable-next-line no-console -- the platform collects the console
  console[level](JSON.stringify({ level, event, ...fields }));
}

/** An error's message for a log field. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
