import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { catalogueAt } from '../../edge/acceptance/catalogue.ts';
import { countQuestions } from '../../edge/acceptance/counted-worker.ts';
import { databaseAwayCases } from '../../edge/acceptance/database-away-cases.ts';
import { importCatalogue } from '../../edge/acceptance/import-catalogue.ts';
import { itLogsNoFaults } from '../../edge/acceptance/logs-no-faults.ts';
import { oddRequestCases } from '../../edge/acceptance/odd-request-cases.ts';
import { startProduct, type Product } from '../../edge/acceptance/product.ts';
import { ensureBuild } from '../../edge/local/build.ts';
import { pageCases } from './page-cases.ts';
import { questionCases } from './question-cases.ts';

/* These parts share one product, which counts what its pages ask. The first find only the catalogue in it. */
let product: Product;
const folder = mkdtempSync(join(tmpdir(), 'counted-'));

beforeAll(async () => {
  // `countQuestions` copies the build: a stale one must not be copied.
  await ensureBuild(() => {});
  product = await startProduct({ worker: countQuestions(folder), vars: { TEST_MODE: '1' } });
  await importCatalogue(product, catalogueAt(Date.now()));
  await product.reconcile();
});

afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true });
});

describe('odd requests', () => {
  oddRequestCases(() => product);
});
describe('the questions of pages', () => {
  questionCases(() => product);
});
describe('pages', () => {
  pageCases(() => product);
});
itLogsNoFaults(() => product);

// Last: what needs the database fails meanwhile, and is logged so.
describe('a product without its database', () => {
  databaseAwayCases(() => product);
});
