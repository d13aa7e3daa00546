import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { cases } from '../.ci/vitest/cases.ts';
import { catalogueRequestSchema, type CatalogueMatch } from '../realtime/protocol/catalogue.ts';
import { detailsResponseSchema, matchDetailsSchema } from '../realtime/protocol/details.ts';
import { MARKETS, MARKET_KEYS, offerSchema } from '../realtime/protocol/odds.ts';
import { arbitraryOf } from '../realtime/protocol/testing/arbitrary-of.ts';
import type { Values } from './acceptance/contract-case.ts';
import { addressOf } from './contracts/call-address.ts';
import { listCalls, type CallName } from './contracts/call-list.ts';
import { envelopeSchema } from './contracts/envelope.ts';
import { env } from './testing/bindings.ts';
import { call } from './testing/call.ts';
import { signed } from './testing/signed.ts';

const odds = fc.constantFrom(1, 1.01, 10_000);
const offers = fc
  .record({
    market: fc.constantFrom(...MARKET_KEYS),
    line: fc.constantFrom(-1_000, -0, 2.5),
    bookmaker: arbitraryOf(offerSchema.entries.bookmaker),
    price: odds,
    opening: odds,
    suspended: fc.boolean(),
  })
  .map(({ market, line, price, opening, ...offer }) => ({
    ...offer,
    market,
    ...(MARKETS[market].hasLine && { line }),
    prices: MARKETS[market].outcomes.map((outcome) => ({ outcome, price, opening })),
  }));

const request = arbitraryOf(catalogueRequestSchema);
const details = arbitraryOf(matchDetailsSchema, new Map([[offerSchema, offers]]));

const EVENT_CALLS = listCalls().filter(({ path }) => path.startsWith('/v1/events/{id}'));
const LEAGUE_CALLS = listCalls().filter(({ path }) => path.startsWith('/v1/leagues/{id}'));
const TEAM_CALLS = listCalls().filter(
  ({ path }) => path.startsWith('/v1/teams/{id}') && !path.includes('{otherId}'),
);
const DAY = 86_400_000;

/** Returns the faults of a call's answer by the call's schema: no row may be dropped from it. */
async function faultsOf(name: CallName, values: Values = {}): Promise<string[]> {
  const found = listCalls().find((each) => each.name === name);
  if (!found) throw new Error(`There is no call ${name}`);
  const { path, data } = found;
  const address = addressOf({ path }, values);
  const { status, body } = await call(`/api/media${address}`);
  if (status !== 200) return [`${address}: ${status}`];
  const { issues = [] } = v.safeParse(envelopeSchema<v.GenericSchema>(data), body);
  return issues.map((issue) => `${address}: ${v.getDotPath(issue)}`);
}

async function send(path: string, body: unknown): Promise<unknown> {
  const answer = await call(signed(path, body));
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

const sportsSchema = v.array(v.object({ id: v.string(), sport_id: v.number() }));

/** Returns the sport of each stored team. A later match can name a team with another sport. */
async function sportsOfTeams(): Promise<Map<string, number>> {
  const { results } = await env.DB.prepare('SELECT id, sport_id FROM teams').all();
  return new Map(v.parse(sportsSchema, results).map(({ id, sport_id: sport }) => [id, sport]));
}

/** Lists every call that shows data of the match as sent. */
function asked(
  { matchId, fixture }: CatalogueMatch,
  sports: ReadonlyMap<string, number>,
): [name: CallName, values: Values][] {
  const { league, home, away, startTime } = fixture;
  const keyword = home.name.slice(0, 100);
  const about = (calls: typeof EVENT_CALLS, id: string) =>
    calls.map(({ name }): [CallName, Values] => [name, { id }]);
  // Only two teams of one sport have a head-to-head.
  const isPair = home.id !== away.id && sports.get(home.id) === sports.get(away.id);
  const pair: [CallName, Values] = ['compareTeams', { id: home.id, otherId: away.id }];
  return [
    ...about(EVENT_CALLS, matchId),
    ...about(LEAGUE_CALLS, league.id),
    ...about(TEAM_CALLS, home.id),
    ...(isPair ? [pair] : []),
    ['listLeagueEvents', { leagueRadarId: league.id, type: 'fixtures', size: 1 }],
    ['listLeagueEvents', { leagueRadarId: league.id, type: 'results' }],
    ['listTeamEvents', { teamRadarId: home.id, type: 'fixtures' }],
    ['listTeamEvents', { teamRadarId: home.id, type: 'results', size: 1 }],
    ['listEvents', { from: startTime - DAY, to: startTime + DAY }],
    ['searchTeams', { keyword }],
    ['searchLeagues', { keyword }],
    ['listLeagues', {}],
    ['listSuggestedTeams', {}],
    ['listTeamGroups', {}],
  ];
}

it('answers every call about accepted data without dropping a row', async () => {
  await fc.assert(
    fc.asyncProperty(request, fc.array(details, { maxLength: 2 }), async (catalogue, known) => {
      await send('/ingest/v1/catalogue', catalogue);
      const { matches, squads = [] } = catalogue;
      for (const { matchId } of matches)
        for (const each of known) {
          const sent = { source: 'test', details: [{ ...each, matchId }] };
          v.parse(detailsResponseSchema, await send('/ingest/v1/details', sent));
        }
      const players = squads.flatMap((squad) => squad.players);
      const sports = await sportsOfTeams();
      const calls = matches.flatMap((match) => asked(match, sports));
      const faults: string[] = [];
      for (const [name, values] of calls) faults.push(...(await faultsOf(name, values)));
      for (const { id } of players) faults.push(...(await faultsOf('getPlayer', { id })));
      expect(faults).toEqual([]);
    }),
    // The database keeps earlier runs, so a failure is not shrunk.
    { numRuns: cases(10), endOnFailure: true },
  );
});
