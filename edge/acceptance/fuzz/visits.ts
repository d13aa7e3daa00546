import * as fc from 'fast-check';
import { listCalls } from '../../contracts/call-list.ts';
import * as cookieNames from '../../contracts/cookies.ts';
import { PRODUCT } from '../../contracts/product.ts';
import { ALL_SPORTS } from '../../../realtime/sports/registry.ts';
import { Fault, gist, type Client, type Visit } from './client.ts';
import { hostileText } from './hostile.ts';
import { DAY, named, percentEncoded, TODAY, words } from './names.ts';
import { pageFault } from './page-faults.ts';
import { WORLD } from './world.ts';

/** Parts of an address that no encoder writes. */
const rawPart = fc.constantFrom(
  '',
  ...words(String.raw`
    % %zz %00 %2e%2e %252e%252e %252e%252e%252f %25252e .. . %ff %ED%A0%80 %C0%AE ;a=b [0] ' %5c..%5c
  `),
);
/** Generates a hostile text, percent-encoded. */
export function encoded(maxLength: number): fc.Arbitrary<string> {
  return hostileText.map((text) => percentEncoded(text.slice(0, maxLength)));
}
const encodedText = encoded(1_500);

const QUERY_NAMES = words(`
  date flag page size keyword type sportId from to seasonId scope round group tournamentId leagueId
  matchId teamId id status message brand device_id user_id app_version platform key sportRadarId
  _routes country __proto__ constructor index show filter view period
`);
const QUERY_VALUES = words(`
  -1 0 1 2 20 100 101 99999 1e999 NaN Infinity -0 0x10 9007199254740993 8640000000000000
  8640000000000001 -8640000000000001 1.5 x ${TODAY} ${TODAY + DAY} ${TODAY}_world-1-live fixtures
  home live football world touchline-tv ios routes/home root
`);
const queryName = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...QUERY_NAMES) }, encodedText);
const queryValue = fc.oneof(
  { weight: 4, arbitrary: encodedText },
  { weight: 5, arbitrary: fc.constantFrom(...QUERY_VALUES) },
  rawPart,
);
const query = fc
  .array(fc.tuple(queryName, queryValue), { maxLength: 4 })
  .map((pairs) => (pairs.length > 0 ? `?${joined(pairs, '&')}` : ''));

export function joined(pairs: readonly (readonly [string, string])[], by: string): string {
  return pairs.map(([name, value]) => `${name}=${value}`).join(by);
}

const COOKIES = [
  ...Object.values(cookieNames).map(String),
  PRODUCT,
  '__proto__',
  'collapsed-leagues',
];
const COOKIE_VALUES = words(`
  es br kp XX dark American fractional Europe%2FMadrid Etc/GMT+12 Pacific/Kiritimati
  device_id=a%0d%0ab device_id%3Da%250d%250ab touchline-net EST
`);
const cookieValue = fc.oneof(
  { weight: 3, arbitrary: encodedText },
  { weight: 3, arbitrary: fc.constantFrom(...COOKIE_VALUES) },
  { weight: 2, arbitrary: hostileText.map((text) => text.replaceAll(/[;,\s]/g, '')) },
);
const cookie = fc
  .array(fc.tuple(fc.constantFrom(...COOKIES), cookieValue), { minLength: 1, maxLength: 4 })
  .map((pairs) => joined(pairs, '; '));

const AGENTS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 99999999999999999999; ) Chrome/1e999 Mobile',
];
const headerText = hostileText.map((text) => text.slice(0, 1_000));
const orText = (...usual: string[]) => fc.oneof(fc.constantFrom(...usual), headerText);

/** Optional headers, usual or odd. */
const headers: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    cookie,
    'user-agent': fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...AGENTS) }, headerText),
    'accept-language': orText('de;q=NaN', '*', 'es-419,es;q=0.9', ','),
    'cf-ipcountry': orText('BR', 'KP', 'T1', 'XX', 'es'),
    'country-code': orText('br', 'es'),
    accept: fc.constantFrom('*/*', 'text/html', 'application/json', ''),
    'if-none-match': orText('*', 'W/"1"'),
    'if-modified-since': fc.constantFrom('Sun, 22 Nov 2026 00:00:00 GMT', 'never'),
    'x-forwarded-for': headerText,
    referer: headerText,
    range: fc.constantFrom('bytes=0-10', 'bytes=-1', 'bytes=5-1'),
  },
  { requiredKeys: [] },
);

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constant('HEAD') },
  fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS'),
);

