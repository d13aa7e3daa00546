/**
 * Cache of existing match ids, so that a socket does not cost a query. Matches are never deleted;
 * an unknown id is queried again.
 */
export class KnownMatches {
  readonly #ids = new Set<string>();
  readonly #limit: number;

  constructor(limit = 10_000) {
    this.#limit = limit;
  }

  async has(matchId: string, find: (matchId: string) => Promise<boolean>): Promise<boolean> {
    if (this.#ids.has(matchId)) return true;
    if (!(await find(matchId))) return false;
    const [oldest] = this.#ids;
    if (this.#ids.size >= this.#limit && oldest !== undefined) this.#ids.delete(oldest);
    this.#ids.add(matchId);
    return true;
  }
}
