import { test as base } from 'playwright/test';
import { startProduct, type Product } from '../../edge/acceptance/product.ts';
import type { LiveMatch } from '../../realtime/demo/play/live-match.ts';
import { SATURDAY, setClocks } from './clock.ts';
import { Field } from './feed.ts';
import { fillFrozenProduct } from './pictures/frozen-world.ts';
import { startSite, type Site } from './other-site.ts';

/** Time in which a product starts and is filled, even where other work leaves it a tenth of a processor, ms. */
const START_MS = 300_000;

interface FilledProduct extends Product {
  /** The demo's matches in play, and some that begin soon. None without the demo. */
  matches: readonly LiveMatch[];
}

interface WorkerFixtures {
  /** Settings of the product beside those of all tests. A file with its own gets a product of its own. */
  vars: Readonly<Record<string, string>>;
  /** Whether the product has the demo, and all clocks stand; else it is empty, and they run. */
  isFrozen: boolean;
  /** Another site, which may show the product's widgets. */
  site: Site;
  /** The product of this worker. Tests that run one after the other share it. */
  product: FilledProduct;
}

interface TestFixtures {
  /** Makes matches for this test, and withdraws them after it. */
  field: Field;
}

/** Playwright's `test`, with a product for each worker. `baseURL` is the product's address. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  vars: [{}, { scope: 'worker', option: true }],
  isFrozen: [false, { scope: 'worker', option: true }],
  site: [
    // Playwright reads a fixture's needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const site = await startSite();
      await run(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ browser, vars, isFrozen, site }, run) => {
      const clock = isFrozen ? { at: SATURDAY } : { ahead: SATURDAY - Date.now() };
      setClocks(browser, clock);
      const product = await startProduct({
        secrets: {
          INGEST_SECRET: process.env['INGEST_SECRET'],
          OPS_PASSWORD: process.env['OPS_PASSWORD'],
        },
        vars: {
          API_DOCS: '1',
          // All fans share one network.
          CODES_PER_NETWORK: '1000',
          RESTRICTED_COUNTRIES: 'ir',
          WIDGET_ORIGINS: site.origin,
          ...vars,
        },
        build: false,
        clock,
      });
      const world = isFrozen ? await fillFrozenProduct(product.url, product.secret) : null;
      await run({ ...product, matches: world?.matches ?? [] });
      await product.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ product }, run) => run(product.url),
  field: async ({ product }, run) => {
    const field = new Field(product.url);
    await run(field);
    await field.withdraw();
  },
});

export { expect } from 'playwright/test';
