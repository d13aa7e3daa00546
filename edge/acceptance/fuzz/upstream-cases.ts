import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import * as fc from 'fast-check';
import { DEVICE_ID_COOKIE } from '../../contracts/cookies.ts';
import { headerBytes, type Visit } from './client.ts';
import { hostileText, hostileValue } from './hostile.ts';
import { CASE, DAY, jsonText, TODAY, words } from './names.ts';
import { anyChange, changed } from './poison.ts';

const PAGES = words(`
  / /football/matches/all?date=${TODAY} /live /live-stat /match/world-1-live
  /match/world-1-live/stats /match/world-1-live/lineups /match/world-1-live/commentary
  /match/world-1-live/odds /match/world-1-live/box-score /match/world-1-live/standings
  /match/world-1-live/head-to-head /match/world-1-live.ics /og/match/world-1-live.png
  /league/world-l-1/overview /league/world-l-1/standings /league/world-l-1/fixtures
  /team/world-1-h/overview /team/world-1-h/results /football/leagues /football/teams
  /search?keyword=world /sitemaps/teams-football.xml
`);
const CALLS = words(`
  /v1/events?from=${TODAY}&to=${TODAY + DAY} /v1/events/world-1-live /v1/leagues
  /v1/teams/suggested /v1/sports /v1/search/team?keyword=world
`).map((path) => `/api/media${path}`);
/** Path prefixes of the calls that are distorted. */
const OF = words('/ / /v1/events /v1/leagues /v1/navigation /v1/app-config /v1/teams');

const headers = fc.dictionary(
  fc.constantFrom(
    ...words('cache-control etag last-modified content-language retry-after vary x-odd'),
  ),
  hostileText.map((text) => text.slice(0, 300)),
  { maxKeys: 3 },
);
const ERRORS = [
  400, 401, 403, 404, 405, 409, 410, 418, 422, 429, 451, 499, 500, 501, 502, 503, 504, 599,
];
const ERROR_BODIES = [
  '',
  '{}',
  '{"message":"No such thing"}',
  '{"message":1,"state":40002}',
  '<h1>No',
];
const kind = <Kind extends string>(name: Kind) => fc.constant(name);

/** How an operator's own API distorts a good answer. */
const distortion = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kind('status'),
      status: fc.constantFrom(...ERRORS, ...ERRORS, 201, 202, 203, 206, 301, 302, 304),
      body: fc.constantFrom(...ERROR_BODIES),
      headers,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('headers'), headers }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('bad-row'), place: fc.nat(), row: hostileValue }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: kind('poison'),
      changes: fc.array(anyChange, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('broken'),
      how: fc.constantFrom('cut', 'page', 'empty', 'rubbish', 'large', 'closes', 'other-data'),
    }),
  },
  // Each makes its visitor wait for the edge's whole time limit.
  fc.record({ kind: kind('hang') }),
);
export type Distortion = typeof distortion extends fc.Arbitrary<infer Value> ? Value : never;

/** A visit, and the distortion of some calls behind it. */
export interface UpstreamCase {
  visit: Visit;
  /** Path prefix of the distorted calls. */
  of: string;
  distortion: Distortion;
}

export const upstreamCase: fc.Arbitrary<UpstreamCase> = fc.record({
  // The device id shows the stand-in whose call it is.
  visit: fc
    .constantFrom(...PAGES, ...CALLS)
    .map((path) => ({ method: 'GET', path, headers: { cookie: `${DEVICE_ID_COOKIE}=${CASE}` } })),
  of: fc.constantFrom(...OF),
  distortion,
});

/** An answer of the embedded API. */
export interface GoodAnswer {
  status: number;
  text: string;
}

const LARGER_THAN_THE_LIMIT = 6_000_000;

/** Answers in place of an operator's own API: the good answer, distorted. */
export function answerDistorted(good: GoodAnswer, one: Distortion, response: ServerResponse): void {
  const respond = (
    text: string | Buffer,
    status = good.status,
    odd: Record<string, string> = {},
  ) => {
    const bytes = Object.entries(odd).map(([name, value]) => [name, headerBytes(value)]);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...Object.fromEntries(bytes),
    });
    response.end(text);
  };
  if (one.kind === 'status') respond(one.body, one.status, one.headers);
  else if (one.kind === 'headers') respond(good.text, good.status, one.headers);
  else if (one.kind === 'bad-row') respond(jsonText(withBadRow(parsed(good.text), one)));
  else if (one.kind === 'poison')
    respond(jsonText(one.changes.reduce<unknown>(changed, parsed(good.text))));
  else if (one.kind === 'broken')
    switch (one.how) {
      case 'cut':
        respond(good.text.slice(0, -1), 200);
        return;
      case 'page':
        respond('<h1>Hello</h1>', 200, { 'content-type': 'text/html' });
        return;
      case 'empty':
        respond('', 200);
        return;
      case 'rubbish':
        respond(Buffer.from([0xff, 0xfe, 0x00, 0x7b]), 200);
        return;
      case 'large':
        response.writeHead(200, { 'content-type': 'application/json' });
        PassThrough.from(['{"data":"', 'x'.repeat(LARGER_THAN_THE_LIMIT), '"}']).pipe(response);
        return;
      case 'closes':
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
        setTimeout(() => response.destroy(), 20);
        return;
      case 'other-data':
        respond('{"data":{"events":"none"}}', 200);
    }
}

/** Parses an answer of the embedded API; keeps other text as a string. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Adds a bad row to the answer's list: its data, or the first list of objects in that. */
function withBadRow(answer: unknown, { place, row }: Extract<Distortion, { kind: 'bad-row' }>) {
  const data: unknown = Reflect.get(Object(answer), 'data');
  const lists = [data, ...Object.values(Object(data))].filter((each) => Array.isArray(each));
  const list = lists.find(([first]) => typeof first === 'object');
  list?.splice(place % (list.length + 1), 0, row);
  return answer;
}
