import ky, { isHTTPError, type KyInstance } from 'ky';
import * as v from 'valibot';
import { parseAnswer } from '../../edge/contracts/rows.ts';
import type { ApiCall } from '../../edge/contracts/api-call.ts';
import { ownAddressOf } from '../../edge/contracts/call-address.ts';
import { envelopeSchema, errorBodySchema } from '../../edge/contracts/envelope.ts';
import { GENERIC_FAILURE } from '../../edge/contracts/messages.ts';
import { retryAfterMs } from '../../edge/shared/retry-after.ts';
import { apiFailure, orNullWhenMissing, type ApiFailure } from './failure.ts';

export interface ApiOptions {
  /** The product's own origin; calls go nowhere else. */
  origin: string;
  /** Sends a request: on the server a call within the Worker, by default the browser's `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Resolves to what it is given resolves to, or rejects first, as at a deadline. */
  within?: <Value>(reading: Promise<Value>) => Promise<Value>;
  /** Factor of the client's own time limits, 1 by default. Tests on a busy machine have a larger one. */
  timeScale?: number;
  /** Called with every failure before the throw (spec point 7). */
  report: (path: string, failure: ApiFailure, method: ApiCall['method']) => void;
}

export interface ApiRequest {
  method: ApiCall['method'];
  /** Path on the product's own origin, with the query. */
  path: string;
  /** Sent as JSON, or unchanged if it is a form; no body if absent or undefined. */
  body?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
}

export interface Api {
  /**
   * Returns the response's JSON as `schema` parses it. Leaves out and reports invalid rows of its
   * lists. Retries a GET once where that may help; sends other methods once. Throws an `ApiFailure`
   * for a status of 400 and above and for an invalid response.
   */
  send: <Schema extends v.GenericSchema>(
    request: ApiRequest,
    schema: Schema,
  ) => Promise<v.InferOutput<Schema>>;
  /** Sends a GET: see `send`. */
  get: <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    signal?: AbortSignal,
  ) => Promise<v.InferOutput<Schema>>;
  /** Delay of new scores, s; absent if none are covered: see `coverNewScores`. */
  delay?: number;
}

/** Returns the data of a call's response; see `send`. */
export async function call<Call extends ApiCall>(
  api: Api,
  entry: Call,
  input: v.InferInput<Call['input']>,
  signal?: AbortSignal,
  headers?: Readonly<Record<string, string>>,
): Promise<v.InferOutput<Call['data']>> {
  const { body }: { body?: unknown } = input;
  const path = ownAddressOf(entry, input);
  const request = { method: entry.method, path, body, headers, signal };
  const { data } = await api.send(request, envelopeSchema<Call['data']>(entry.data));
  return data;
}

/** Returns the data as `call` does, or null for an unknown id: see `orNullWhenMissing`. */
export function callOrNull<Call extends ApiCall>(
  api: Api,
  entry: Call,
  input: v.InferInput<Call['input']>,
  signal?: AbortSignal,
): Promise<v.InferOutput<Call['data']> | null> {
  return orNullWhenMissing(call(api, entry, input, signal));
}

/** Spec point 9: statuses that retry a GET once. */
const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504];

/** What a failure says whose response says nothing. */
const UNSAID = { message: GENERIC_FAILURE, state: undefined };

/** Browser's timeout for a response to begin, ms: longer than the edge's own. */
const BROWSER_TIMEOUT_MS = { read: 8_000, write: 12_000 };

export function createApi({ origin, fetch, within, report, timeScale = 1 }: ApiOptions): Api {
  const http = ky.create({
    retry: {
      limit: 1,
      methods: ['get'],
      statusCodes: RETRIED,
      afterStatusCodes: [],
      // The edge marks a response after two tries of its upstream; a third would not help.
      shouldRetry: ({ error }) =>
        isHTTPError(error) && error.response.headers.has('x-retried') ? false : undefined,
    },
    credentials: 'include',
    ...(fetch && { fetch: async (input, init) => fetch(new Request(input, init)) }),
  });
  const send: Api['send'] = async ({ path, signal, ...request }, schema) => {
    const sent = { ...request, signal, within, timeScale };
    const answer = await read(http, new URL(path, origin), sent);
    const asked = path.replace(/\?.*/, '');
    if (answer.kind === 'body') {
      const parsed = parseAnswer(schema, answer.body);
      if (parsed.kind === 'ok') {
        const { output, faults } = parsed;
        if (faults.length > 0)
          report(asked, apiFailure(200, `Left out: ${faults.join(', ')}`, null), request.method);
        return output;
      }
    }
    const thrown =
      answer.kind === 'failure' ? answer.failure : apiFailure(502, GENERIC_FAILURE, answer.body);
    // A call that its caller aborted, because the visitor left, is not a failure.
    if (!signal?.aborted) report(asked, thrown, request.method);
    throw thrown;
  };
  return { send, get: (path, schema, signal) => send({ method: 'GET', path, signal }, schema) };
}

type Answer = { kind: 'body'; body: unknown } | { kind: 'failure'; failure: ApiFailure };

interface Sent extends Omit<ApiRequest, 'path'> {
  within: ApiOptions['within'];
  timeScale: number;
}

async function read(http: KyInstance, url: URL, sent: Sent): Promise<Answer> {
  const { method, body, headers, signal, within, timeScale } = sent;
  try {
    const reading = http(url, {
      method,
      timeout: BROWSER_TIMEOUT_MS[method === 'GET' ? 'read' : 'write'] * timeScale,
      ...(body instanceof FormData ? { body } : body !== undefined && { json: body }),
      ...(headers && { headers }),
      ...(signal && { signal }),
    }).json<unknown>();
    return { kind: 'body', body: await (within ? within(reading) : reading) };
  } catch (error) {
    if (!isHTTPError(error))
      return { kind: 'failure', failure: apiFailure(500, GENERIC_FAILURE, error) };
    const said = v.safeParse(errorBodySchema, error.data);
    const { message, state } = said.success ? said.output : UNSAID;
    const response = typeof error.data === 'object' && error.data !== null ? error.data : error;
    const thrown = apiFailure(error.response.status, message, response);
    thrown.state = state;
    const waitMs = retryAfterMs(error.response.headers.get('retry-after'), Date.now()) ?? 0;
    thrown.retryAfter = Math.ceil(waitMs / 1_000) || undefined;
    return { kind: 'failure', failure: thrown };
  }
}
