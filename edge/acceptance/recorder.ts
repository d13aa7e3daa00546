import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request to an upstream. */
export interface RecordedCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The raw body: a picture is no text. */
  bytes: Buffer<ArrayBuffer>;
}

/** Answers in place of an upstream. */
export type Answerer = (call: RecordedCall, response: ServerResponse) => void | Promise<void>;

export interface Recorder {
  url: string;
  /** Returns calls since the last `take`. */
  take(): RecordedCall[];
  answerWith(answerer: Answerer): void;
  stop(): Promise<void>;
}

/** Starts a local upstream that records its calls. */
export async function startRecorder(first: Answerer): Promise<Recorder> {
  let calls: RecordedCall[] = [];
  let answerer = first;
  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      const bytes = await buffer(request);
      const call = { method, url, headers, body: bytes.toString(), bytes };
      calls.push(call);
      await answerer(call, response);
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    take: () => {
      const taken = calls;
      calls = [];
      return taken;
    },
    answerWith: (next) => void (answerer = next),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Headers of the edge that reach an API behind the recorder. */
const PASSED = [
  'accept-language',
  'access-token',
  'captcha-token',
  'captcha-uuid',
  'content-type',
  'cookie',
  'country-code',
  'edge-key',
  'ursid',
  'visitor-country',
  'visitor-network',
];

/** Forwards every call to an API at `url`. */
export function forwardTo(url: string): Answerer {
  return async ({ method, url: path, headers, bytes }, response) => {
    const answer = await fetch(url + path, {
      method,
      ...(bytes.length > 0 && { body: bytes }),
      headers: {
        accept: 'application/json',
        ...Object.fromEntries(
          PASSED.flatMap((name) => {
            const value = headers[name];
            return typeof value === 'string' ? [[name, value]] : [];
          }),
        ),
      },
    });
    const type = answer.headers.get('content-type') ?? 'application/json';
    const wait = answer.headers.get('retry-after');
    response
      .writeHead(answer.status, { 'content-type': type, ...(wait && { 'retry-after': wait }) })
      .end(Buffer.from(await answer.arrayBuffer()));
  };
}
