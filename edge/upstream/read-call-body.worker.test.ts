import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCallBody } from './read-call-body.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends `chunks` times as many bytes, with so many ms before each. */
async function read(
  type: string,
  { chunks, bytes, pause }: { chunks: number; bytes: number; pause: number },
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
  const reading = readCallBody(new Request('http://localhost/', { method: 'POST', headers, body }));
  await vi.advanceTimersByTimeAsync((chunks + 1) * pause + 1_000_000);
  return reading;
}

const FILE = 'multipart/form-data; boundary=b';

describe('the body of a call', () => {
  it('of 8 MB is taken from a line that needs four minutes for it', async () => {
    const body = await read(FILE, { chunks: 30, bytes: 260_000, pause: 8_000 });
    expect(body).toMatchObject({ kind: 'bytes', bytes: { byteLength: 7_800_000 } });
  });

  it.each([
    ['a file that falls silent', FILE, 11_000],
    ['a file that has no end', FILE, 9_000],
    ['a text as slow as a file may be', 'application/json', 8_000],
  ])('of %s is too slow', async (_what, type, pause) => {
    const body = await read(type, { chunks: 30, bytes: 1_000, pause });
    expect(body.kind).toBe('too-slow');
  });
});
