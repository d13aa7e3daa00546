import type { Stage } from './call.ts';

/** Largest answer to forward, bytes: far above every call of spec point 7 that is no stream. */
export const ANSWER_LIMIT = 5_000_000;

/**
 * Answers 502 in place of an answer that announces more than `limit` bytes. Cuts off one that
 * exceeds the limit without announcing it: its reader sees a broken connection. Nothing is
 * buffered: bytes stream through.
 */
export function limitAnswer(limit = ANSWER_LIMIT): Stage {
  return async (call, next) => {
    const answer = await next(call);
    if (!answer.body || call.isStream) return answer;
    const length = answer.headers.get('content-length');
    // HTTP itself limits the body to the announced length.
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
