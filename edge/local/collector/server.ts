import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { collectedPage } from './collected-page.ts';
import { collectedSchema, recordedSchema, type Collected, type Recorded } from './collected.ts';

/** A batch and the time of its arrival, ms. */
export interface Received<Batch> {
  at: number;
  batch: Batch;
}

export interface Collector {
  /** Address of the collector without /collect. */
  url: string;
  /** Returns the batches sent to /collect, oldest first. */
  received(): readonly Received<Collected>[];
  /** Returns the same batches without their times. */
  collected(): Collected[];
  /** Returns the batches sent to /record, oldest first. */
  recorded(): readonly Recorded[];
  /** Sets the status that answers recordings. From 300 on the collector does not store them. */
  answerRecordings(status: number): void;
  stop(): Promise<void>;
}

export interface CollectorOptions {
  /** 0: a free one. */
  port?: number;
  /** Called with each batch of /collect. */
  onCollected?: (batch: Collected) => void;
  /** Called with each batch of /record. */
  onRecorded?: (batch: Recorded) => void;
}

/** Most stored batches of each kind: the oldest are dropped. */
const MAX_RECORDS = 2_000;

/** Headers that let pages of any origin send. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, GET',
};

/**
 * Starts a Faro collector that receives browsers' reports at /collect and recordings at /record. / shows the
 * reports. It listens only on loopback, since it authenticates nobody.
 */
export async function startCollector(options: CollectorOptions = {}): Promise<Collector> {
  const received: Received<Collected>[] = [];
  const recorded: Recorded[] = [];
  let recordingStatus = 202;

  const routes: Record<string, (request: IncomingMessage) => Promise<Answer> | Answer> = {
    'POST /collect': async (request) => {
      const batch = parse(collectedSchema, await bodyOf(request));
      if (!batch) return { status: 400 };
      received.push({ at: Date.now(), batch });
      if (received.length > MAX_RECORDS) received.shift();
      options.onCollected?.(batch);
      return { status: 202 };
    },
    'POST /record': async (request) => {
      const batch = parse(recordedSchema, await bodyOf(request));
      if (!batch) return { status: 400 };
      if (recordingStatus >= 300) return { status: recordingStatus };
      recorded.push(batch);
      if (recorded.length > MAX_RECORDS) recorded.shift();
      options.onRecorded?.(batch);
      return { status: recordingStatus };
    },
    'GET /collected.json': () => json(received),
    'GET /recorded.json': () => json(recorded),
    'GET /': () => ({ status: 200, type: 'text/html', body: collectedPage(received) }),
  };

  const server = createServer((request, response) => {
    void answer(request, response, routes).catch(() => response.destroy());
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received: () => received,
    collected: () => received.map(({ batch }) => batch),
    recorded: () => recorded,
    answerRecordings: (status) => void (recordingStatus = status),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Answer {
  status: number;
  type?: string;
  body?: string;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  routes: Readonly<Record<string, (request: IncomingMessage) => Promise<Answer> | Answer>>,
): Promise<void> {
  const { method = '', url = '' } = request;
  const [path = ''] = url.split('?');
  const route = routes[`${method} ${path}`];
  const { status, type, body } =
    method === 'OPTIONS' ? { status: 204 } : route ? await route(request) : { status: 404 };
  response
    .writeHead(status, { ...CORS, ...(type && { 'content-type': `${type}; charset=utf-8` }) })
    .end(body);
}

function json(value: unknown): Answer {
  return { status: 200, type: 'application/json', body: JSON.stringify(value) };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  return (await buffer(request)).toString();
}

function parse<Value>(schema: v.GenericSchema<unknown, Value>, text: string): Value | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : undefined;
}
