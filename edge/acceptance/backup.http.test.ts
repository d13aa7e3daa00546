import { afterAll, beforeAll } from 'vitest';
import { backupCases } from './backup-cases.ts';
import { catalogueAt } from './catalogue.ts';
import { importCatalogue } from './import-catalogue.ts';
import { startProduct, type Product } from './product.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
  await importCatalogue(product, catalogueAt(Date.now()));
});

afterAll(() => product.stop());

backupCases(() => product);
