import { log } from '../../realtime/hosts/log.ts';
import { timeLimit } from '../shared/time/time-limit.ts';
import type { JsonParts } from './handler.ts';

/** Longest time for which a reader may take nothing, ms. */
const IDLE_MS = 30_000;
/** Longest time for a whole answer in parts, ms. */
const WHOLE_MS = 300_000;

/** Calls `run` after `ms`, unless the function that it returns is called before. */
export type Timer = (ms: number, run: () => void) => () => void;

/** Returns the longest time for which an answer in parts is open, ms. */
function longestAnswer(): number {
  return timeLimit(WHOLE_MS);
}

/**
 * Returns `{data}` as a stream of parts, each made when the reader asks for it: nothing waits in memory. A reader
 * who asks for nothing for half a minute, or needs more than five minutes in all, sees a broken connection.
 */
export function partedBody(answer: JsonParts, timer: Timer = runAfter): ReadableStream<Uint8Array> {
  const texts = envelopeOf(answer.parts);
  const encoder = new TextEncoder();
  let isOver = false;
  let stopIdle = () => {};
  let stopWhole = () => {};

  async function end(): Promise<void> {
    isOver = true;
    stopIdle();
    stopWhole();
    // A part that is being made delays the end of the parts, and must not delay the rest.
    await Promise.all([endParts(answer), texts.return().catch(() => {})]);
  }

  /** Ends the stream: what it holds is free, though the reader may never look again. */
  function breakOff(controller: ReadableStreamDefaultController, error: string): void {
    // A reader can bring this about at will, so it is no error of the product.
    log('warn', 'answer-broken', { error });
    controller.error(new Error('The reader took too long'));
    void end();
  }

  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        stopWhole = timer(longestAnswer(), () => breakOff(controller, 'reader-slow'));
        stopIdle = timer(timeLimit(IDLE_MS), () => breakOff(controller, 'reader-idle'));
      },
      pull: async (controller) => {
        stopIdle();
        try {
          const { done, value } = await texts.next();
          if (isOver) return;
          if (done === true) {
            await end();
            controller.close();
            return;
          }
          controller.enqueue(encoder.encode(value));
          stopIdle = timer(timeLimit(IDLE_MS), () => breakOff(controller, 'reader-idle'));
        } catch (error) {
          await end();
          throw error;
        }
      },
      cancel: end,
    },
    // By default a part would be made before the reader asks for it.
    { highWaterMark: 0 },
  );
}

/** Ends an answer in parts. Never throws: what its end has to free becomes free by itself later. */
export async function endParts(answer: JsonParts): Promise<void> {
  try {
    await answer.end();
  } catch (error) {
    log('warn', 'answer-not-freed', { error: error instanceof Error ? error.name : 'unknown' });
  }
}

async function* envelopeOf(parts: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield '{"data":';
  try {
    yield* parts;
  } catch (error) {
    // The status is sent already: the reader sees a broken connection.
    log('error', 'answer-broken', { error: error instanceof Error ? error.name : 'unknown' });
    throw error;
  }
  yield '}';
}

function runAfter(ms: number, run: () => void): () => void {
  const timeout = setTimeout(run, ms);
  return () => clearTimeout(timeout);
}
