import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BodiesInFlight } from '../bodies-in-flight.ts';
import { updateAvatar } from '../contracts/profile-calls.ts';
import { readCallBody } from './read-call-body.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FORM = 'multipart/form-data; boundary=b';
const JSON_CALL = {};

/** Sends `bytes` for `chunks` times, after `pause` ms each. */
async function read(
  call: Parameters<typeof readCallBody>[1],
  type: string,
  { chunks, bytes, pause }: { chunks: number; bytes: number; pause: number },
  bodies = new BodiesInFlight(16_000_000),
) {
  let left = chunks;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (left === 0) return controller.close();
      left -= 1;
      await new Promise((resolve) => setTimeout(resolve, pause));
      controller.enqueue(new Uint8Array(bytes));
    },
  });
  const headers = { 'content-type': type };
  const request = new Request('http://localhost/', { method: 'POST', headers, body });
  const reading = readCallBody(request, call, bodies.hold('a'));
  await vi.advanceTimersByTimeAsync((chunks + 1) * pause + 1_000_000);
  return reading;
}

async function readWhole(type: string | undefined, length: number, call = JSON_CALL) {
  const body = new Uint8Array(length);
  const headers = { ...(type !== undefined && { 'content-type': type }) };
  const request = new Request('http://localhost/', { method: 'POST', headers, body });
  return readCallBody(request, call, new BodiesInFlight(16_000_000).hold('a'));
}

describe('the body of a call', () => {
  it('may be a picture of 256 kB that takes 50 seconds to arrive', async () => {
    const body = await read(updateAvatar, FORM, { chunks: 50, bytes: 5_120, pause: 1_000 });
    expect(body).toMatchObject({ kind: 'body', bytes: { byteLength: 256_000 } });
  });

  it.each([
    ['a form that falls silent', updateAvatar, FORM, 11_000],
    ['a form that takes longer than a minute', updateAvatar, FORM, 2_500],
    ['JSON of 2.5 kB a second', JSON_CALL, 'application/json', 400],
    ['JSON that takes longer than a minute', JSON_CALL, 'application/json', 2_500],
  ])('is refused as too slow: %s', async (_what, call, type, pause) => {
    const body = await read(call, type, { chunks: 30, bytes: 1_000, pause });
    expect(body).toEqual({ kind: 'refused', status: 408 });
  });

  it('is JSON of at most 64 kB, whatever length it claims', async () => {
    const type = 'application/json';
    expect(await readWhole(type, 64_000)).toMatchObject({ kind: 'body' });
    expect(await readWhole(type, 64_001)).toEqual({ kind: 'refused', status: 413 });
    const chunks = { chunks: 65, bytes: 1_000, pause: 1 };
    expect(await read(JSON_CALL, type, chunks)).toEqual({ kind: 'refused', status: 413 });
  });

  it.each([
    [JSON_CALL, FORM],
    [JSON_CALL, 'application/x-www-form-urlencoded'],
    [JSON_CALL, 'application/jsonp'],
    [JSON_CALL, undefined],
    [updateAvatar, 'application/json'],
    [undefined, FORM],
  ])('for the call %o is refused as %s', async (call, type) => {
    expect(await readWhole(type, 10, call)).toEqual({ kind: 'refused', status: 415 });
  });

  it('gets 429 while complete bodies of the client hold too many bytes', async () => {
    const bodies = new BodiesInFlight(100_000);
    const complete = bodies.hold('a');
    complete.begin(() => {});
    complete.take(12_000);
    complete.complete();
    const chunks = { chunks: 6, bytes: 1_000, pause: 1 };
    expect(await read(JSON_CALL, 'application/json', chunks, bodies)).toEqual({
      kind: 'refused',
      status: 429,
    });
  });
});
