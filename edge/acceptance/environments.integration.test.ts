import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtConfig, ENVIRONMENTS, readEnvironment } from '../../ops/deploy/environment.ts';
import { feedTrial } from '../../ops/deploy/feed-trial.ts';
import { smokeTest } from '../../ops/deploy/smoke.ts';
import { BUILT_PRODUCT, ensureBuild } from '../local/build.ts';
import { startProduct, type Product } from './product.ts';
import { surroundWorker } from './surround-worker.ts';

const PATH = '/later';
/** The built Worker, whose clock a request sets forward. */
const ENTRY = `import product from './product.js';
export * from './product.js';

const Real = Date;
let ahead = 0;
globalThis.Date = class extends Real {
  constructor(...given) { super(...(given.length === 0 ? [Real.now() + ahead] : given)); }
  static now() { return Real.now() + ahead; }
};

export default {
  ...product,
  async fetch(request, env, context) {
    const url = new URL(request.url);
    if (url.pathname !== '${PATH}') return product.fetch(request, env, context);
    ahead += Number(url.searchParams.get('ms'));
    return new Response(null, { status: 204 });
  },
};
`;

const readinessSchema = v.object({ status: v.string(), failing: v.array(v.string()) });

let folder: string;
beforeAll(async () => {
  await ensureBuild(() => {});
  folder = await mkdtemp(join(tmpdir(), 'environments-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(ENVIRONMENTS)('the Worker with the names of %s', (environment) => {
  let product: Product;

  beforeAll(async () => {
    const own = join(folder, environment);
    const worker = surroundWorker(BUILT_PRODUCT, own, ENTRY);
    const config = readEnvironment(environment);
    const directory = join(BUILT_PRODUCT.folder, '../client');
    const file = join(own, 'wrangler.json');
    const assets = { ...config.assets, directory };
    await writeFile(file, JSON.stringify({ ...builtConfig(config), assets }));
    product = await startProduct({ worker: { ...worker, config: file } });
  });
  afterAll(() => product.stop());

  const ready = async () =>
    v.parse(readinessSchema, await (await fetch(`${product.url}/readyz`)).json());

  it('is ready, and passes the smoke test of a rollout', async () => {
    expect(await ready()).toEqual({ status: 'ready', failing: [] });
    expect(await smokeTest(product.url)).toEqual([]);
  });

  it('takes an update and empties its queue, and is ready ten minutes later', async () => {
    expect(await feedTrial(product, product.state)).toEqual([]);
    for (let minute = 1; minute <= 10; minute += 1) {
      await fetch(`${product.url}${PATH}?ms=60000`);
      expect([minute, await ready()]).toEqual([minute, { status: 'ready', failing: [] }]);
    }
    expect(await smokeTest(product.url)).toEqual([]);
  });
});
