import * as v from 'valibot';
import { parseSourceJson } from '../parse-source-json.ts';

/** A failed request or an invalid response. `isFinal`: a retry cannot help. */
export class LigaError extends Error {
  override readonly name = 'LigaError';
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** Response timeout, ms. */
const TIMEOUT = 15_000;

/**
 * Gets `path` of the service, such as 'getmatchdata/bl1/2023/12', and parses it. Throws a LigaError
 * that names the address.
 */
export async function getLiga<const Schema extends v.GenericSchema>(
  base: string,
  path: string,
  schema: Schema,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const url = new URL(path, base.endsWith('/') ? base : `${base}/`);
  const response = await fetchFrom(url, signal);
  if (!response.ok)
    throw new LigaError(
      `${url.href} answered ${response.status}. See that league, season and matchday exist there.`,
      response.status >= 400 && response.status < 500 && response.status !== 429,
    );
  const parsed = v.safeParse(schema, parseJson(await textOf(response)));
  if (parsed.success) return parsed.output;
  throw new LigaError(`${url.href} answered something else than it should`, false);
}

async function fetchFrom(url: URL, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new LigaError(
      `${url.origin} cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`,
      false,
    );
  }
}

/** Returns the text of a response. Some responses are in Windows-1252, although JSON is UTF-8. */
async function textOf(response: Response): Promise<string> {
  const bytes = await response.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function parseJson(text: string): unknown {
  try {
    return parseSourceJson(text);
  } catch {
    return undefined;
  }
}
