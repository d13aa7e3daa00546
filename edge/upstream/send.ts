import type { ApiName } from '../contracts/api-call.ts';
import { MAX_ADDRESS } from '../contracts/call-address.ts';
import type { ErrorBody } from '../contracts/envelope.ts';
import { log } from '../../realtime/hosts/log.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { loggedPath } from '../logged-path.ts';
import { timeLimit } from '../shared/time/time-limit.ts';
import type { Answering, Call, Upstream } from './call.ts';
import { incomingHeaders, outgoingHeaders } from './headers.ts';

export interface TimeLimits {
  /**
   * ms until a GET's answer begins; two such waits and the pause between them fit a page's time
   * limit.
   */
  readMs: number;
  /** ms until a mutation's answer begins. */
  writeMs: number;
  /** ms until an answer that is no stream is complete. */
  wholeMs: number;
}

/** Time until a GET's answer begins, ms. */
export const READ_MS = 2_000;

const NOTHING_THERE = 'Nothing has so long an address.';

/** Returns the time limits of the product. */
export function timeLimits(): TimeLimits {
  return { readMs: timeLimit(READ_MS), writeMs: timeLimit(10_000), wholeMs: timeLimit(20_000) };
}

/**
 * Ends the pipeline: sends the call with its upstream's headers. Answers 502 without a connection
 * and 504 if no answer begins in time, and 404, without sending, for an address that is too long for an API.
 */
export function sendTo(
  upstreams: Record<ApiName, Upstream>,
  limits: TimeLimits = timeLimits(),
): Answering {
  return async (call) => {
    const { isOutside, base } = upstreams[call.upstream];
    // The API would refuse it. Letters are encoded in it, so it may be longer than what the visitor asked for.
    if (isOutside && addressAt(base, call).href.length > MAX_ADDRESS)
      return Response.json({ message: NOTHING_THERE } satisfies ErrorBody, { status: 404 });
    const startedAt = Date.now();
    const answer = await answerOf(call);
    const labels = { upstream: call.upstream };
    tally.count('upstream_answers_total', { ...labels, status: String(answer.status) });
    tally.observe('upstream_answer_seconds', (Date.now() - startedAt) / 1_000, labels);
    return answer;
  };

  async function answerOf(call: Call): Promise<Response> {
    const upstream = upstreams[call.upstream];
    const isRead = call.method === 'GET' || call.method === 'HEAD';
    const idle = new AbortController();
    const signal = call.isStream
      ? idle.signal
      : AbortSignal.any([idle.signal, AbortSignal.timeout(limits.wholeMs)]);
    let timer: ReturnType<typeof setTimeout> | null = null;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), isRead ? limits.readMs : limits.writeMs);
    });
    try {
      const answer = await Promise.race([
        upstream.send(requestOf(call, upstream.base), signal),
        late,
      ]);
      if (answer !== 'late') {
        if (answer.status === 429 && isRead && upstream.isOutside)
          log('error', 'upstream-limits', {
            upstream: call.upstream,
            path: loggedPath(call.path),
          });
        return new Response(answer.body, {
          status: answer.status,
          headers: withLength(answer.headers),
        });
      }
      idle.abort();
      return new Response(null, { status: 504 });
    } catch (error) {
      // Logs no message: it may hold the address, and the address a key.
      log('warn', 'upstream-unreachable', {
        upstream: call.upstream,
        error: error instanceof Error ? error.name : 'unknown',
      });
      return new Response(null, { status: 502 });
    } finally {
      clearTimeout(timer);
    }
  }
}

function addressAt(base: URL, { path, search }: Call): URL {
  const url = new URL(base);
  url.pathname = `${base.pathname.replace(/\/$/, '')}${path}`;
  url.search = search;
  return url;
}

/**
 * Returns the request for an API. It follows no redirect, which could take the visitor's token
 * anywhere.
 */
function requestOf(call: Call, base: URL): Request {
  return new Request(addressAt(base, call), {
    method: call.method,
    headers: outgoingHeaders(call),
    body: call.body,
    redirect: 'manual',
  });
}

/**
 * Returns the headers to forward. Keeps the length for `limitAnswer`, unless it counts compressed
 * bytes.
 */
function withLength(headers: Headers): Headers {
  const kept = incomingHeaders(headers);
  const length = headers.get('content-length');
  if (length && !headers.has('content-encoding')) kept.set('content-length', length);
  return kept;
}
