import { expect, test } from 'vitest';
import { SPORTS } from '../../protocol/sport.ts';
import { demoWorld } from './world.ts';

const world = demoWorld();

test('every sport has one to three leagues, football more', () => {
  for (const sport of SPORTS) {
    const count = world.filter((league) => league.sport.key === sport.key).length;
    expect(count).toBeGreaterThanOrEqual(sport.key === 'football' ? 3 : 1);
  }
});

test('leagues have eight to sixteen teams with names of their own', () => {
  for (const { teams } of world) {
    expect(teams.length).toBeGreaterThanOrEqual(8);
    expect(teams.length).toBeLessThanOrEqual(16);
    expect(new Set(teams.map(({ team }) => team.name)).size).toBe(teams.length);
    expect(new Set(teams.map(({ team }) => team.shortName)).size).toBe(teams.length);
  }
});

test('a team id stands for one team, which a cup shares with its league', () => {
  const names = new Map<string, string>();
  for (const { team } of world.flatMap(({ teams }) => teams)) {
    expect(names.get(team.id) ?? team.name).toBe(team.name);
    names.set(team.id, team.name);
  }
});

test('a league has a game for every pair of a round, a knockout halves the field', () => {
  for (const { calendar, teams } of world) {
    const { rounds } = calendar;
    const expected = calendar.kind === 'league' ? rounds.map(() => teams.length / 2) : [8, 4, 2, 1];
    expect(rounds.map((round) => ('slots' in round ? round.slots : round).length)).toEqual(
      expected,
    );
  }
});

test('the same seed gives the same world, another seed another one', () => {
  expect(demoWorld(7)).toEqual(world);
  expect(demoWorld(8).map(({ teams }) => teams[0]?.team.name)).not.toEqual(
    world.map(({ teams }) => teams[0]?.team.name),
  );
});