const ANY_ID = [...WORLD.matches, ...WORLD.leagues, ...WORLD.teams];
/** Values that reach a page or a call, by the parameter's name. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  sport: [...ALL_SPORTS.map(({ key }) => key), 'cricket', 'all'],
  slug: words('world-h-vs-world-a world-league world-h - a_b'),
  matchId: WORLD.matches,
  leagueId: WORLD.leagues,
  teamId: WORLD.teams,
  section: ['children', 'your-rights'],
  name: words(
    'privacy-policy-list policy-content pages.xml matches-2026-11-22.xml teams-football.xml',
  ),
  betRadarId: words('all sr:sport:1 sr:sport:5'),
  type: ['fixtures', 'results'],
};

/** Generates values of a parameter, mostly known ones. */
function parameter(name: string): fc.Arbitrary<string> {
  const known = KNOWN[name] ?? ANY_ID;
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...known).map(percentEncoded) },
    { weight: 2, arbitrary: encodedText },
    rawPart,
  );
}

/** Generates addresses of a pattern such as `/:sport/match/:slug?`. */
function filled(pattern: string): fc.Arbitrary<string> {
  const segments = pattern
    .split('/')
    .slice(1)
    .map((part) => {
      const [, name, suffix = ''] = /^:(\w+)\??(.*)$/.exec(part) ?? [];
      if (name === undefined)
        return fc.constant(part === '*' ? 'no-such-page' : part.replace('?', ''));
      const value = parameter(name).map((text) => text + suffix);
      return part.endsWith('?') ? fc.option(value, { freq: 8 }) : value;
    });
  return fc
    .tuple(...segments)
    .map((parts) => `/${parts.filter((part) => part !== null).join('/')}`);
}

/** Addresses outside the route table. */
const OTHER_ADDRESSES = words(`
  /og/match/:matchId.png /match/:matchId.ics /:sport/match/:slug/:matchId.ics /sitemap.xml
  /sitemaps/:name /robots.txt /build-version /docs/api /parties/match/:matchId
  /parties/sport/:sport /parties/:id/:id /ingest/v1/:name /:id/:id/:id
`);

/** Generates visits of pages, their data, cards, calendars and sitemaps. */
export function pageCase(patterns: readonly string[]): fc.Arbitrary<Visit> {
  const address = fc.oneof(...[...patterns, ...patterns, ...OTHER_ADDRESSES].map(filled));
  const isData = fc.nat({ max: 5 }).map((roll) => roll === 5);
  return fc
    .record({ method, address, isData, query, headers })
    .map(({ address: path, isData: wantsData, query: search, ...visit }) => ({
      ...visit,
      path: (wantsData ? `${path === '/' ? '/_root' : path}.data` : path) + search,
    }));
}

const callPaths = listCalls().map(({ path }) => path);
const CALLS = [
  ...callPaths,
  ...callPaths,
  '/v1/{id}/{id}',
  '/v1/events/{id}/{id}',
  '/{id}',
  '/captcha/{id}',
];
const media = fc.constant('/api/media');
const prefix = fc.oneof(
  { weight: 3, arbitrary: media },
  fc.constantFrom('/api/middle', `/api/${PRODUCT}-patron`, '/api/sms-center'),
);

/** Calls to the APIs behind the edge, of the right API or another. */
export const callCase: fc.Arbitrary<Visit> = fc
  .record({
    method,
    prefix,
    path: fc.oneof(...CALLS.map((path) => filled(path.replaceAll(/\{(\w+)\}/g, ':$1')))),
    query,
    headers,
  })
  .map(({ prefix: api, path, query: search, ...visit }) => ({
    ...visit,
    path: api + path + search,
  }));

/** The page that shows errors by its address, with the status that it names. */
const ERROR_PAGE = /^\/error(?:\.data)?\/?(?:\?|$)/;
/** Documents mention failures and NaN legitimately. */
const DOCUMENTS = /^\/docs\//;

/** Makes a visit and follows redirects. Throws a `Fault` of the answer. */
export async function runVisit(client: Client, number: number, visit: Visit): Promise<void> {
  const answer = await client.follow(namedVisit(visit, number));
  const { path, status } = answer;
  if (ERROR_PAGE.test(path)) return;
  if (status >= 500) throw new Fault(`${visit.method} ${path} answered ${status} ${gist(answer)}`);
  const fault = DOCUMENTS.test(path) ? null : pageFault(answer, path);
  if (fault !== null) throw new Fault(`${visit.method} ${path}: ${fault}`);
}

/** Fills the case's own names into a visit. */
export function namedVisit(visit: Visit, number: number): Visit {
  const filledIn = Object.entries(visit.headers).map(([name, value]) => [
    name,
    named(value, number),
  ]);
  return { ...visit, path: named(visit.path, number), headers: Object.fromEntries(filledIn) };
}
