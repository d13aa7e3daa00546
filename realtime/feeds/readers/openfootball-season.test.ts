import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOpenfootballSeason, type OpenfootballSeason } from './openfootball-season.ts';

let folder: string;
let cup: OpenfootballSeason;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'season-'));
  const write = (part: string, content: unknown) =>
    writeFile(join(folder, `2031.lanterncup${part}.json`), JSON.stringify(content));
  const match = { date: '2031-06-01', time: '18:00', team1: 'Elmland', team2: 'Firland' };
  const result = {
    score: { ft: [2, 0] },
    goals1: [
      { name: 'Ona Vidal', minute: 9 },
      { name: 'Bo Rask', minute: '90+4', owngoal: true },
    ],
  };
  await write('', {
    name: 'Lantern Cup 2031',
    matches: [
      { ...match, round: 'Matchday 1', group: 'Group A', ground: 'Lynn', ...result },
      { ...match, round: 'Final', date: '2031-06-09', ground: 'Elsewhere' },
    ],
  });
  await write('.teams', [{ name: 'Firland', fifa_code: 'FIR' }]);
  await write('.groups', { groups: [{ name: 'Group A', teams: ['Elmland', 'Firland'] }] });
  await write('.stadiums', {
    stadiums: [{ city: 'Lynn', cc: 'GB', name: 'Mill Road', capacity: 9000 }],
  });
  await write('.squads', [
    {
      name: 'Elmland',
      players: [
        {
          number: 1,
          pos: 'GK',
          name: 'Ona Vidal',
          club: { name: 'Elm Town' },
          date_of_birth: '2005-02-03',
        },
        { name: 'Mara Lind' },
      ],
    },
    { name: 'Republic of Firland', fifa_code: 'FIR', players: [{ name: 'Bo Rask' }] },
  ]);
  cup = await readOpenfootballSeason({ path: join(folder, '2031.lanterncup.json') });
});
afterAll(() => rm(folder, { recursive: true }));

describe('a season for the catalogue', () => {
  it('gives each match its season and its ground or venue', () => {
    const { matches } = cup;
    const season = { id: 'of-lanterncup-2031', name: '2031' };
    expect(matches).toMatchObject([
      {
        fixture: { season, ground: { name: 'Mill Road', city: 'Lynn', country: 'GB' } },
        result: { status: 'Finished' },
      },
      { fixture: { season, venue: 'Elsewhere' } },
    ]);
    expect(matches[0]?.fixture).not.toHaveProperty('venue');
    expect(matches[1]?.fixture).not.toHaveProperty('ground');
    expect(matches[1]).not.toHaveProperty('result');
  });

  it('has tiebreakers for known leagues only', async () => {
    expect(cup.rules).toEqual([]);
    const path = join(folder, '2031-32-es.1.json');
    await writeFile(path, JSON.stringify({ name: 'Primera División 2031/32', matches: [] }));
    expect((await readOpenfootballSeason({ path })).rules).toMatchObject([
      { seasonId: 'of-es.1-2031-32', tiebreakers: { again: 'each-criterion' } },
    ]);
  });

  it('includes grounds, groups and squads from the files beside it', () => {
    expect(cup.venues).toMatchObject([{ name: 'Mill Road', country: 'GB', capacity: 9_000 }]);
    expect(cup.groups).toMatchObject([{ name: 'Group A', teams: [{ name: 'Elmland' }, {}] }]);
    expect(cup.squads).toMatchObject([
      {
        seasonId: 'of-lanterncup-2031',
        players: [
          { id: 'of-ona-vidal-2005-02-03', position: 'GK', club: 'Elm Town' },
          { id: 'of-mara-lind', name: 'Mara Lind' },
        ],
      },
      { team: { id: 'of-firland', name: 'Firland' }, players: [{ id: 'of-bo-rask' }] },
    ]);
  });

  it('links scorers to squad players, and own goals to players of the other side', () => {
    expect(cup.details).toMatchObject([
      {
        incidents: [
          { player: 'Ona Vidal', playerId: 'of-ona-vidal-2005-02-03', team: 'home' },
          { player: 'Bo Rask', playerId: 'of-bo-rask', team: 'home', type: 'own-goal' },
        ],
      },
    ]);
  });
});
