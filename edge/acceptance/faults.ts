import type { ServerResponse } from 'node:http';
import { GENERIC_FAILURE, RETRY_LIMIT } from '../contracts/messages.ts';
import type { Answerer } from './recorder.ts';

/** A way in which an upstream fails, and the message to the visitor (spec point 8). */
export interface Fault {
  name: string;
  answer: Answerer;
  message: string;
  /** Status of a page that needs the call. */
  status: number;
  /** Whether a good response had begun before it failed: a browser's call then breaks off. */
  isBegun: boolean;
}

const json = { 'content-type': 'application/json' };
/** 10 MB of JSON that is valid up to any cut. */
const HUGE = Buffer.from(`{"data":{"events":[],"leagues":[],"more":"${'x'.repeat(10_000_000)}"}}`);

function fault(name: string, answer: (response: ServerResponse) => unknown): Fault {
  return {
    name,
    answer: (_call, response) => void answer(response),
    message: GENERIC_FAILURE,
    status: 503,
    isBegun: false,
  };
}

function begun(name: string, answer: (response: ServerResponse) => unknown): Fault {
  return { ...fault(name, answer), isBegun: true };
}

/** Statuses that a GET retries (spec points 7 and 9). */
export const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;

/** Every failure that a page must survive. */
export const FAULTS: readonly Fault[] = [
  ...RETRIED_STATUSES.map((status) => ({
    ...fault(`answers ${status}`, (response) => response.writeHead(status, json).end('{}')),
    ...(status === 429 && { message: RETRY_LIMIT, status }),
  })),
  fault('hangs', () => {}),
  begun('hangs amid its answer', (response) => response.writeHead(200, json).write('{"data":')),
  fault('closes at once', (response) => response.destroy()),
  begun('closes amid its answer', (response) => {
    response.writeHead(200, json).write('{"data":');
    setTimeout(() => response.destroy(), 20);
  }),
  begun('answers garbage', (response) => response.writeHead(200, json).end('{"data":')),
  begun('answers what was not agreed', (response) =>
    response.writeHead(200, json).end('{"data":{"events":"none"}}'),
  ),
  fault('answers a page', (response) => response.end('<h1>Hello</h1>')),
  fault('announces 10 MB of JSON', (response) =>
    response.writeHead(200, { ...json, 'content-length': HUGE.length }).end(HUGE),
  ),
  begun('answers 10 MB of JSON without saying so', (response) =>
    response.writeHead(200, json).end(HUGE),
  ),
];
