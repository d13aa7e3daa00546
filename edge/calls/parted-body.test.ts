import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../testing/start-gate.ts';
import { JsonParts } from './handler.ts';
import { partedBody, type Timer } from './parted-body.ts';

/** Returns an answer of a hundred parts whose stream has a clock of its own. */
function opened(parts: () => AsyncGenerator<string> = numbers) {
  const seen = { made: 0, ended: 0, closed: false };
  async function* counted() {
    try {
      for await (const part of parts()) {
        seen.made += 1;
        yield part;
      }
    } finally {
      seen.closed = true;
    }
  }
  const answer = new JsonParts(counted(), async () => void (seen.ended += 1));
  let now = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  const timer: Timer = (ms, run) => {
    const set = { at: now + ms, run };
    timers.add(set);
    return () => void timers.delete(set);
  };
  const reader: ReadableStreamDefaultReader<Uint8Array> = partedBody(answer, timer).getReader();
  return {
    reader,
    seen,
    timers,
    /** Lets time pass. */
    wait: async (seconds: number) => {
      await settled();
      now += seconds * 1_000;
      for (const set of timers)
        if (set.at <= now) {
          timers.delete(set);
          set.run();
        }
      await settled();
    },
  };
}

async function* numbers() {
  yield '[0';
  for (let at = 1; at < 99; at += 1) yield `,${at}`;
  yield ']';
}

const warned = vi.spyOn(console, 'warn');
const failed = vi.spyOn(console, 'error');

beforeEach(() => {
  warned.mockReset().mockReturnValue();
  failed.mockReset().mockReturnValue();
});
afterEach(() => {
  vi.clearAllMocks();
});

describe('an answer in parts', () => {
  it('makes no part before its reader asks for it', async () => {
    const { reader, seen } = opened();
    await settled();
    for (let reads = 0; reads < 4; reads += 1) await reader.read();
    await settled();
    // The first read takes the beginning of the envelope.
    expect(seen.made).toBe(3);
  });

  it('ends when its reader takes nothing for half a minute, and holds nothing then', async () => {
    const { reader, seen, timers, wait } = opened();
    await reader.read();
    await reader.read();
    await wait(29);
    expect(seen).toEqual({ made: 1, ended: 0, closed: false });
    await wait(1);
    expect(seen).toEqual({ made: 1, ended: 1, closed: true });
    expect(timers.size).toBe(0);
    await expect(reader.read()).rejects.toThrow('The reader took too long');
  });

  it('ends when nobody reads it at all', async () => {
    const { seen, timers, wait } = opened();
    await wait(30);
    expect(seen).toMatchObject({ made: 0, ended: 1 });
    expect(timers.size).toBe(0);
  });

  it('ends when its reader needs more than five minutes in all, however often they ask', async () => {
    const { reader, seen, timers, wait } = opened();
    for (let at = 0; at < 14; at += 1) {
      await reader.read();
      await wait(20);
    }
    expect(seen.ended).toBe(0);
    await reader.read();
    await wait(20);
    expect(seen).toMatchObject({ ended: 1, closed: true });
    expect(timers.size).toBe(0);
    await expect(reader.read()).rejects.toThrow('The reader took too long');
  });

  it('frees what it holds at once though a part that is being made never comes', async () => {
    const { reader, seen, wait } = opened(async function* () {
      yield await new Promise<string>(() => {});
    });
    await reader.read();
    const next = reader.read().catch(String);
    await wait(300);
    expect(await next).toContain('The reader took too long');
    expect(seen.ended).toBe(1);
  });

  it('warns of a reader who takes too long, which is no error of the product', async () => {
    const { wait } = opened();
    await wait(30);
    expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('answer-broken'));
    expect(failed).not.toHaveBeenCalled();
  });

  it('is whole for a reader who takes it in time, and sets no timer after its end', async () => {
    const { reader, seen, timers } = opened();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += new TextDecoder().decode(value);
    }
    expect(JSON.parse(text)).toEqual({ data: Array.from({ length: 99 }, (_, at) => at) });
    expect(seen).toMatchObject({ ended: 1, closed: true });
    expect(timers.size).toBe(0);
  });

  it('is whole though its end fails', async () => {
    const answer = new JsonParts(numbers(), () => Promise.reject(new TypeError('lost')));
    const body = new Response(partedBody(answer, () => () => {}));
    expect(await body.json()).toHaveProperty('data.length', 99);
    expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('answer-not-freed'));
  });

  it.each([0, 2])('ends with the reader who leaves after %i reads', async (reads) => {
    const { reader, seen, timers } = opened();
    for (let at = 0; at < reads; at += 1) await reader.read();
    await reader.cancel();
    expect(seen.ended).toBe(1);
    expect(timers.size).toBe(0);
  });

  it('ends, with an error in the log, when a part cannot be made', async () => {
    const { reader, seen, timers } = opened(async function* () {
      yield '[';
      throw new TypeError('lost');
    });
    await reader.read();
    await reader.read();
    await expect(reader.read()).rejects.toThrow('lost');
    expect(seen.ended).toBe(1);
    expect(timers.size).toBe(0);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TypeError'));
  });
});
