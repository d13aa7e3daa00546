import * as fc from 'fast-check';
import { listCalls } from '../../contracts/call-list.ts';
import { PRODUCT } from '../../contracts/product.ts';
import { ALL_SPORTS } from '../../../realtime/sports/registry.ts';
import { percentEncoded } from './names.ts';
import { encodedText, headers, query, rawPart } from './odd-requests.ts';
import { WORLD } from './world.ts';

/** One request of a visitor. */
export interface Visit {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  /** With its query, percent-encoded as sent. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const IDS: Readonly<Record<string, readonly string[]>> = {
  sport: [...ALL_SPORTS.map(({ key }) => key), 'cricket', 'all'],
  slug: ['world-h-vs-world-a', 'world-league', 'world-h', '-', 'a_b'],
  matchId: WORLD.matches,
  leagueId: WORLD.leagues,
  teamId: WORLD.teams,
  section: ['children', 'your-rights'],
  name: [
    'privacy-policy-list',
    'policy-content',
    'pages.xml',
    'matches-2026-11-22.xml',
    'teams-football.xml',
  ],
  id: [...WORLD.matches, ...WORLD.leagues, ...WORLD.teams],
  betRadarId: ['all', 'sr:sport:1', 'sr:sport:5'],
  type: ['fixtures', 'results'],
};

/** Mostly an existing value, so that a page is reached at all. */
function segment(name: string): fc.Arbitrary<string> {
  const known = IDS[name] ?? IDS['id'] ?? [];
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...known).map(percentEncoded) },
    { weight: 2, arbitrary: encodedText },
    { weight: 1, arbitrary: rawPart },
  );
}

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET' as const) },
  { weight: 2, arbitrary: fc.constant('HEAD' as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'POST' as const,
      'PUT' as const,
      'DELETE' as const,
      'OPTIONS' as const,
    ),
  },
);

/** Addresses outside the route table. */
const OTHER_ADDRESSES = [
  '/og/match/:matchId.png',
  '/match/:matchId.ics',
  '/:sport/match/:slug/:matchId.ics',
  '/sitemap.xml',
  '/sitemaps/:name',
  '/robots.txt',
  '/build-version',
  '/docs/api',
  '/parties/match/:matchId',
  '/parties/sport/:sport',
  '/parties/:id/:id',
  '/ingest/v1/:name',
  '/:id/:id/:id',
];

function filled(pattern: string): fc.Arbitrary<string> {
  const parts = pattern.split('/').slice(1);
  const segments = parts.map((part) => {
    const [, name, suffix = ''] = /^:(\w+)\??(.*)$/.exec(part) ?? [];
    if (name === undefined)
      return fc.constant(part === '*' ? 'no-such-page' : part.replace('?', ''));
    const value = segment(name).map((text) => text + suffix);
    return part.endsWith('?') ? fc.option(value, { freq: 8, nil: null }) : value;
  });
  return fc
    .tuple(...segments)
    .map((values) => `/${values.filter((value) => value !== null).join('/')}`);
}

/** Pages, their data, cards, calendars and sitemaps, with fuzzed parameters. */
export function pageCase(patterns: readonly string[]): fc.Arbitrary<Visit> {
  const address = fc
    .constantFrom(...patterns, ...patterns, ...OTHER_ADDRESSES)
    .chain((pattern) => filled(pattern));
  return fc
    .record({
      method,
      address,
      isData: fc.integer({ min: 0, max: 5 }).map((roll) => roll === 0),
      query,
      headers,
    })
    .map(({ address: path, isData, query: search, ...visit }) => ({
      ...visit,
      path: isData ? `${path === '/' ? '/_root' : path}.data${search}` : path + search,
    }));
}

const PREFIXES = [
  '/api/media',
  '/api/media',
  '/api/media',
  '/api/middle',
  `/api/${PRODUCT}-patron`,
  '/api/sms-center',
];
const CALL_PATHS = [
  ...listCalls().map(({ path }) => path),
  ...listCalls().map(({ path }) => path),
  '/v1/{id}/{id}',
  '/v1/events/{id}/{id}',
  '/{id}',
  '/captcha/{id}',
];

/** Calls to the APIs behind the edge, of the right API or another. */
export const callCase: fc.Arbitrary<Visit> = fc
  .record({
    method,
    prefix: fc.constantFrom(...PREFIXES),
    path: fc
      .constantFrom(...CALL_PATHS)
      .chain((path) => filled(path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => `:${name}`))),
    query,
    headers,
  })
  .map(({ prefix, path, query: search, ...visit }) => ({ ...visit, path: prefix + path + search }));
