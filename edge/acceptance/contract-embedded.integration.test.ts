import { afterAll, beforeAll, describe } from 'vitest';
import { catalogueAt } from './catalogue.ts';
import { contractSuite } from './contract-suite.ts';
import { importCatalogue } from './import-catalogue.ts';
import { startProduct, type Product } from './product.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct({ vars: { CODES_PER_NETWORK: '1000' } });
  await importCatalogue(product, catalogueAt(Date.now()));
  await product.reconcile();
});

afterAll(async () => {
  await product.stop();
});

describe('the embedded APIs', () => {
  contractSuite(() => ({ url: product.url, sender: product.url }));
});
