import { afterAll, beforeAll, describe } from 'vitest';
import { catalogueAt } from './catalogue.ts';
import { contractSuite } from './contract-suite.ts';
import { importCatalogue } from './import-catalogue.ts';
import { itLogsNoFaults } from './logs-no-faults.ts';
import { feedsDocumentCases } from './outside/feeds-document-cases.ts';
import { liveProtocolCases } from './outside/live-protocol-cases.ts';
import { startProduct, type Product } from './product.ts';
import { slowBodyCases } from './slow-body-cases.ts';

/*
 * A product takes seconds of a processor to start: these parts share one with embedded APIs. The first find
 * only the catalogue in it, the later ones also what those before have sent.
 */
let product: Product;

beforeAll(async () => {
  product = await startProduct({ vars: { CODES_PER_NETWORK: '1000', TEST_MODE: '1' } });
  await importCatalogue(product, catalogueAt(Date.now()));
  await product.reconcile();
});

afterAll(() => product.stop());

describe('slow bodies', () => {
  slowBodyCases(() => product);
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
itLogsNoFaults(() => product);
