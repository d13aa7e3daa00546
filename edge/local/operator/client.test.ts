import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { createOperatorClient, Refused } from './client.ts';

/** Starts a stand-in for a product; returns a client of it. */
async function clientOf(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has a port');
  const product = `http://127.0.0.1:${address.port}`;
  return createOperatorClient({ product, state: 'none' }, { OPERATOR_TOKEN: ' token ' });
}

const dataSchema = v.object({ ok: v.boolean() });

it('a call sends the token, and parses the answer', async () => {
  const client = await clientOf(({ headers, url }, response) => {
    const ok = headers.authorization === 'Bearer token' && url === '/operator/v1/backup';
    response.end(JSON.stringify({ ok }));
  });
  expect(await client.call('POST', 'backup', dataSchema)).toEqual({ ok: true });
  await expect(client.call('POST', 'backup', v.object({ run: v.string() }))).rejects.toThrow(
    'is not a product of this version',
  );
});

it('a call that reads is tried again after an error, and one that writes is not', async () => {
  let calls = 0;
  const client = await clientOf((_request, response) => {
    calls += 1;
    response.writeHead(calls === 1 ? 500 : 200).end('{"ok":true}');
  });
  expect(await client.call('GET', 'dead-letters', dataSchema)).toEqual({ ok: true });
  expect(calls).toBe(2);
  calls = 0;
  await expect(client.call('POST', 'backup', dataSchema)).rejects.toThrow('It answered 500.');
});

it('a refusal has the words of the product', async () => {
  const client = await clientOf((_request, response) => {
    response.writeHead(409).end('{"message":"The product is not empty."}');
  });
  const refused = client.call('POST', 'restore', dataSchema);
  await expect(refused).rejects.toThrow(
    new Refused('The product is not empty.', { message: 'The product is not empty.' }),
  );
});

it('a token of another product is named with the options that say which it is', async () => {
  const client = await clientOf((_request, response) => {
    response.writeHead(401).end('{"message":"The operator\'s calls take the token."}');
  });
  await expect(client.call('GET', 'partners', dataSchema)).rejects.toThrow(
    'has another token: name its folder with --state, or set OPERATOR_TOKEN.',
  );
});

it('without --product the address is that of the folder', async () => {
  const state = await mkdtemp(join(tmpdir(), 'state-'));
  onTestFinished(() => rm(state, { recursive: true }));
  await writeFile(join(state, 'address'), 'http://127.0.0.1:1\n');
  const client = await createOperatorClient({ state }, { OPERATOR_TOKEN: 't' });
  await expect(client.call('POST', 'backup', dataSchema)).rejects.toThrow(
    'http://127.0.0.1:1 does not answer',
  );
});

it('a product without the door, without an answer or without a token is named', async () => {
  const client = await clientOf((_request, response) => void response.writeHead(404).end());
  await expect(client.call('POST', 'backup', dataSchema)).rejects.toThrow('is its OPERATOR_TOKEN');
  const product = 'http://127.0.0.1:1';
  const away = await createOperatorClient({ product, state: 'none' }, { OPERATOR_TOKEN: 't' });
  await expect(away.call('POST', 'backup', dataSchema)).rejects.toThrow(
    "does not answer: name the product's address with --product, and with --state its folder",
  );
  await expect(createOperatorClient({ product, state: '/none' }, {})).rejects.toThrow(
    "There is no token in /none/operator-token: name the product's folder with --state, or set OPERATOR_TOKEN",
  );
  await expect(createOperatorClient({ product: 'x', state: '' }, {})).rejects.toThrow('not "x"');
});
