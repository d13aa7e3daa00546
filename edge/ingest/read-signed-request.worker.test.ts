import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateLimiter } from '../../realtime/hosts/rate-limiter.ts';
import { SENDER_SIGNATURE } from '../../realtime/protocol/ingest.ts';
import { BodiesInFlight } from '../bodies-in-flight.ts';
import { NEW_SECRET } from '../testing/signed.ts';
import { readSignedRequest } from './read-signed-request.ts';

const webhook = new Webhook(NEW_SECRET);
const ID = 'msg_1';

/** Returns what a body needs, and the bodies that it counts towards. */
function options(network = '192.0.2.1') {
  const bodies = { unsigned: new BodiesInFlight(100_000), signed: new BodiesInFlight(100_000) };
  return {
    bodies,
    secrets: NEW_SECRET,
    schema: v.object({}),
    list: { key: 'updates', limit: 1 },
    holds: { unsigned: bodies.unsigned.hold(network), signed: bodies.signed.hold(network) },
  };
}

const silent = () => new ReadableStream({ pull: () => new Promise(() => {}) });

/** A request with these headers beside a signature of `{}` that is right. */
function sending(body: ReadableStream | string, headers: Record<string, string> = {}): Request {
  const now = new Date();
  const signed = {
    'webhook-id': ID,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': webhook.sign(ID, now, '{}'),
    ...headers,
  };
  const given = Object.entries(signed).filter(([, value]) => value !== '');
  const request = { method: 'POST', headers: given, body };
  return new Request('http://localhost/ingest/v1/updates', request);
}

/** The sender's signature for a request of now. */
const sender = () => ({ 'webhook-sender-signature': webhook.sign(ID, new Date(), '') });

it('answers 408 to a sender that is too slow', async () => {
  const limits = { bytes: 10, idleMs: 1 };
  expect(await readSignedRequest(sending(silent()), { ...options(), limits })).toMatchObject({
    kind: 'refused',
    status: 408,
  });
});

it('answers 400 to a sender that breaks off the body', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('lost')) });
  expect(await readSignedRequest(sending(broken), options())).toMatchObject({
    kind: 'refused',
    status: 400,
  });
});

const seconds = (offset: number) => String(Math.floor(Date.now() / 1_000) + offset);

describe('before the first byte of a body', () => {
  it.each([
    [401, 'no id', { 'webhook-id': '' }],
    [401, 'a long id', { 'webhook-id': 'a'.repeat(1_001) }],
    [401, 'no time', { 'webhook-timestamp': '' }],
    [401, 'a time that is no number', { 'webhook-timestamp': '1e9' }],
    [401, 'an old time', { 'webhook-timestamp': seconds(-301) }],
    [401, 'a time ahead', { 'webhook-timestamp': seconds(302) }],
    [401, 'no signature', { 'webhook-signature': '' }],
    [401, 'a signature of another kind', { 'webhook-signature': `v1a,${'a'.repeat(43)}=` }],
    [401, 'a short signature', { 'webhook-signature': 'v1,abc=' }],
    [401, 'many signatures', { 'webhook-signature': `v1,${'a'.repeat(43)}= `.repeat(30) }],
    [
      401,
      'a wrong signature of the sender',
      { 'webhook-sender-signature': `v1,${'a'.repeat(43)}=` },
    ],
    [413, 'a length that is too large', { 'content-length': '1048577' }],
  ])('answers %i to %s', async (status, _what, headers) => {
    const request = sending(silent(), headers);
    expect(await readSignedRequest(request, options())).toMatchObject({ kind: 'refused', status });
  });

  it('answers 503 without a secret', async () => {
    const without = { ...options(), secrets: undefined };
    expect(await readSignedRequest(sending(silent()), without)).toMatchObject({ status: 503 });
  });
});

describe('a body', () => {
  const fill = (bodies: BodiesInFlight) => {
    for (const network of ['a', 'b', 'c', 'd']) {
      const hold = bodies.hold(network);
      hold.begin(() => {});
      hold.take(21_000);
      hold.complete();
    }
  };

  it('with a signature of its sender does not compete with unsigned ones', async () => {
    const given = options();
    fill(given.bodies.unsigned);
    const read = await readSignedRequest(sending('{}', sender()), given);
    expect(read).toEqual({ kind: 'ok', body: {} });
  });

  it.each(['unsigned', 'signed'] as const)(
    'with its own signature alone needs room among %s ones',
    async (which) => {
      expect(await readSignedRequest(sending('{}'), options())).toEqual({ kind: 'ok', body: {} });
      const given = options();
      fill(given.bodies[which]);
      expect(await readSignedRequest(sending('{}'), given)).toMatchObject({ status: 503 });
    },
  );

  it('needs its own signature beside that of its sender', async () => {
    const read = await readSignedRequest(sending('{ }', sender()), options());
    expect(read).toMatchObject({ kind: 'refused', status: 401 });
  });
});

