import { afterAll, beforeAll } from 'vitest';
import { makePrivateKey } from '../local/secret.ts';
import { alertCases, PUSH_CONTACT } from './alert-cases.ts';
import { startProduct, type Product } from './product.ts';
import { PushService } from './push-service.ts';

const service = new PushService();
let product: Product;

beforeAll(async () => {
  const vars = { PUSH_SERVICES: await service.start(), PUSH_CONTACT };
  product = await startProduct({ vars, secrets: { VAPID_KEY: makePrivateKey() } });
});

afterAll(async () => {
  await product.stop();
  await service.stop();
});

alertCases(() => ({ product, service }));
