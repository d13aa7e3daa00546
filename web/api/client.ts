import ky, { isHTTPError, type KyInstance } from 'ky';
import * as v from 'valibot';
import { errorBodySchema } from '../../edge/contracts/envelope.ts';
import { GENERIC_FAILURE } from '../../edge/contracts/messages.ts';
import type { ApiFailure } from './failure.ts';

export interface ApiOptions {
  /** The product's own origin: there is no other. */
  origin: string;
  /** On the server a call within the Worker; the browser's own by default. */
  fetch?: (request: Request) => Promise<Response>;
  /** Told of every failure before it is thrown (spec point 7). */
  report: (path: string, failure: ApiFailure) => void;
}

export interface Api {
  /**
   * The answer's JSON as its schema reads it. Throws an `ApiFailure` for a
   * status of 400 and above and for an answer that is not what was agreed.
   */
  get: <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    signal?: AbortSignal,
  ) => Promise<v.InferOutput<Schema>>;
}

/** Spec point 9: a GET is retried once on these. */
const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504];

export function createApi({ origin, fetch, report }: ApiOptions): Api {
  const http = ky.create({
    retry: {
      limit: 1,
      methods: ['get'],
      statusCodes: RETRIED,
      afterStatusCodes: [],
      // Once is once: the edge marks what it has already asked for twice.
      shouldRetry: ({ error }) =>
        isHTTPError(error) && error.response.headers.has('x-retried') ? false : undefined,
    },
    timeout: 8_000,
    credentials: 'include',
    ...(fetch && { fetch: async (input, init) => fetch(new Request(input, init)) }),
  });
  return {
    get: async (path, schema, signal) => {
      const answer = await read(http, new URL(path, origin), signal);
      if (answer.kind === 'body') {
        const parsed = v.safeParse(schema, answer.body);
        if (parsed.success) return parsed.output;
      }
      const thrown =
        answer.kind === 'failure' ? answer.failure : failure(502, GENERIC_FAILURE, answer.body);
      // A visitor who has moved on is no failure.
      if (!signal?.aborted) report(path.replace(/\?.*/, ''), thrown);
      throw thrown;
    },
  };
}

type Answer = { kind: 'body'; body: unknown } | { kind: 'failure'; failure: ApiFailure };

async function read(http: KyInstance, url: URL, signal?: AbortSignal): Promise<Answer> {
  try {
    const body = await http.get(url, { ...(signal && { signal }) }).json<unknown>();
    return { kind: 'body', body };
  } catch (error) {
    if (!isHTTPError(error))
      return { kind: 'failure', failure: failure(500, GENERIC_FAILURE, error) };
    const body = v.safeParse(errorBodySchema, error.data);
    const message = body.success ? body.output.message : GENERIC_FAILURE;
    const response = body.success ? body.output : error;
    return { kind: 'failure', failure: failure(error.response.status, message, response) };
  }
}

function failure(status: number, message: string, response: unknown): ApiFailure {
  return Object.assign(new Error(message), { kind: 'api-failure' as const, status, response });
}
