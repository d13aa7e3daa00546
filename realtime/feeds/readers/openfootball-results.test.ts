import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalogueMatchSchema } from '../../protocol/catalogue.ts';
import { fixturePath } from '../testing/fixture-path.ts';
import { readOpenfootball } from './openfootball.ts';
import { readOpenfootballSeason } from './openfootball-season.ts';

const path = fixturePath('2031.lantern-cup.json');
const { matches: season } = await readOpenfootballSeason(path);

test('every match is one that the catalogue takes', () => {
  for (const match of season) expect(v.parse(catalogueMatchSchema, match)).toEqual(match);
});

test('a season has the ids and fixtures of a replay of its file', async () => {
  const recordings = await readOpenfootball({ path });
  expect(season.map(({ matchId }) => matchId)).toEqual(recordings.map(({ matchId }) => matchId));
  expect(season.map(({ fixture }) => fixture)).toEqual(
    recordings.map(({ updates }) => updates[0]?.update.fixture),
  );
});

test('matches that are over bring their result, others none', () => {
  expect(season.map(({ result }) => result?.status)).toEqual([
    'Finished',
    'Finished',
    'Finished',
    undefined,
    'Postponed',
    'Finished',
    'Finished',
  ]);
  expect(season[1]?.result).toMatchObject({
    matchStatus: 'AP',
    score: { home: 2, away: 2 },
    shootout: { home: 4, away: 2 },
  });
  expect(season[5]?.result).toMatchObject({ matchStatus: 'Awarded', score: { home: 0, away: 3 } });
});
