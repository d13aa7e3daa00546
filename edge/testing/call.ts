import type { Env } from '../env.ts';
import { limitedRequest } from '../request-limits.ts';
import { env as testEnv } from './bindings.ts';
import { newContext } from './contexts.ts';
import { app } from './worker.ts';

/**
 * Sends a request to the Worker, within the limits that it has there, and reads the whole answer:
 * one left unread stalls timers.
 */
export async function call(request: Request | string, env: Env = testEnv) {
  const given =
    typeof request === 'string' ? new Request(new URL(request, 'http://localhost')) : request;
  const response = await app.fetch(limitedRequest(given) ?? given, env, newContext());
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
