import { vi } from 'vitest';
import type { Answer } from './loopback-server.ts';

/**
 * Replaces `fetch` by one that reaches these origins in this process, with neither sockets nor time. Every
 * other origin refuses the connection. `vi.unstubAllGlobals` undoes it.
 */
export function stubNetwork(origins: Readonly<Record<string, Answer>>): void {
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit = {}) => {
    const { signal, ...rest } = init;
    const request = new Request(url, rest);
    const answer = origins[new URL(request.url).origin];
    if (!answer) throw failed('ECONNREFUSED');
    const response = await unlessAborted(answer(request), signal);
    if (!response) throw failed('ECONNRESET');
    const { body, status, headers } = response;
    // An abort breaks a stream off, too.
    const read = body && signal ? body.pipeThrough(new TransformStream(), { signal }) : body;
    return new Response(read, { status, headers });
  });
}

function failed(code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

async function unlessAborted<Value>(
  value: Value | Promise<Value>,
  signal: AbortSignal | null | undefined,
): Promise<Value> {
  if (!signal) return value;
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([value, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