describe('after ten wrong bodies of one address', () => {
  const ADDRESS = '192.0.2.1';
  const WRONG = { 'webhook-signature': `v1,${'a'.repeat(43)}=` };

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  /** Returns a body and counts its reads. */
  function counted(content: string | Uint8Array) {
    const seen = { reads: 0 };
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          seen.reads += 1;
          controller.enqueue(bytes);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return { seen, body };
  }

  /** Returns a function that sends bodies to one product. It returns the status, and the reads of the body. */
  function product() {
    const wrongBodies = createRateLimiter({ burst: 10, refillMs: 20_000 });
    return async (
      headers: Record<string, string>,
      content: string | Uint8Array = '{}',
      address = ADDRESS,
    ) => {
      const { seen, body } = counted(content);
      const request = sending(body, { 'cf-connecting-ip': address, ...headers });
      const given = { ...options(), wrongBodies, limits: { bytes: 100 } };
      const read = await readSignedRequest(request, given);
      return [read.kind === 'ok' ? 200 : read.status, seen.reads];
    };
  }

  type Send = ReturnType<typeof product>;

  async function sendTen(send: Send, content?: string | Uint8Array) {
    const answers = [];
    for (let times = 0; times < 10; times += 1) answers.push(await send(WRONG, content));
    return answers;
  }

  it('refuses its next one without reading it', async () => {
    const send = product();
    expect(await sendTen(send)).toEqual(Array.from({ length: 10 }, () => [401, 1]));
    expect([await send(WRONG), await send({})]).toEqual([
      [429, 0],
      [429, 0],
    ]);
  });

  it.each([
    [413, 'too large', new Uint8Array(101)],
    [400, 'not UTF-8', new Uint8Array([0xff])],
  ])('counts one with %i, which is %s, as wrong', async (status, _what, content) => {
    const send = product();
    expect((await sendTen(send, content)).at(-1)).toEqual([status, 1]);
    expect(await send(WRONG, content)).toEqual([429, 0]);
  });

  it('refuses those of its whole /48', async () => {
    const send = product();
    for (let n = 0; n < 10; n += 1) await send(WRONG, '{}', `2001:db8:1:${n}::1`);
    expect(await send(WRONG, '{}', '2001:db8:1:99::1')).toEqual([429, 0]);
    expect(await send({}, '{}', '2001:db8:2::1')).toEqual([200, 1]);
  });

  it('takes those of another address', async () => {
    const send = product();
    await sendTen(send);
    expect(await send({}, '{}', '192.0.2.2')).toEqual([200, 1]);
  });

  it('takes its request with the signature of its sender', async () => {
    const send = product();
    await sendTen(send);
    expect(await send(sender())).toEqual([200, 1]);
  });

  it('reads one more every two seconds', async () => {
    const send = product();
    await sendTen(send);
    vi.setSystemTime(Date.now() + 1_999);
    expect(await send(WRONG)).toEqual([429, 0]);
    vi.setSystemTime(Date.now() + 1);
    expect([await send(WRONG), await send(WRONG)]).toEqual([
      [401, 1],
      [429, 0],
    ]);
  });

  it.each<[string, [number, number], () => Record<string, string>, string]>([
    ['an old time', [401, 0], () => ({ ...WRONG, 'webhook-timestamp': '1' }), '{}'],
    ['a wrong signature of its sender', [401, 0], () => ({ [SENDER_SIGNATURE]: 'v1,a' }), '{}'],
    ['a right signature', [200, 1], () => ({}), '{}'],
    [
      'a right signature that is no JSON',
      [400, 1],
      () => ({ 'webhook-signature': webhook.sign(ID, new Date(), '{') }),
      '{',
    ],
  ])('does not count one with %s as wrong', async (_what, answer, headers, content) => {
    const send = product();
    for (let times = 0; times < 11; times += 1)
      expect(await send(headers(), content)).toEqual(answer);
    expect(await send({})).toEqual([200, 1]);
  });

  it('does not limit an unknown network', async () => {
    const send = product();
    for (let times = 0; times < 11; times += 1)
      expect(await send({ 'cf-connecting-ip': '', ...WRONG })).toEqual([401, 1]);
  });
});
