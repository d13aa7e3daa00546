import { afterAll, beforeAll, expect, it } from 'vitest';
import { BODO, catalogueAt, LEAGUE, UPCOMING } from '../../edge/acceptance/catalogue.ts';
import { importCatalogue } from '../../edge/acceptance/import-catalogue.ts';
import { startProduct, type Product } from '../../edge/acceptance/product.ts';
import { readWorkerLines } from '../../edge/acceptance/worker-lines.ts';
import { BAD, badQueryCases, queryOf, statusOf, TWICE } from './bad-query-cases.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
  await importCatalogue(product, catalogueAt(Date.now()));
});

afterAll(() => product.stop());

/** Other values than those that `pages.http.test.ts` gives all parameters at once. */
const KINDS = ['nothing', 'a negative', 'a word', 'a null', 'a long one'] as const;

badQueryCases(() => product, {
  ...Object.fromEntries(KINDS.map((kind) => [kind, queryOf(BAD[kind])])),
  'every parameter twice': TWICE,
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

it.each(DECIDED)('%s with any bad %s responds with %i', async (address, parameter, status) => {
  const mark = address.includes('?') ? '&' : '?';
  // Zero is a good date, the first of 1970: tested below.
  const isGood = (value: string) => value === '' || (parameter === 'date' && value === '0');
  for (const bad of Object.values(BAD).filter((value) => !isGood(value))) {
    const path = `${address}${mark}${parameter}=${bad}`;
    expect([path, await statusOf(product, path)]).toEqual([path, status]);
  }
});

it('days of 1970 and before can be requested', async () => {
  const addresses = [0, Date.UTC(1930, 6, 13)].map((day) => `/football/matches/all?date=${day}`);
  expect(await Promise.all(addresses.map((address) => statusOf(product, address)))).toEqual([
    200, 200,
  ]);
});

it.each([
  '/%ff',
  '/%',
  '/%E0%A4%A',
  '/football/match/%E0%A4%A/1',
  `/football/match/x/%ff`,
  '/football/match/x/%00',
  `/football/match/x/${'a'.repeat(1_900)}`,
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
  expect(await statusOf(product, address)).toBe(404);
});

it('the Worker logs no page faults and no unhandled errors', async () => {
  const lines = await readWorkerLines(product.state);
  expect(lines.filter(({ event }) => event === 'page-fault' || event === 'unhandled')).toEqual([]);
});
