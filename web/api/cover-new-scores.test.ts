import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bracketSchema } from '../../edge/contracts/bracket.ts';
import { eventWireSchema } from '../../edge/contracts/event.ts';
import { playerEventsSchema } from '../../edge/contracts/players.ts';
import { anEvent } from '../match/testing/events.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { playOf } from '../domain/match.ts';
import { createApi } from './client.ts';
import { coverNewScores } from './cover-new-scores.server.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const START = NOW - 3_600_000;

/** An API for a delay of 40 s that answers with this. */
function lateApi(answer: unknown) {
  const api = createApi({
    origin: 'https://x.example',
    fetch: async () => Response.json(answer),
    report: (path, { message }) => {
      throw new Error(`${path}: ${message}`);
    },
  });
  return coverNewScores(api, { delay: 40, now: NOW, label: 'Score hidden' });
}

const live = { eventStatus: 'Live', eventMatchStatus: 'H2', fixtureStartTime: START } as const;

/** Returns an event's home goals and statuses as a delayed page shows them. */
async function seen(changes: Parameters<typeof anEvent>[0]) {
  const event = await lateApi(anEvent(changes)).get('/event', eventWireSchema);
  const match = parseEvent(event, '');
  const score = match && playOf(match)?.score;
  return [score?.home, match?.supplied[0]?.displayStatus];
}

test('a match that changed within the delay has no score, and one that changed before has', async () => {
  const score = { eventScore: { home: 2, away: 0 } };
  expect(await seen({ ...live, ...score, eventUpdatedAt: NOW - 39_999 })).toEqual([
    undefined,
    'Score hidden',
  ]);
  expect(await seen({ ...live, ...score, eventUpdatedAt: NOW - 40_000 })).toEqual([2, undefined]);
});

test('without a time of change, a match in play and a result of today are covered', async () => {
  const score = { eventScore: { home: 2, away: 0 } };
  const over = { eventStatus: 'Finished', eventMatchStatus: 'Ended' };
  expect(await seen({ ...live, ...score })).toEqual([undefined, 'Score hidden']);
  expect(await seen({ ...over, ...score, fixtureStartTime: START })).toEqual([
    undefined,
    'Score hidden',
  ]);
  const old = NOW - 13 * 3_600_000;
  expect(await seen({ ...over, ...score, fixtureStartTime: old })).toEqual([2, undefined]);
});

test('a match that began before its time does not look as if it were to come', async () => {
  const early = { ...live, fixtureStartTime: NOW + 60_000, eventUpdatedAt: NOW };
  const event = await lateApi(anEvent(early)).get('/event', eventWireSchema);
  expect(event.fixtureStartTime).toBe(NOW);
});

test('rooms, which know only the present, are missing', async () => {
  const api = lateApi({ type: 'snapshot' });
  await expect(api.get('/parties/sport/football', v.unknown())).rejects.toMatchObject({
    status: 404,
  });
});

test('a tie in play has no score, and no winner in the next round', async () => {
  const team = (teamId: string) => ({ teamId, teamName: teamId, teamShortName: teamId });
  const side = (teamId: string, fromTieId: string | null, isWinner: boolean) => ({
    team: team(teamId),
    fromTieId,
    score: isWinner ? 2 : 0,
    shootout: null,
    isWinner,
  });
  const tie = (tieId: string, legs: unknown[], sides: unknown[]) => ({
    tieId,
    legs,
    sides,
    nextTieId: null,
  });
  const leg = anEvent({ ...live, eventUpdatedAt: NOW });
  const past = anEvent({ fixtureStartTime: START - 86_400_000 });
  const { rounds } = await lateApi({
    season: null,
    rounds: [
      {
        roundName: 'semi-finals',
        ties: [
          tie('s1', [leg], [side('red', null, true), side('blue', null, false)]),
          tie('s2', [past], [side('green', null, true), side('white', null, false)]),
        ],
      },
      {
        roundName: 'final',
        ties: [tie('f', [], [side('red', 's1', false), side('green', 's2', false)])],
      },
    ],
  }).get('/bracket', bracketSchema);
  const sides = rounds.flatMap(({ ties }) => ties.flatMap((each) => each.sides));
  expect(sides.map(({ score, isWinner }) => [score, isWinner])).toEqual([
    [null, false],
    [null, false],
    [2, true],
    [0, false],
    [0, false],
    [0, false],
  ]);
  expect(sides.map((each) => each.team?.teamId)).toEqual([
    'red',
    'blue',
    'green',
    'white',
    undefined,
    'green',
  ]);
});

test('a player’s figures in a match in play are empty', async () => {
  const line = (eventId: string) => ({
    eventId,
    teamId: 'red',
    isStarter: true,
    values: { goals: 1 },
  });
  const { lines } = await lateApi({
    events: [
      anEvent({ ...live, eventId: 'now' }),
      anEvent({ eventId: 'before', fixtureStartTime: START - 86_400_000 }),
    ],
    leagues: [],
    flag: null,
    lines: [line('now'), line('before')],
  }).get('/player', playerEventsSchema);
  expect(lines.map(({ values }) => values)).toEqual([{}, { goals: 1 }]);
});
