import ky, { isHTTPError, type KyInstance } from 'ky';
import * as v from 'valibot';
import { errorBodySchema } from '../../edge/contracts/envelope.ts';
import type { ApiFailure } from './failure.ts';

export interface ApiOptions {
  /** The product's own origin: there is no other. */
  origin: string;
  /** On the server a call within the Worker; the browser's own by default. */
  fetch?: (request: Request) => Promise<Response>;
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

export function createApi({ origin, fetch }: ApiOptions): Api {
  const http = ky.create({
    retry: { limit: 1, methods: ['get'], statusCodes: RETRIED, afterStatusCodes: [] },
    timeout: 8_000,
    credentials: 'include',
    ...(fetch && { fetch: async (input, init) => fetch(new Request(input, init)) }),
  });
  return {
    get: async (path, schema, signal) => {
      const body = await read(http, new URL(path, origin), signal);
      const parsed = v.safeParse(schema, body);
      if (parsed.success) return parsed.output;
      const at = parsed.issues[0] ? v.getDotPath(parsed.issues[0]) : null;
      throw failure(502, `Unexpected answer of ${path}${at ? ` at ${at}` : ''}`, body);
    },
  };
}

async function read(http: KyInstance, url: URL, signal?: AbortSignal): Promise<unknown> {
  try {
    return await http.get(url, { ...(signal && { signal }) }).json<unknown>();
  } catch (error) {
    if (!isHTTPError(error)) throw failure(500, 'Something went wrong. Please try again!', error);
    const body = v.safeParse(errorBodySchema, error.data);
    const message = body.success ? body.output.message : error.message;
    throw failure(error.response.status, message, body.success ? body.output : error);
  }
}

function failure(status: number, message: string, response: unknown): ApiFailure {
  return Object.assign(new Error(message), { kind: 'api-failure' as const, status, response });
}
