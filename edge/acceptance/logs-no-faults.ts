import { expect, it } from 'vitest';
import type { Product } from './product.ts';
import { readWorkerLines } from './worker-lines.ts';

/** Tests that the log of a product that has answered requests has no page faults and no unhandled errors. */
export function itLogsNoFaults(product: () => Product): void {
  it('the Worker logs no page faults and no unhandled errors', async () => {
    const lines = await readWorkerLines(product().state);
    expect(lines.map(({ event }) => event)).toContain('request');
    expect(lines.filter(({ event }) => event === 'page-fault' || event === 'unhandled')).toEqual(
      [],
    );
  });
}
