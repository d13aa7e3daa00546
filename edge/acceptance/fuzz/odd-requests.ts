import * as fc from 'fast-check';
import {
  BRAND_COOKIE,
  COUNTRY_COOKIE,
  DEVICE_ID_COOKIE,
  ODDS_FORMAT_COOKIE,
  TEST_COUNTRY_COOKIE,
  THEME_COOKIE,
  TIME_ZONE_COOKIE,
  WEB_VIEW_COOKIE,
} from '../../contracts/cookies.ts';
import { PRODUCT } from '../../contracts/product.ts';
import { hostileText } from './hostile.ts';
import { percentEncoded, TODAY } from './names.ts';

/** Parts of an address that no encoder writes. */
export const rawPart = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%2e%2e',
  '%252e%252e',
  '%252e%252e%252f',
  '%25252e',
  '..',
  '.',
  '',
  '%ff',
  '%ED%A0%80',
  '%C0%AE',
  ';a=b',
  '[0]',
  "'",
  '%5c..%5c',
);
export const encodedText = hostileText.map((text) => percentEncoded(text.slice(0, 1_500)));

const QUERY_NAMES = [
  'date',
  'flag',
  'page',
  'size',
  'keyword',
  'type',
  'sportId',
  'from',
  'to',
  'seasonId',
  'scope',
  'round',
  'group',
  'tournamentId',
  'leagueId',
  'matchId',
  'teamId',
  'id',
  'status',
  'message',
  'brand',
  'device_id',
  'user_id',
  'app_version',
  'platform',
  'key',
  'sportRadarId',
  '_routes',
  'country',
  '__proto__',
  'constructor',
  'index',
  'show',
  'filter',
  'view',
  'period',
] as const;

const queryValue = fc.oneof(
  { weight: 4, arbitrary: encodedText },
  { weight: 1, arbitrary: rawPart },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      '-1',
      '0',
      '1',
      '2',
      '20',
      '100',
      '101',
      '99999',
      '1e999',
      'NaN',
      'Infinity',
      '-0',
      '0x10',
      '9007199254740993',
      '8640000000000000',
      '8640000000000001',
      '-8640000000000001',
      '1.5',
      'x',
      String(TODAY),
      String(TODAY + 86_400_000),
      `${TODAY}_world-1-live`,
      'fixtures',
      'home',
      'live',
      'football',
      'world',
      'touchline-tv',
      'ios',
      'routes/home',
      'root',
    ),
  },
);

export const query = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...QUERY_NAMES) }, encodedText),
      queryValue,
    ),
    {
      maxLength: 4,
    },
  )
  .map((pairs) =>
    pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : '',
  );

const AGENTS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 99999999999999999999; ) Chrome/1e999 Mobile',
];

const cookieValue = fc.oneof(
  { weight: 3, arbitrary: encodedText },
  { weight: 2, arbitrary: hostileText.map((text) => text.replaceAll(/[;,\s]/g, '')) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'es',
      'br',
      'kp',
      'XX',
      'dark',
      'American',
      'fractional',
      'Europe%2FMadrid',
      'Etc/GMT+12',
      'Pacific/Kiritimati',
      'device_id=a%0d%0ab',
      'device_id%3Da%250d%250ab',
      'touchline-net',
      'EST',
    ),
  },
);

const cookies = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        TIME_ZONE_COOKIE,
        THEME_COOKIE,
        COUNTRY_COOKIE,
        TEST_COUNTRY_COOKIE,
        BRAND_COOKIE,
        WEB_VIEW_COOKIE,
        DEVICE_ID_COOKIE,
        ODDS_FORMAT_COOKIE,
        PRODUCT,
        '__proto__',
        'collapsed-leagues',
      ),
      cookieValue,
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('; '));

const headerText = hostileText.map((text) => text.slice(0, 1_000));

/** Optional headers, usual or odd. */
export const headers: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    cookie: cookies,
    'user-agent': fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...AGENTS) }, headerText),
    'accept-language': fc.oneof(
      fc.constantFrom('de;q=NaN', '*', 'es-419,es;q=0.9', ','),
      headerText,
    ),
    'cf-ipcountry': fc.oneof(fc.constantFrom('BR', 'KP', 'T1', 'XX', 'es'), headerText),
    'country-code': fc.oneof(fc.constantFrom('br', 'es'), headerText),
    accept: fc.constantFrom('*/*', 'text/html', 'application/json', ''),
    'if-none-match': fc.oneof(fc.constantFrom('*', 'W/"1"'), headerText),
    'if-modified-since': fc.constantFrom('Sun, 22 Nov 2026 00:00:00 GMT', 'never'),
    'x-forwarded-for': headerText,
    referer: headerText,
    range: fc.constantFrom('bytes=0-10', 'bytes=-1', 'bytes=5-1'),
  },
  { requiredKeys: [] },
);
