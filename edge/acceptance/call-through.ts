import { request, type IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** Sends any header, even those that `fetch` reserves. */
export async function callThrough(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {},
): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    // Node sends no length with a DELETE body: it would be read as the next request.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const call = request(url, { method, headers: { ...headers, ...length } }, (response) => {
      json(response).then(
        (read) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
        reject,
      );
    });
    call.once('error', reject);
    call.end(body);
  });
}
