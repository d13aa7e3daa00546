import type { ServerResponse } from 'node:http';
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
  /league/world-1-l/overview /league/world-1-l/standings /league/world-1-l/fixtures
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
/** Answers that are no answer of the API; one closes the connection. */
const BROKEN = {
  cut: (good: string) => good.slice(0, -1),
  page: () => '<h1>Hello</h1>',
  empty: () => '',
  rubbish: () => Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
  'too large': () => `{"data":"${'x'.repeat(6_000_000)}"}`,
  'other data': () => '{"data":{"events":"none"}}',
  closes: () => null,
};

function kind<Kind extends string, Members>(
  weight: number,
  name: Kind,
  members: { [Name in keyof Members]: fc.Arbitrary<Members[Name]> },
) {
  const record = fc.record(members);
  return { weight, arbitrary: record.map((one) => ({ kind: name, ...one })) };
}

/** How an operator's own API distorts a good answer. */
const distortion = fc.oneof(
  kind(5, 'status', {
    status: fc.constantFrom(...ERRORS, ...ERRORS, 201, 202, 203, 206, 301, 302, 304),
    body: fc.constantFrom(...ERROR_BODIES),
    headers,
  }),
  kind(3, 'headers', { headers }),
  kind(4, 'bad-row', { place: fc.nat(), row: hostileValue }),
  kind(8, 'poison', { changes: fc.array(anyChange, { minLength: 1, maxLength: 4 }) }),
  kind(4, 'broken', {
    how: fc.constantFrom<(keyof typeof BROKEN)[]>(
      'cut',
      'page',
      'empty',
      'rubbish',
      'too large',
      'other data',
      'closes',
    ),
  }),
  // Each makes its visitor wait for the edge's whole time limit.
  kind(1, 'hang', {}),
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

/** Answers in place of an operator's own API: the good answer, distorted. */
export function answerDistorted(good: GoodAnswer, one: Distortion, response: ServerResponse): void {
  const respond = (
    status: number,
    text: string | Buffer,
    odd: Readonly<Record<string, string>> = {},
  ) => {
    const bytes = Object.entries(odd).map(([name, value]) => [name, headerBytes(value)]);
    const all = { 'content-type': 'application/json', ...Object.fromEntries(bytes) };
    response.writeHead(status, all).end(text);
  };
  if (one.kind === 'status') respond(one.status, one.body, one.headers);
  if (one.kind === 'headers') respond(good.status, good.text, one.headers);
  if (one.kind === 'bad-row') respond(good.status, jsonText(withBadRow(parsed(good.text), one)));
  if (one.kind === 'poison')
    respond(good.status, jsonText(one.changes.reduce(changed, parsed(good.text))));
  if (one.kind !== 'broken') return;
  const broken = BROKEN[one.how](good.text);
  if (broken !== null)
    respond(200, broken, one.how === 'page' ? { 'content-type': 'text/html' } : {});
  else {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
    setTimeout(() => response.destroy(), 20);
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
