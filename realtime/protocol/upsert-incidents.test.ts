import { expect, test } from 'vitest';
import type { Incident } from './incident.ts';
import { upsertIncidents } from './upsert-incidents.ts';

function goal(id: string, minute = 10): Incident {
  return { id, type: 'goal', team: 'home', minute };
}

test('A known incident is replaced in its place, a new one goes to the end', () => {
  const known = [goal('a'), goal('b')];
  expect(upsertIncidents(known, [goal('c'), goal('a', 11)])).toEqual([
    goal('a', 11),
    goal('b'),
    goal('c'),
  ]);
  expect(known).toEqual([goal('a'), goal('b')]);
});

test('The same list object is returned when nothing changed', () => {
  const known = [goal('a'), goal('b')];
  expect(upsertIncidents(known, [goal('b')])).toBe(known);
  expect(upsertIncidents(known, [])).toBe(known);
});

test('Many incidents at once give the same list as one by one', () => {
  const known = Array.from({ length: 20 }, (_, index) => goal(`i${index}`));
  const reported = Array.from({ length: 20 }, (_, index) => goal(`i${index + 10}`, 50));
  const oneByOne = reported.reduce((list, incident) => upsertIncidents(list, [incident]), known);
  expect(upsertIncidents(known, [...reported, goal('i29', 51)])).toEqual([
    ...oneByOne.slice(0, -1),
    goal('i29', 51),
  ]);
});
