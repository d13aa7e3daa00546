import { request, type IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** Calls with any header, also those that `fetch` keeps to itself. */
export async function callThrough(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {},
): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    // Of a DELETE's body Node says nothing by itself: it would be read as the next request.
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
