import * as v from 'valibot';
import { expect, it } from 'vitest';
import { matchRoom } from '../../../../realtime/hosts/room-stub.ts';
import type { CatalogueMatch } from '../../../../realtime/protocol/catalogue.ts';
import type { MatchUpdate } from '../../../../realtime/protocol/ingest.ts';
import { bracketSchema } from '../../../contracts/bracket.ts';
import { envelopeSchema } from '../../../contracts/envelope.ts';
import { headToHeadSchema } from '../../../contracts/event-page.ts';
import { eventDetailSchema } from '../../../contracts/event.ts';
import { standingsSchema } from '../../../contracts/standings.ts';
import { env } from '../../../testing/bindings.ts';
import { call } from '../../../testing/call.ts';
import { deliver } from '../../../testing/deliver.ts';
import { fixture, newMatchId } from '../../../testing/football.ts';
import { signed } from '../../../testing/signed.ts';

/*
 * A match decided against its score, from the feed's update to the media API's answer after its
 * state is stored.
 */

const league = { id: 'decided-league', name: 'Decided League', country: 'es' };
const season = { id: 'decided-2026', name: '2026' };
const [ash, birch, cedar] = ['Ash', 'Birch', 'Cedar'].map((name) => ({
  id: `decided-${name.toLowerCase()}`,
  name,
  shortName: name,
}));
if (!ash || !birch || !cedar) throw new Error('three teams');
const now = Date.now();

function listed(home = ash, away = birch, more: Partial<CatalogueMatch> = {}): CatalogueMatch {
  const sides = { league, ...(home && { home }), ...(away && { away }) };
  return {
    matchId: newMatchId(),
    fixture: fixture({ ...sides, round: more.stage ? 'Final' : 'Matchday 1', startTime: now }),
    season,
    ...more,
  };
}

/** Sends updates to a match's room and stores its state. */
async function tell(
  { matchId, fixture: sent }: CatalogueMatch,
  ...updates: Partial<MatchUpdate>[]
) {
  const log = updates.map((members, index) => ({
    matchId,
    sequence: Date.now() + index,
    occurredAt: now,
    fixture: sent,
    ...members,
  }));
  const { results } = await matchRoom(env, matchId).ingest(log);
  expect(results.map(({ outcome }) => outcome)).toEqual(log.map(() => 'applied'));
  await deliver([{ unsaved: matchId }]);
}

async function data<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
  const { status, body } = await call(`/api/media/v1/${path}`);
  expect(status).toBe(200);
  const { data: sent } = v.parse(envelopeSchema(schema), body);
  if (sent === undefined) throw new Error(`${path} tells nothing`);
  return sent;
}

const importMatches = (...matches: CatalogueMatch[]) =>
  call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
const ahead = { status: 'Live', matchStatus: 'H2', score: { home: 1, away: 0 } } as const;
const awarded = { status: 'Ended', matchStatus: 'Awarded', winner: 'away' } as const;

it('an awarded match counts for its winner in the event, the table, past meetings and the bracket', async () => {
  const match = listed();
  const final = listed(ash, cedar, { stage: 'knockout' });
  await importMatches(match, final);
  await tell(match, ahead, awarded);
  await tell(final, ahead, { ...awarded, matchStatus: 'Retired' });

  const { event } = await data(`events/${match.matchId}`, eventDetailSchema);
  expect(event).toMatchObject({
    eventMatchStatus: 'Awarded',
    eventScore: { home: 1, away: 0 },
    eventWinner: 'away',
  });
  const { tables } = await data(`leagues/${league.id}/standings`, standingsSchema);
  expect(tables[0]?.rows).toMatchObject([
    { teamId: birch.id, won: 1, points: 3, form: ['W'] },
    { teamId: ash.id, lost: 1, points: 0, scored: 1, form: ['L'] },
  ]);
  const bracket = await data(`leagues/${league.id}/bracket`, bracketSchema);
  expect(bracket.rounds[0]?.ties[0]?.sides).toMatchObject([
    { team: { teamId: ash.id }, score: 1, isWinner: false },
    { team: { teamId: cedar.id }, score: 0, isWinner: true },
  ]);
  const next = listed(ash, birch, { stage: 'knockout' });
  await importMatches(next);
  const past = await data(`events/${next.matchId}/head-to-head`, headToHeadSchema);
  expect(past.summary).toEqual({ homeWins: 0, awayWins: 1, draws: 0 });
});

