import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { startServer, type Server } from '../local/start-server.ts';
import { catalogueAt } from './catalogue.ts';
import { contractSuite } from './contract-suite.ts';
import { importCatalogue } from './import-catalogue.ts';

let state: string;
let product: Server;

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'contract-'));
  product = await startServer({ persist: state });
  await importCatalogue(product, catalogueAt(Date.now()));
  await product.reconcile();
});

afterAll(async () => {
  await product.stop();
  await rm(state, { recursive: true, force: true });
});

describe('the embedded APIs', () => {
  contractSuite(() => ({ url: product.url }));
});
