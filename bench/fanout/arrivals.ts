/** Records when each client receives each update. */
export class Arrivals {
  readonly clients: number;
  readonly first: number;
  /** One row per update, one cell per client: time of arrival, monotonic ms, or 0 before it. */
  readonly times: Float64Array<ArrayBuffer>;
  readonly #counts: Int32Array;
  duplicates = 0;
  bytes = 0;

  /** Expects `updates` consecutive versions from `first` on. */
  constructor(clients: number, first: number, updates: number) {
    this.clients = clients;
    this.first = first;
    this.times = new Float64Array(clients * updates);
    this.#counts = new Int32Array(updates);
  }

  /** Records a delivery of `size` bytes at `at`, monotonic ms. Ignores versions that are not expected. */
  note(client: number, version: number, at: number, size: number): void {
    const row = version - this.first;
    const cell = row * this.clients + client;
    if (row < 0 || cell >= this.times.length) return;
    if (this.times[cell] !== 0) {
      this.duplicates += 1;
      return;
    }
    this.times[cell] = at;
    this.bytes += size;
    this.#counts[row] = (this.#counts[row] ?? 0) + 1;
  }

  /** Whether every client has the version. */
  isComplete(version: number): boolean {
    return this.#counts[version - this.first] === this.clients;
  }
}