it('a walkover has no score, and is not a draw', async () => {
  const other = { ...ash, id: 'decided-other' };
  const match = listed(other, cedar, { stage: 'knockout' });
  await importMatches(match);
  await tell(match, { status: 'Ended', matchStatus: 'Walkover', winner: 'home' });
  const { event } = await data(`events/${match.matchId}`, eventDetailSchema);
  expect(event).toMatchObject({ eventScore: null, eventWinner: 'home' });

  const unknown = listed(other, cedar, { stage: 'knockout' });
  await importMatches(unknown);
  await tell(unknown, { status: 'Ended', matchStatus: 'Walkover' });
  const next = listed(cedar, other, { stage: 'knockout' });
  await importMatches(next);
  const past = await data(`events/${next.matchId}/head-to-head`, headToHeadSchema);
  expect(past.meetings).toHaveLength(2);
  expect(past.summary).toEqual({ homeWins: 0, awayWins: 1, draws: 0 });
});

it('three awarded wins in a row are a fact of both teams and of their meetings, which an unknown result ends', async () => {
  const [winner, loser] = [
    { ...ash, id: 'decided-winner' },
    { ...ash, id: 'decided-loser' },
  ];
  for (let played = 0; played < 3; played += 1) {
    const match = listed(winner, loser, { stage: 'knockout' });
    await importMatches(match);
    await tell(match, ahead, { ...awarded, winner: 'home' });
  }
  const next = listed(loser, winner, { stage: 'knockout' });
  await importMatches(next);
  /** Sends a match that nobody is known to have won. */
  const sendUnknown = async (startTime: number) => {
    const match = listed(winner, loser, { stage: 'knockout' });
    const unknown = { ...match, fixture: { ...match.fixture, startTime } };
    await importMatches(unknown);
    await tell(unknown, { status: 'Ended', matchStatus: 'Walkover' });
  };
  const facts = async () =>
    (await data(`events/${next.matchId}/head-to-head`, headToHeadSchema)).facts;
  const leagueName = league.name;
  await sendUnknown(now - 86_400_000);
  expect(await facts()).toEqual([
    { side: 'home', where: 'all', kind: 'losing', count: 3, leagueName },
    { side: 'home', where: 'all', kind: 'goalless', count: 3, leagueName },
    { side: 'away', where: 'all', kind: 'winning', count: 3, leagueName },
    { side: 'away', where: 'all', kind: 'clean-sheets', count: 3, leagueName },
    { side: 'home', where: 'meetings', kind: 'losing', count: 3, leagueName },
  ]);
  await sendUnknown(now + 1);
  expect(await facts()).toEqual([]);
});

it('a match has no winner once a correction makes it live again', async () => {
  const match = listed(birch, cedar);
  await importMatches(match);
  await tell(match, ahead, awarded);
  await tell(match, { ...ahead, correction: true });
  const { event } = await data(`events/${match.matchId}`, eventDetailSchema);
  expect(event).toMatchObject({ eventStatus: 'Live', eventMatchStatus: 'H2' });
  expect(event).not.toHaveProperty('eventWinner');
});

it('a match keeps the winner that was imported with its season', async () => {
  const score = { home: 2, away: 1 };
  const result = { status: 'Finished', matchStatus: 'Awarded', score, winner: 'away' } as const;
  const match = listed(birch, ash, { result: { ...result, periods: [], gameScore: [] } });
  await importMatches(match);
  const { event } = await data(`events/${match.matchId}`, eventDetailSchema);
  expect(event).toMatchObject({ eventScore: score, eventWinner: 'away' });
});
