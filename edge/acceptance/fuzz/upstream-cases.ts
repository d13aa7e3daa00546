import * as fc from 'fast-check';
import { DEVICE_ID_COOKIE } from '../../contracts/cookies.ts';
import { hostileText, hostileValue } from './hostile.ts';
import type { Json } from './json-text.ts';
import { CASE, TODAY } from './names.ts';
import { anyChange, type Change } from './poison.ts';
import type { Visit } from './visit-cases.ts';

/** How an operator's own API distorts a good answer. */
export type Distortion =
  | { kind: 'status'; status: number; body: string; headers: Record<string, string> }
  | { kind: 'headers'; headers: Record<string, string> }
  | { kind: 'bad-row'; place: number; row: Json }
  | { kind: 'poison'; changes: Change[] }
  | {
      kind: 'broken';
      how: 'cut' | 'page' | 'empty' | 'rubbish' | 'large' | 'closes' | 'other-data';
    }
  | { kind: 'hang' };

export interface UpstreamCase {
  visit: Visit;
  /** Path prefix of the visit's calls that are distorted. */
  of: string;
  distortion: Distortion;
}

const visitOf = (path: string): Visit => ({
  method: 'GET',
  path,
  // The device id shows the stand-in whose call it is.
  headers: { cookie: `${DEVICE_ID_COOKIE}=${CASE}` },
});

const PAGES = [
  '/',
  `/football/matches/all?date=${TODAY}`,
  '/live',
  '/live-stat',
  '/match/world-1-live',
  '/match/world-1-live/stats',
  '/match/world-1-live/lineups',
  '/match/world-1-live/commentary',
  '/match/world-1-live/odds',
  '/match/world-1-live/box-score',
  '/match/world-1-live/standings',
  '/match/world-1-live/head-to-head',
  '/match/world-1-live.ics',
  '/og/match/world-1-live.png',
  '/league/world-l-1/overview',
  '/league/world-l-1/standings',
  '/league/world-l-1/fixtures',
  '/team/world-1-h/overview',
  '/team/world-1-h/results',
  '/football/leagues',
  '/football/teams',
  '/search?keyword=world',
  '/sitemaps/teams-football.xml',
];
const CALLS = [
  `/v1/events?from=${TODAY}&to=${TODAY + 86_400_000}`,
  '/v1/events/world-1-live',
  '/v1/leagues',
  '/v1/teams/suggested',
  '/v1/sports',
  '/v1/search/team?keyword=world',
].map((path) => `/api/media${path}`);

const oddHeaders = fc.dictionary(
  fc.constantFrom(
    'cache-control',
    'etag',
    'last-modified',
    'content-language',
    'retry-after',
    'vary',
    'x-odd',
  ),
  hostileText.map((text) => text.slice(0, 300)),
  { maxKeys: 3 },
);
const STATUSES = [
  400, 401, 403, 404, 405, 409, 410, 418, 422, 429, 451, 499, 500, 501, 502, 503, 504, 599,
];
const OTHER_STATUSES = [201, 202, 203, 206, 301, 302, 304];

const distortion: fc.Arbitrary<Distortion> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      status: fc.constantFrom(...STATUSES, ...STATUSES, ...OTHER_STATUSES),
      body: fc.constantFrom(
        '',
        '{}',
        '{"message":"No such thing"}',
        '{"message":1,"state":40002}',
        '<h1>No',
      ),
      headers: oddHeaders,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('headers' as const), headers: oddHeaders }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('bad-row' as const),
      place: fc.nat(),
      row: hostileValue,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('poison' as const),
      changes: fc.array(anyChange, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('broken' as const),
      how: fc.constantFrom('cut', 'page', 'empty', 'rubbish', 'large', 'closes', 'other-data'),
    }),
  },
  // Each makes its visitor wait for the edge's whole time limit.
  { weight: 1, arbitrary: fc.constant({ kind: 'hang' as const }) },
);

export const upstreamCase: fc.Arbitrary<UpstreamCase> = fc
  .record({
    path: fc.constantFrom(...PAGES, ...CALLS),
    of: fc.constantFrom(
      '/',
      '/',
      '/v1/events',
      '/v1/leagues',
      '/v1/navigation',
      '/v1/app-config',
      '/v1/teams',
    ),
    distortion,
  })
  .map(({ path, ...rest }) => ({ ...rest, visit: visitOf(path) }));
