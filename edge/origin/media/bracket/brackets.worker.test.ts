import { expect, it } from 'vitest';
import { roundListSchema } from '../../../contracts/rounds.ts';
import { env } from '../../../testing/bindings.ts';
import { data as read } from '../../../testing/media-data.ts';
import { createDatabase } from '../../db/database.ts';
import { findBracketSource, leagueBracket } from './brackets.ts';
import type { CurrentLine } from '../standings/counted-matches.ts';
import {
  ash,
  birch,
  cedar,
  dogwood,
  importMatches,
  league,
  listed,
  now,
} from '../../../testing/tables-league.ts';

const own = { home: ash, away: birch };
const named = (name: string) => ({ id: `counted-${name}`, name: '2020' });

it('a bracket shows the score of a match in play, a shoot-out, and none before the start', async () => {
  const season = named('bracket');
  const ofRound = (round: string) => ({ season, stage: 'knockout', round }) as const;
  const [live, next] = [
    listed(own, ofRound('Semi-finals')),
    listed({ home: cedar, away: dogwood }, ofRound('Final')),
  ];
  const kicks = listed(
    { home: cedar, away: dogwood },
    { ...ofRound('Semi-finals'), goals: [1, 1] },
  );
  const { result } = kicks;
  await importMatches([
    live,
    next,
    {
      ...kicks,
      ...(result && {
        result: { ...result, matchStatus: 'AP', shootout: { home: 3, away: 4 } },
      }),
    },
  ]);
  const nil = { home: 0, away: 0 };
  const before = { status: 'NotStarted', matchStatus: 'Not start', score: nil } as const;
  const inPlay = { status: 'Live', matchStatus: 'H2', score: { home: 2, away: 1 } } as const;
  const lines = new Map<string, CurrentLine>([
    [live.matchId, { ...inPlay, periods: [] }],
    [next.matchId, { ...before, periods: [] }],
  ]);
  const query = { seasonId: season.id, now };
  const source = await findBracketSource(createDatabase(env.DB), league.id, query);
  const sides = source
    ? leagueBracket(source, lines).rounds.flatMap(({ roundName, ties }) =>
        ties.map((tie) => [
          roundName,
          ...tie.sides.map(({ team, score, shootout }) => [team?.teamName, score, shootout].join()),
          tie.sides.findIndex(({ isWinner }) => isWinner),
        ]),
      )
    : [];
  expect(sides.toSorted()).toEqual([
    ['Final', 'Cedar,,', 'Dogwood,,', -1],
    ['Semi-finals', 'Ash,2,', 'Birch,1,', -1],
    ['Semi-finals', 'Cedar,1,3', 'Dogwood,1,4', 1],
  ]);
});

it('a round counts its matches of one stage, from the first start to the last', async () => {
  const season = named('rounds');
  const at = (days: number, stage?: 'championship-round') => {
    const match = listed(own, { season, ...(stage && { stage }) });
    return { ...match, fixture: { ...match.fixture, startTime: now + days } };
  };
  await importMatches([at(0), at(3), at(5), at(9, 'championship-round')]);
  const { rounds } = await read(
    `leagues/${league.id}/rounds?seasonId=${season.id}`,
    roundListSchema,
  );
  expect(
    rounds.map(({ stage, from, to, matches }) => [stage, from - now, to - now, matches]),
  ).toEqual([
    ['table', 0, 5, 3],
    ['championship-round', 9, 9, 1],
  ]);
});
