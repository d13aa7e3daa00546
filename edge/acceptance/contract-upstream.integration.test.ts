import { afterAll, beforeAll, describe } from 'vitest';
import { startApiProcess, type ApiProcess } from './api-process.ts';
import { catalogueAt } from './catalogue.ts';
import { contractSuite } from './contract-suite.ts';
import { EDGE_KEY } from './expected-headers.ts';
import { importCatalogue } from './import-catalogue.ts';
import { startProduct, type Product } from './product.ts';
import { forwardTo, startRecorder, type Recorder } from './recorder.ts';

let api: ApiProcess;
let recorder: Recorder;
let product: Product;

beforeAll(async () => {
  // The edge locates the visitor: the API itself is called from elsewhere.
  api = await startApiProcess({ country: 'DE', vars: { EDGE_KEY } });
  await importCatalogue(api, catalogueAt(Date.now()));
  recorder = await startRecorder(forwardTo(api.url));
  product = await startProduct({
    secrets: { EDGE_KEY },
    vars: {
      MEDIA_API_URL: `${recorder.url}/media`,
      PATRON_API_URL: `${recorder.url}/patron`,
      SMS_API_URL: `${recorder.url}/sms`,
    },
  });
});

afterAll(async () => {
  await product.stop();
  await recorder.stop();
  await api.stop();
});

describe('the same APIs in a separate process', () => {
  contractSuite(() => ({ url: product.url, sender: api.url, recorder }));
});
