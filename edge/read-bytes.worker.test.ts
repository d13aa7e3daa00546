import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BodiesInFlight } from './bodies-in-flight.ts';
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

  it('joins a thousand chunks of one byte', async () => {
    const text = 'abcdefghij'.repeat(100);
    const read = await readBytes(sending([...text], 'end').request, { bytes: 1_000 });
    expect(read).toEqual({ kind: 'bytes', bytes: new TextEncoder().encode(text) });
  });
});

describe('a body that arrives over seconds', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A request whose body sends `bytes` every `pause` ms. */
  function trickling(bytes: number, pause: number) {
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, pause));
        controller.enqueue(new Uint8Array(bytes));
      },
    });
    return new Request('http://localhost/', { method: 'POST', body });
  }

  it.each([
    [15_000, 2],
    [17_000, 30],
  ])('at %i bytes a second, of 16,000, is read for %i seconds', async (perSecond, seconds) => {
    const rate = { leastPerSecond: 16_000, afterMs: 2_000 };
    const startedAt = Date.now();
    const request = trickling(perSecond / 10, 100);
    const reading = readBytes(request, { bytes: 1_000_000, rate }).then((read) => [
      read.kind,
      Math.floor((Date.now() - startedAt) / 1_000),
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await reading).toEqual(['too-slow', seconds]);
  });

  it('ends within a second after a new one has taken its room', async () => {
    const bodies = new BodiesInFlight(100_000);
    const hold = bodies.hold('a');
    const reading = readBytes(sending(['a'.repeat(15_000)], 'silence').request, {
      bytes: 100_000,
      hold,
    });
    await vi.advanceTimersByTimeAsync(1_500);
    const other = bodies.hold('a');
    other.begin(() => {});
    expect(other.take(15_000)).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await reading).toEqual({ kind: 'too-slow' });
  });

  it('does not begin without room', async () => {
    const bodies = new BodiesInFlight(10_000);
    const { request, seen } = sending(['a'], 'silence');
    expect(await readBytes(request, { bytes: 10, hold: bodies.hold('a') })).toEqual({
      kind: 'no-room',
    });
    expect(seen.cancelled).toBe(true);
  });
});
