import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { SportId } from '../../sports/sport.ts';
import { fixtureOf } from './fixture.ts';
import { sportEventSchema } from './schema.ts';
import { sportEvent } from './testing/messages.ts';

const FOOTBALL = 1;
const TENNIS = 5;
const HANDBALL = 20;

/** Reads a match with this context. */
function reported(context: Record<string, unknown>, sportId: SportId = FOOTBALL) {
  const event = sportEvent();
  const { stage: _stage, round: _round, groups: _groups, ...rest } = event.sport_event_context;
  const parsed = v.parse(sportEventSchema, {
    ...event,
    sport_event_context: { ...rest, ...context },
  });
  const { season, stage, round, group } = fixtureOf(parsed, sportId) ?? {};
  return { season, stage, round, group };
}

const LEAGUE = { type: 'league', phase: 'regular season' };
const CUP = { type: 'cup', phase: 'knockout stage' };

test.each([
  [{ stage: LEAGUE, round: { number: 12 } }, 'table', 'Matchday 12', undefined],
  [
    { stage: LEAGUE, round: { number: 12 }, groups: [{ name: 'Lantern League 26/27' }] },
    'table',
    'Matchday 12',
    undefined,
  ],
  [
    {
      stage: { type: 'league', phase: 'group_stage' },
      round: { number: 2 },
      groups: [{ name: 'Lantern Cup, Group A', group_name: 'A' }],
    },
    'table',
    'Matchday 2',
    'Group A',
  ],
  [{ stage: CUP, round: { name: 'round_of_16', number: 5 } }, 'knockout', 'Round of 16', undefined],
  [{ stage: CUP, round: { name: 'quarterfinal' } }, 'knockout', 'Quarter-final', undefined],
  [{ stage: CUP, round: { number: 3 } }, 'knockout', 'Round 3', undefined],
  [{ stage: CUP }, 'knockout', undefined, undefined],
  [{ round: { name: 'semifinal' } }, 'knockout', 'Semi-final', undefined],
  [{ stage: { type: 'league', phase: 'championship_round' } }, 'championship-round'],
  [{ stage: { type: 'league', phase: 'relegation round' } }, 'relegation-round'],
  [{ stage: { type: 'league', phase: 'preseason' } }, 'pre-season'],
  [{ stage: { type: 'cup', phase: 'playoffs' } }, 'knockout'],
  [{}, undefined, undefined, undefined],
])('the context %j gives the stage %s, the round %s and the group %s', (context, ...expected) => {
  const [stage, round, group] = expected;
  expect(reported(context)).toMatchObject({ stage, round, group });
});

test('the default stage of single players is knockout, and a main round has its own stage', () => {
  expect(reported({}, TENNIS).stage).toBe('knockout');
  expect(reported({ stage: { type: 'league', phase: 'main_round' } }, HANDBALL).stage).toBe(
    'main-round',
  );
});

test.each([
  [{ name: 'Lantern League 26/27', year: '26/27' }, '2026-27'],
  [{ name: 'Lantern League 2026', year: '2026' }, '2026'],
  [{ name: 'Lantern League 26/27' }, '2026-27'],
  [{ name: 'Lantern League Apertura' }, 'Apertura'],
  [{}, 'sr:season:9'],
])('the season %j is called %s', (season, name) => {
  expect(reported({ season: { id: 'sr:season:9', ...season } }).season).toEqual({
    id: 'sr:season:9',
    name,
  });
});
