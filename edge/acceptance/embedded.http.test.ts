import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageCases } from '../../web/e2e/page-cases.ts';
import { questionCases } from '../../web/e2e/question-cases.ts';
import { ensureBuild } from '../local/build.ts';
import { catalogueAt } from './catalogue.ts';
import { contractSuite } from './contract-suite.ts';
import { countQuestions } from './counted-worker.ts';
import { databaseAwayCases } from './database-away-cases.ts';
import { importCatalogue } from './import-catalogue.ts';
import { oddRequestCases } from './odd-request-cases.ts';
import { feedsDocumentCases } from './outside/feeds-document-cases.ts';
import { liveProtocolCases } from './outside/live-protocol-cases.ts';
import { startProduct, type Product } from './product.ts';
import { slowBodyCases } from './slow-body-cases.ts';
import { readWorkerLines } from './worker-lines.ts';

/*
 * A product takes seconds of a processor to start: these parts share one with embedded APIs. The first find
 * only the catalogue in it, the later ones also what those before have sent.
 */
let product: Product;
const folder = mkdtempSync(join(tmpdir(), 'counted-'));

beforeAll(async () => {
  // `countQuestions` copies the build: a stale one must not be copied.
  await ensureBuild(() => {});
  product = await startProduct({
    worker: countQuestions(folder),
    vars: { CODES_PER_NETWORK: '1000', TEST_MODE: '1' },
  });
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
describe('slow bodies', () => {
  slowBodyCases(() => product);
});
describe('the questions of pages', () => {
  questionCases(() => product);
});
describe('the embedded APIs', () => {
  contractSuite(() => ({ url: product.url, sender: product.url }));
});
describe('docs/live-protocol.md', () => {
  liveProtocolCases(() => product);
});
describe('docs/feeds.md', () => {
  feedsDocumentCases(() => product);
});
describe('pages', () => {
  pageCases(() => product);
});
it('the Worker logs no page faults and no unhandled errors', async () => {
  const lines = await readWorkerLines(product.state);
  expect(lines.map(({ event }) => event)).toContain('request');
  expect(lines.filter(({ event }) => event === 'page-fault' || event === 'unhandled')).toEqual([]);
});

// Last: what needs the database fails meanwhile, and is logged so.
describe('a product without its database', () => {
  databaseAwayCases(() => product);
});
