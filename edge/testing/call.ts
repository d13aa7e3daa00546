import { createExecutionContext } from 'cloudflare:test';
import type { Env } from '../env.ts';
import { env as testEnv } from './bindings.ts';
import { app } from './worker.ts';

/** Sends a request to the Worker and reads the whole answer: one left unread stalls timers. */
export async function call(request: Request | string, env: Env = testEnv) {
  const response = await app.fetch(
    typeof request === 'string' ? new Request(new URL(request, 'http://localhost')) : request,
    env,
    createExecutionContext(),
  );
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
