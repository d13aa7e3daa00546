import { test } from './fixtures.ts';
import { startProduct, type Product } from '../../edge/acceptance/product.ts';

/** Starts a product for the tests of one file. Returns a function that returns its address. */
export function ownProduct(): () => string {
  let product: Product;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    product = await startProduct({
      secrets: { INGEST_SECRET: process.env['INGEST_SECRET'] },
      build: false,
    });
  });
  test.afterAll(() => product.stop());
  return () => product.url;
}
