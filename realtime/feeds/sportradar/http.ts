/** The service refuses the API key. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** An error status that a retry may not get again. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly status: number;
  /** The Retry-After header. */
  readonly retryAfter: string | null;

  constructor(status: number, retryAfter: string | null) {
    super(`answered ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

const MAX_REDIRECTS = 5;

/**
 * Gets a URL with the API key and follows redirects. The stream redirects to another host with a
 * ticket in the address. The key goes only to the first host.
 */
export async function getWithKey(url: URL, apiKey: string, signal: AbortSignal): Promise<Response> {
  let at = url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const headers = { accept: 'application/json', 'x-api-key': apiKey };
    const response = await fetch(at, {
      headers: at.origin === url.origin ? headers : { accept: headers.accept },
      redirect: 'manual',
      signal,
    });
    if (response.ok) return response;
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      at = new URL(location, at);
      continue;
    }
    if (at.origin === url.origin && (response.status === 401 || response.status === 403))
      throw new RefusedError(
        `${at.host} refuses the API key: ${response.status}. See that it is the key of this product, and that it has not run out.`,
      );
    throw new AnswerError(response.status, response.headers.get('retry-after'));
  }
  throw new Error('redirects without end');
}

/** Returns why a request failed. fetch hides the reason (ECONNREFUSED …) in the error's cause. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}
