import { Agent, get } from 'node:http';

/** One open connection each: compares the calls, not their setup. */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Returns ms until the whole answer; rejects unless it is 200. */
  async time(): Promise<number> {
    const start = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(this.#url, { agent: this.#agent }, (response) => {
        response.resume();
        response.once('error', reject);
        response.once('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${this.#url} answered ${String(response.statusCode)}`));
        });
      }).once('error', reject);
    });
    return performance.now() - start;
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The value that a share (0–1) of the values does not exceed, to a microsecond. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return Math.round(value * 1_000) / 1_000;
}
