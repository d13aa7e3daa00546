import type { Context } from 'hono';
import type { DataApp } from '../data-app.ts';
import type { VisitorVariables } from '../middleware/visitor.ts';
import type { Bindings } from './bindings.ts';

export type AskingContext = Context<Bindings & { Variables: VisitorVariables }>;

/** Header in which Cloudflare sends the visitor's IP address. */
const ADDRESS = 'cf-connecting-ip';

/**
 * Requests a call or a room within the Worker, as a page of the visitor does. `body` is null if it
 * is not JSON.
 */
export async function askData(
  c: AskingContext,
  data: DataApp,
  path: string,
): Promise<{ status: number; body: unknown }> {
  const env = { ...c.env, VISITOR: c.get('visitor') };
  const request = new Request(new URL(path, c.req.url));
  const address = c.req.header(ADDRESS);
  // Calls limit attempts by address.
  if (address !== undefined) request.headers.set(ADDRESS, address);
  const response = await data.fetch(request, env, c.executionCtx);
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, body };
}

/** Refusals that are temporary: a retry may succeed. */
const PASSING = new Set([408, 409, 425]);

/**
 * Returns the status to answer after an API's status: 429 and 451 unchanged, 404 if it refuses what was asked or has
 * it no longer, 502 for another refusal (4xx), which is not the visitor's fault, and 503 if a retry may succeed.
 */
export function statusAfter(status: number): 404 | 429 | 451 | 502 | 503 {
  if (status === 429 || status === 451) return status;
  if (status === 400 || status === 410) return 404;
  const isRefusal = status >= 400 && status < 500 && !PASSING.has(status);
  return isRefusal ? 502 : 503;
}
