import type { Stage } from './call.ts';

/** The largest answer that is passed on, bytes: far above every call of spec point 7. */
export const ANSWER_LIMIT = 5_000_000;

/**
 * Refuses an answer that says it is too large with 502; one that turns out to
 * be is cut off, which its reader sees as a broken connection. Nothing is held
 * back: bytes stream through as they come.
 */
export function limitAnswer(limit = ANSWER_LIMIT): Stage {
  return async (call, next) => {
    const answer = await next(call);
    if (!answer.body) return answer;
    const length = answer.headers.get('content-length');
    // HTTP itself sees to it that no more comes than was announced.
    if (length !== null && Number(length) <= limit) return answer;
    if (length !== null) {
      await answer.body.cancel();
      return new Response(null, { status: 502 });
    }
    return new Response(answer.body.pipeThrough(counting(limit)), answer);
  };
}

function counting(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      size += chunk.byteLength;
      if (size > limit) controller.error(new Error('The answer is too large'));
      else controller.enqueue(chunk);
    },
  });
}
