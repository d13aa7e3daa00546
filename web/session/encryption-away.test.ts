import { expect, test, vi } from 'vitest';
import { isApiFailure } from '../api/failure.ts';
import { loadEncryption } from './call-encrypted.ts';

vi.mock('../../edge/shared/encrypt-body.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('encryption that does not load is a failure that the form shows, as of an API that is away', async () => {
  const error: unknown = await loadEncryption().catch((thrown: unknown) => thrown);
  expect(isApiFailure(error) && error.status).toBe(503);
});
