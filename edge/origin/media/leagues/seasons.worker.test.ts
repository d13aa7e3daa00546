import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import type { Fixture } from '../../../../realtime/protocol/ingest.ts';
import { bracketSchema } from '../../../contracts/bracket.ts';
import { envelopeSchema } from '../../../contracts/envelope.ts';
import { eventPageSchema } from '../../../contracts/event-page.ts';
import { eventDetailSchema } from '../../../contracts/event.ts';
import { roundListSchema } from '../../../contracts/rounds.ts';
import { standingsSchema } from '../../../contracts/standings.ts';
import { teamListSchema } from '../../../contracts/team.ts';
import { call } from '../../../testing/call.ts';
import { fixture, newMatchId } from '../../../testing/football.ts';
import { signed } from '../../../testing/signed.ts';

const DAY = 86_400_000;
const now = Date.now();
const league = { id: 'own-league', name: 'Own League' };
const [ash, birch, cedar, dogwood] = ['ash', 'birch', 'cedar', 'dogwood'].map((id) => ({
  id: `own-${id}`,
  name: id,
  shortName: id,
}));
if (!ash || !birch || !cedar || !dogwood) throw new Error('four teams');
const last = { id: 'own-2025', name: '2025-26' };
const current = { id: 'own-2026', name: '2026-27' };
const next = { id: 'own-2027', name: '2027-28' };

/** Reports a match as a feed does, or imports it with its result. */
async function report(more: Partial<Fixture>, goals?: [number, number]): Promise<string> {
  const matchId = newMatchId();
  const own = fixture({ league, home: ash, away: birch, startTime: now, ...more });
  if (goals) {
    const [home, away] = goals;
    const ended = { status: 'Finished', matchStatus: 'Ended', score: { home, away } };
    const result = { ...ended, periods: [], gameScore: [] };
    const matches = [{ matchId, fixture: own, result }];
    await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
  } else {
    const updates = [{ matchId, sequence: 1, occurredAt: own.startTime, fixture: own }];
    await call(signed('/ingest/v1/updates', { source: 'test', updates }));
  }
  return matchId;
}

async function data<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
  const { status, body } = await call(`/api/media/v1/${path}`);
  expect(status).toBe(200);
  const { data: found } = v.parse(envelopeSchema(schema), body);
  if (!found) throw new Error(`nothing at ${path}`);
  return found;
}

async function listed(path: string): Promise<string[]> {
  const { events } = await data(`events/tournament/${league.id}/${path}`, eventPageSchema);
  return events.map(({ eventId }) => eventId);
}

let ids: Record<
  'old' | 'played' | 'cup' | 'split' | 'friendly' | 'planned' | 'unscheduled',
  string
>;
beforeAll(async () => {
  ids = {
    old: await report({ season: last, startTime: now - 300 * DAY, away: dogwood }, [5, 0]),
    played: await report({ season: current, startTime: now - 30 * DAY }, [2, 1]),
    split: await report(
      { season: current, stage: 'championship-round', home: birch, away: ash },
      [0, 3],
    ),
    cup: await report({ season: current, round: 'Quarter-final', home: cedar }, [1, 0]),
    friendly: await report({ season: current, stage: 'pre-season', home: cedar }, [9, 0]),
    planned: await report({ season: next, startTime: now + 200 * DAY }),
    unscheduled: await report({ startTime: now + DAY }),
  };
});

it('builds the tables of the current season, one for each stage', async () => {
  const { season, seasons, tables } = await data(`leagues/${league.id}/standings`, standingsSchema);
  expect(season).toMatchObject({ seasonId: current.id });
  expect(seasons.map(({ seasonName }) => seasonName)).toEqual(['2027-28', '2026-27', '2025-26']);
  const listedRows = tables.map(({ stage, rows }) => [
    stage,
    rows.map(({ teamId, played, points }) => `${teamId} ${played} ${points}`),
  ]);
  expect(listedRows).toEqual([
    ['championship-round', ['own-ash 1 3', 'own-birch 1 0']],
    ['table', ['own-ash 1 3', 'own-birch 1 0']],
  ]);
});

it('builds the tables of another season on request', async () => {
  const path = `leagues/${league.id}/standings?seasonId=${last.id}`;
  const { tables } = await data(path, standingsSchema);
  expect(tables).toMatchObject([
    { stage: 'table', rows: [{ teamId: ash.id, difference: 5 }, { teamId: dogwood.id }] },
  ]);
});

it('puts a round with a knock-out name into the bracket', async () => {
  const { rounds } = await data(`leagues/${league.id}/bracket`, bracketSchema);
  expect(rounds.map(({ roundName }) => roundName)).toEqual(['Quarter-final']);
});

it('lists the stages of a season, including those of matches without a round', async () => {
  const { stages } = await data(`leagues/${league.id}/rounds`, roundListSchema);
  expect(stages?.toSorted()).toEqual(['championship-round', 'knockout', 'pre-season', 'table']);
});

it('makes no table of a season of which only a later matchday is known', async () => {
  const late = { id: 'own-late', name: 'Own Late' };
  const season = { id: 'own-late-2026', name: '2026' };
  const id = await report({ league: late, season, round: 'Matchday 12' }, [4, 2]);
  expect(await data(`leagues/${late.id}/standings`, standingsSchema)).toMatchObject({ tables: [] });
  expect((await data(`leagues/${late.id}/rounds`, roundListSchema)).stages).toEqual([]);
  expect((await data(`events/${id}`, eventDetailSchema)).parts).not.toContain('standings');
  await report({ league: late, season, round: 'Matchday 1' }, [1, 1]);
  expect(await data(`leagues/${late.id}/standings`, standingsSchema)).toMatchObject({
    tables: [{ rows: [{ played: 2 }, { played: 2 }] }],
  });
  expect((await data(`events/${id}`, eventDetailSchema)).parts).toContain('standings');
});

it('lists results of the current season only, and of another on request', async () => {
  const results = await listed('results');
  expect(results.toSorted()).toEqual([ids.played, ids.split, ids.cup, ids.friendly].toSorted());
  expect(await listed(`results?seasonId=${last.id}`)).toEqual([ids.old]);
});

it('lists fixtures, including those of future seasons and without a season', async () => {
  expect(await listed('fixtures')).toEqual([ids.unscheduled, ids.planned]);
});

it('answers 404 to an unknown season', async () => {
  const path = `/api/media/v1/events/tournament/${league.id}/results?seasonId=none`;
  expect((await call(path)).status).toBe(404);
});

it('lists the teams of the current season', async () => {
  const teams = await data(`leagues/${league.id}/teams`, teamListSchema);
  expect(teams.map(({ teamId }) => teamId)).toEqual([ash.id, birch.id, cedar.id]);
});

it('returns the season of a match, and whether that season has a table', async () => {
  expect(await data(`events/${ids.old}`, eventDetailSchema)).toMatchObject({
    season: { seasonId: last.id },
    parts: expect.arrayContaining(['standings']),
  });
  const { parts } = await data(`events/${ids.planned}`, eventDetailSchema);
  expect(parts).toContain('standings');
  const tie = await report({
    league: { id: 'own-cup', name: 'Own Cup' },
    season: { id: 'own-cup-2026', name: '2026' },
    round: 'Semi-final',
  });
  expect((await data(`events/${tie}`, eventDetailSchema)).parts).not.toContain('standings');
});
