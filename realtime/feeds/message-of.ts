/** Returns a thrown value's message, for a person at a terminal. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
