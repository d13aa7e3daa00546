import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ARTICLE,
  BODO,
  BRANN,
  catalogueAt,
  LEAGUE,
  LIVE,
  UPCOMING,
} from '../../edge/acceptance/catalogue.ts';
import { importCatalogue } from '../../edge/acceptance/import-catalogue.ts';
import { oddRequestCases } from '../../edge/acceptance/odd-request-cases.ts';
import { startProduct, type Product } from '../../edge/acceptance/product.ts';
import { readWorkerLines } from '../../edge/acceptance/worker-lines.ts';
import { pageAddresses } from './page-addresses.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
  await importCatalogue(product, catalogueAt(Date.now()));
});

afterAll(() => product.stop());

// First: its log has no error yet.
describe('odd requests', () => {
  oddRequestCases(() => product);
});

async function statusOf(address: string): Promise<number> {
  const response = await fetch(product.url + address, { redirect: 'manual' });
  await response.text();
  return response.status;
}

/** As written in a URL, encoded correctly or not. */
const BAD: Readonly<Record<string, string>> = {
  nothing: '',
  'a negative': '-1',
  zero: '0',
  'the end of time': '8640000000000000',
  'a float': '8.64e15',
  'a huge number': '9'.repeat(40),
  'a word': 'x',
  'no UTF-8': '%ff',
  'half a letter': '%E0%A4%A',
  'a surrogate': '%ED%A0%80',
  'a null': '%00',
  'a line break': '%0d%0a',
  'a prototype': '__proto__',
  'a way up': '..%2f..%2fsearch%2fteam',
  'a call of the API': 'suggested',
  'a long one': 'a'.repeat(400),
};

/** All query parameters of all routes. */
const NAMES = [
  'date',
  'flag',
  'seasonId',
  'scope',
  'tournamentId',
  'teamId',
  'leagueId',
  'matchId',
  'keyword',
  'type',
  'page',
  'size',
  'sport',
  'tab',
  'message',
  'zone',
  'platform',
  'brand',
];

const pages = await pageAddresses({
  sport: 'football',
  matchId: LIVE,
  teamId: BODO.id,
  leagueId: LEAGUE.id,
  otherId: BRANN.id,
  playerId: 'fjord-h-9',
  otherPlayerId: 'fjord-player-1',
  articleId: ARTICLE.id,
  videoId: 'none',
  playlistId: 'none',
  slipId: 'none',
  slug: ARTICLE.slug,
  betRadarId: 'sr:sport:1',
  provider: 'google',
  type: 'team',
  name: 'privacy-policy-list',
  section: 'what-we-use-it-for',
});

/** Kinds of bad values that all parameters get at once. */
const KINDS = [
  'nothing',
  'a negative',
  'the end of time',
  'a word',
  'no UTF-8',
  'a null',
  'a long one',
];

describe.each(pages)('$pattern', ({ pattern, address }) => {
  // The error page's own URL answers 500.
  const allowed = pattern === '/error' ? [500] : [200, 301, 302, 404];

  it.each(KINDS)('with a query of %s responds with a page, a redirect or a 404', async (kind) => {
    const query = NAMES.map((name) => `${name}=${BAD[kind]}`).join('&');
    expect(allowed).toContain(await statusOf(`${address}?${query}`));
  });

  it('with every parameter twice responds with a page, a redirect or a 404', async () => {
    const query = NAMES.map((name) => `${name}=1&${name}=x`).join('&');
    expect(allowed).toContain(await statusOf(`${address}?${query}`));
  });
});

const league = `/football/league/x/${LEAGUE.id}`;
const team = `/football/team/x/${BODO.id}`;

/** Status for any bad value of each parameter that a page reads. */
const DECIDED: [address: string, parameter: string, status: number][] = [
  ['/football/matches/all', 'date', 302],
  [`/football/league/fjordligaen-ostland/${LEAGUE.id}/fixtures`, 'flag', 404],
  [`/football/league/fjordligaen-ostland/${LEAGUE.id}/results`, 'flag', 404],
  [`/football/team/bodo-glimt/${BODO.id}/fixtures`, 'flag', 404],
  [`/football/team/bodo-glimt/${BODO.id}/results`, 'flag', 404],
  [`/football/league/fjordligaen-ostland/${LEAGUE.id}/standings`, 'scope', 200],
  [`/football/league/fjordligaen-ostland/${LEAGUE.id}/standings`, 'seasonId', 200],
  [`/football/team/bodo-glimt/${BODO.id}/overview`, 'tournamentId', 200],
  ['/search', 'keyword', 200],
  ['/search', 'type', 200],
  ['/search', 'page', 200],
  ['/league/cup-roster', 'leagueId', 404],
  [`/league/cup-roster?leagueId=${LEAGUE.id}`, 'teamId', 200],
];

describe.each(DECIDED)('%s?%s=', (address, parameter, status) => {
  // Zero is a good date, the first of 1970: tested below.
  const given = Object.entries(BAD).filter(
    ([what, bad]) => bad !== '' && !(parameter === 'date' && what === 'zero'),
  );
  it.each(given)(`with the value %s responds with ${status}`, async (_what, bad) => {
    const mark = address.includes('?') ? '&' : '?';
    expect(await statusOf(`${address}${mark}${parameter}=${bad}`)).toBe(status);
  });
});

it('days of 1970 and before can be requested', async () => {
  const addresses = [0, Date.UTC(1930, 6, 13)].map((day) => `/football/matches/all?date=${day}`);
  expect(await Promise.all(addresses.map(statusOf))).toEqual([200, 200]);
});

it.each([
  '/%ff',
  '/%',
  '/%E0%A4%A',
  '/football/match/%E0%A4%A/1',
  `/football/match/x/%ff`,
  '/football/match/x/%00',
  `/football/match/x/${'a'.repeat(4_000)}`,
  `/%ff/match/x/${UPCOMING}`,
  '/football/team/x/suggested',
  '/football/team/group',
  '/football/team/x/%2e%2e',
  '/football/league/x/..%2f..',
  '/football/league/x/%252e%252e',
  '/live-stat?matchId=%ff',
  '/live-stat?matchId=..',
  '/sitemaps/matches-9999-99-99.xml',
  '/sitemaps/matches-0000-01-01.xml',
  '/resources/live-score-strip/%ff',
  `${league}/nothing`,
  `${team}/nothing`,
])('%s does not exist', async (address) => {
  expect(await statusOf(address)).toBe(404);
});

it('the Worker logs no page faults and no unhandled errors', async () => {
  const lines = await readWorkerLines(product.state);
  expect(lines.filter(({ event }) => event === 'page-fault' || event === 'unhandled')).toEqual([]);
});
