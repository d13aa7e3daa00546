import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startApiProcess, type ApiProcess } from '../api-process.ts';
import { catalogueAt } from '../catalogue.ts';
import { importCatalogue } from '../import-catalogue.ts';
import { startProduct, type Product } from '../product.ts';
import { readSteps, type Place } from './document-steps.ts';
import { OutsideClient } from './outside-client.ts';

/** The document shows the default. */
const AS_DOCUMENTED = { RESEND_SECONDS: '60' };

let stop: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const each of stop.toReversed()) await each();
});

async function embedded(): Promise<Place> {
  const product = await started();
  await importCatalogue(product, catalogueAt(Date.now()));
  await product.reconcile();
  return { to: product.url };
}

/** Runs the API in a separate process, which accepts the document's direct calls. */
async function apart(): Promise<Place> {
  const api: ApiProcess = await startApiProcess({ country: 'BR', vars: AS_DOCUMENTED });
  stop.push(() => api.stop());
  await importCatalogue(api, catalogueAt(Date.now()));
  const product = await started({
    MEDIA_API_URL: `${api.url}/media`,
    PATRON_API_URL: `${api.url}/patron`,
    SMS_API_URL: `${api.url}/sms`,
  });
  return { to: product.url, origin: api.url };
}

async function started(vars: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({ vars: { ...AS_DOCUMENTED, ...vars }, country: 'BR' });
  stop.push(() => product.stop());
  return product;
}

describe.each([
  ['the embedded API', embedded],
  ['an API apart', apart],
])('an outside client of a product with %s', (_what, begin) => {
  let place: Place;
  beforeAll(async () => {
    place = await begin();
  });

  it('runs every step of docs/accounts.md and gets the documented answers', async () => {
    const client = new OutsideClient(place);
    onTestFinished(() => client.end());
    for (const step of await readSteps(place))
      expect({ line: step.line, wrong: await client.take(step) }).toEqual({
        line: step.line,
        wrong: [],
      });
  });
});
