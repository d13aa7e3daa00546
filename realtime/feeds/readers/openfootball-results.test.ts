import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalogueMatchSchema } from '../../protocol/catalogue.ts';
import { matchDetailsSchema } from '../../protocol/details.ts';
import { fixturePath } from '../testing/fixture-path.ts';
import { readOpenfootball } from './openfootball.ts';
import { readOpenfootballSeason } from './openfootball-season.ts';

const path = fixturePath('2031.lantern-cup.json');
const { matches: season, details } = await readOpenfootballSeason({ path });

test('every match passes the schema of the catalogue', () => {
  for (const match of season) expect(v.parse(catalogueMatchSchema, match)).toEqual(match);
});

test('a season has the same ids and fixtures as a replay of its file', async () => {
  const recordings = await readOpenfootball({ path });
  expect(season.map(({ matchId }) => matchId)).toEqual(recordings.map(({ matchId }) => matchId));
  expect(season.map(({ fixture }) => fixture)).toEqual(
    recordings.map(({ updates }) => updates[0]?.update.fixture),
  );
});

test('finished and postponed matches have a result, others do not', () => {
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

test('matches have the same goals as in a replay; those without goals have no details', async () => {
  for (const one of details) expect(v.parse(matchDetailsSchema, one)).toEqual(one);
  const recordings = await readOpenfootball({ path });
  const reported = recordings.map(({ matchId, updates }) => ({
    matchId,
    incidents: updates.flatMap(({ update }) => update.incidents ?? []),
  }));
  expect(details.map(({ matchId, incidents }) => ({ matchId, incidents }))).toEqual(
    reported.filter(({ incidents }) => incidents.length > 0),
  );
});
