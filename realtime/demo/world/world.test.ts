import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ALL_SPORTS } from '../../sports/registry.ts';
import { countryCode } from '../../protocol/country.ts';
import { kitSchema } from '../../protocol/kit.ts';
import { demoWorld } from './world.ts';

const world = demoWorld();
const MAIN = new Set(['football', 'basketball', 'tennis', 'american-football']);

test('every sport has a league with a table, the main ones have several leagues', () => {
  for (const sport of ALL_SPORTS) {
    const leagues = world.filter((league) => league.sport.key === sport.key);
    expect(leagues.length).toBeGreaterThanOrEqual(MAIN.has(sport.key) ? 3 : 2);
    expect(leagues.some(({ plan }) => plan.table)).toBe(true);
  }
});

test('leagues spell countries in different ways, and one club has a very long name', () => {
  const written = world.map(({ league }) => league.country ?? '');
  expect(written).toEqual(expect.arrayContaining(['id', 'ina', 'Ilhas do Sol', 'int']));
  expect(written.map(countryCode).filter((code) => code === 'id')).toHaveLength(3);
  const long = world.flatMap(({ teams }) => teams).filter(({ team }) => team.name.length > 50);
  expect(new Set(long.map(({ team }) => team.id)).size).toBe(1);
});

test('leagues have at least eight teams with unique names', () => {
  for (const { teams, key } of world) {
    expect({ key, enough: teams.length >= 8 }).toEqual({ key, enough: true });
    expect(new Set(teams.map(({ team }) => team.name)).size).toBe(teams.length);
    expect(new Set(teams.map(({ team }) => team.shortName)).size).toBe(teams.length);
  }
});

test('each club has a code of three letters that no other club of its league has', () => {
  const clubs = world.filter(({ plan }) => plan.entrants.kind === 'clubs');
  for (const { key, teams } of clubs) {
    const codes = teams.map(({ team }) => team.code ?? '');
    expect({ key, codes: codes.filter((code) => /^[A-Z]{3}$/.test(code)) }).toEqual({ key, codes });
    expect(new Set(codes).size).toBe(codes.length);
  }
});

test('a team id stands for the same team in every league and cup', () => {
  const names = new Map<string, string>();
  for (const { team } of world.flatMap(({ teams }) => teams)) {
    expect(names.get(team.id) ?? team.name).toBe(team.name);
    names.set(team.id, team.name);
  }
});

test('a round has a slot for each match, a knock-out round a slot for each tie', () => {
  for (const { key, plan, teams } of world) {
    const { table, knockout } = plan;
    for (const round of table?.rounds ?? [])
      expect({ key, slots: round.length }).toEqual({ key, slots: teams.length / 2 });
    const [first, ...later] = knockout?.rounds ?? [];
    if (!first) continue;
    let ties = first.slots.length;
    expect(first.secondLeg?.length ?? ties).toBe(ties);
    for (const { slots, secondLeg } of later) {
      ties /= 2;
      expect({ key, slots: slots.length }).toEqual({ key, slots: ties });
      expect(secondLeg?.length ?? ties).toBe(ties);
    }
    expect(ties).toBe(1);
  }
});

test('all rounds of a table fit in its weeks, which end before the knock-out begins', () => {
  for (const { key, plan, teams } of world) {
    const { table, knockout } = plan;
    if (!table) continue;
    const size =
      table.groups?.opponents === 'own' ? teams.length / table.groups.names.length : teams.length;
    const rounds = table.meetings * (size - 1);
    expect({ key, fits: rounds <= table.weeks * table.rounds.length }).toEqual({ key, fits: true });
    const first = knockout?.rounds[0]?.week ?? Infinity;
    expect({ key, after: first >= table.weeks }).toEqual({ key, after: true });
  }
});

test('clubs have squads with numbers and positions, and a ground', () => {
  for (const { plan, teams, sport } of world) {
    if (plan.entrants.kind !== 'clubs') continue;
    for (const team of teams) {
      const { squad } = team;
      expect(squad.length).toBeGreaterThanOrEqual(12);
      expect(new Set(squad.map(({ number }) => number)).size).toBe(squad.length);
      expect(squad.every(({ position }) => position)).toBe(true);
      expect(squad.every(({ birthDate }) => /^(?:19|20)\d\d-\d\d-\d\d$/.test(birthDate))).toBe(
        true,
      );
      expect(team.ground?.capacity).toBeGreaterThan(1_000);
    }
    const keepers = teams[0]?.squad.filter(({ position }) => position === 'GK') ?? [];
    expect(keepers).toHaveLength(sport.key === 'football' || sport.key === 'handball' ? 3 : 0);
  }
});

test('clubs have kits, and no two that meet look alike; players and pairs have none', () => {
  for (const { key, plan, teams } of world) {
    const kits = teams.flatMap(({ team }) => team.kit ?? []);
    const isOfClubs = teams.some(({ ground }) => ground);
    expect({ key, plan: plan.sport, kits: kits.length }).toEqual({
      key,
      plan: plan.sport,
      kits: isOfClubs ? teams.length : 0,
    });
    const looks = kits.map(({ first, second, pattern }) =>
      [pattern, ...(pattern === 'plain' ? [first] : [first, second].toSorted())].join(),
    );
    expect(new Set(looks).size).toBe(looks.length);
    for (const kit of kits) {
      expect(v.is(kitSchema, kit)).toBe(true);
      expect(kit.first).not.toBe(kit.second);
    }
  }
});

test('the same seed gives the same world, and another seed a different one', () => {
  expect(demoWorld(7)).toEqual(world);
  expect(demoWorld(8).map(({ teams }) => teams[0]?.team.name)).not.toEqual(
    world.map(({ teams }) => teams[0]?.team.name),
  );
});
