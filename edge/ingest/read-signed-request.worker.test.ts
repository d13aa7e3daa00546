import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readSignedRequest } from './read-signed-request.ts';

const options = {
  secrets: 'whsec_dGhlIG5ldyBzZWNyZXQgb2YgdGVzdHM=',
  schema: v.object({}),
  list: { key: 'updates', limit: 1 },
};

function sending(body: ReadableStream): Request {
  return new Request('http://localhost/ingest/v1/updates', { method: 'POST', body });
}

it('answers 408 to a sender that is too slow', async () => {
  const silent = sending(new ReadableStream({ pull: () => new Promise(() => {}) }));
  const limits = { bytes: 10, idleMs: 1 };
  expect(await readSignedRequest(silent, { ...options, limits })).toMatchObject({
    kind: 'refused',
    status: 408,
  });
});

it('answers 400 to a sender that breaks off the body', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('lost')) });
  expect(await readSignedRequest(sending(broken), options)).toMatchObject({
    kind: 'refused',
    status: 400,
  });
});
