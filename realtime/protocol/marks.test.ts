import { expect, test } from 'vitest';
import * as v from 'valibot';
import { SPORTS } from '../sports/registry.ts';
import type { Incident } from './incident.ts';
import { marksSchema, newsSchema } from './marks.ts';
import { marksOf, newsOf } from './marks-of.ts';

const { football, handball } = SPORTS;
const gridiron = SPORTS['american-football'];
const incident = (members: Partial<Incident>): Incident => ({
  id: 'a',
  type: 'goal',
  team: 'home',
  minute: 23,
  ...members,
});

test('Goals and cards are marks at their minute', () => {
  const marks = marksOf(
    [
      incident({}),
      incident({ type: 'yellow-card', minute: 30, team: 'away' }),
      incident({ type: 'second-yellow-card', minute: 45, stoppage: 2, team: 'away' }),
      incident({ type: 'own-goal', minute: 51, team: 'away' }),
      incident({ type: 'substitution', minute: 60 }),
      incident({ type: 'goal', minute: 62, team: null }),
    ],
    football,
  );
  expect(marks).toEqual({ home: ['g23'], away: ['y30', 'r45', 'g51'] });
  expect(v.is(marksSchema, marks)).toBe(true);
});

test('A goal that does not count keeps a mark, a card that does not count has none', () => {
  const incidents = [
    incident({ removed: true }),
    incident({ type: 'red-card', minute: 70, removed: true }),
  ];
  expect(marksOf(incidents, football)).toEqual({ home: ['v23'], away: [] });
});

test('A touchdown without a minute lies at its time left', () => {
  const touchdown = incident({ type: 'touchdown', minute: null, period: 'Q2', remaining: 330 });
  const safety = incident({ type: 'safety', minute: null, period: 'OT', remaining: 0 });
  expect(marksOf([touchdown, safety], gridiron).home).toEqual(['g25', 'f75']);
});

test('A sport that scores often has marks of cards only', () => {
  const incidents = [incident({}), incident({ type: 'red-card', minute: 40 })];
  expect(marksOf(incidents, handball).home).toEqual(['r40']);
});

test('A side has at most 100 marks', () => {
  const incidents = Array.from({ length: 150 }, (_, minute) => incident({ minute }));
  const marks = marksOf(incidents, football);
  expect(marks.home).toHaveLength(100);
  expect(v.is(marksSchema, marks)).toBe(true);
});

test('The news is the last incident that rows tell', () => {
  const incidents = [
    incident({}),
    incident({ type: 'red-card', minute: 45, stoppage: 2, player: 'Ines Hallorand' }),
    incident({ type: 'substitution', minute: 60 }),
    incident({ type: 'yellow-card', minute: 61, removed: true }),
  ];
  const news = newsOf(incidents, football);
  expect(news).toEqual({
    type: 'red-card',
    team: 'home',
    minute: 45,
    stoppage: 2,
    player: 'Ines Hallorand',
  });
  expect(v.is(newsSchema, news)).toBe(true);
});

test('A goal that does not count is news, and nothing is none', () => {
  expect(newsOf([incident({ removed: true })], football)).toEqual({
    type: 'goal',
    team: 'home',
    minute: 23,
    removed: true,
  });
  expect(newsOf([incident({ type: 'corner' })], football)).toBeNull();
});
