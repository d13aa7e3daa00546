import { describe, expect, it } from 'vitest';
import { readBytes } from './read-bytes.ts';

/** A request whose body sends these in turn, and then stalls, ends, or breaks off. */
function sending(chunks: string[], then: 'silence' | 'end' | 'break') {
  const left = chunks.map((chunk) => new TextEncoder().encode(chunk));
  const seen = { cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const chunk = left.shift();
      if (chunk) controller.enqueue(chunk);
      else if (then === 'end') controller.close();
      else if (then === 'break') controller.error(new Error('Network connection lost.'));
      else await new Promise(() => {});
    },
    cancel: () => {
      seen.cancelled = true;
    },
  });
  return { seen, request: new Request('http://localhost/', { method: 'POST', body }) };
}

describe('readBytes', () => {
  it('joins the chunks of a body', async () => {
    const read = await readBytes(sending(['on', 'e'], 'end').request, { bytes: 3 });
    expect(read).toEqual({ kind: 'bytes', bytes: new TextEncoder().encode('one') });
  });

  it('reads a missing body as zero bytes', async () => {
    const read = await readBytes(new Request('http://localhost/'), { bytes: 3 });
    expect(read).toEqual({ kind: 'bytes', bytes: new Uint8Array() });
  });

  it('stops at the first byte over the limit', async () => {
    const { request, seen } = sending(['on', 'es'], 'silence');
    expect(await readBytes(request, { bytes: 3 })).toEqual({ kind: 'too-large' });
    expect(seen.cancelled).toBe(true);
  });

  it.each([
    ['says nothing', [], { idleMs: 1 }],
    ['falls silent', ['a'], { idleMs: 1 }],
    ['is not done in time', ['a'], { wholeMs: 1 }],
  ])('gives up on a sender that %s', async (_what, chunks, limits) => {
    const { request, seen } = sending(chunks, 'silence');
    expect(await readBytes(request, { bytes: 3, ...limits })).toEqual({ kind: 'too-slow' });
    expect(seen.cancelled).toBe(true);
  });

  it('reports a sender that disconnects', async () => {
    const { request } = sending(['a'], 'break');
    expect(await readBytes(request, { bytes: 3 })).toEqual({ kind: 'broken-off' });
  });
});
