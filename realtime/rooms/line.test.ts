import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { Incident } from '../protocol/incident.ts';
import { matchLineSchema } from '../protocol/match-state.ts';
import { initialState } from './advance.ts';
import { lineOf } from './line.ts';
import { fixtureOf, NOON } from './testing/fixtures.ts';

function card(id: string, members: Partial<Incident>): Incident {
  return { id, type: 'red-card', team: 'home', minute: 30, ...members };
}

test('A line holds the members of a state that lists show', () => {
  const line = lineOf(initialState('match-1', fixtureOf(5), NOON));
  expect(v.parse(matchLineSchema, line)).toStrictEqual(line);
  expect(line).not.toHaveProperty('redCards');
});

test('A football line counts red cards per side, second yellows too, without removed ones', () => {
  const incidents = [
    card('a', {}),
    card('b', { type: 'second-yellow-card' }),
    card('c', { removed: true }),
    card('d', { type: 'yellow-card' }),
    card('e', { team: 'away' }),
    card('f', { team: null }),
  ];
  const line = lineOf({ ...initialState('match-1', fixtureOf(1), NOON), incidents });
  expect(line.redCards).toEqual({ home: 2, away: 1 });
  expect(v.is(matchLineSchema, line)).toBe(true);
});

test('A line in play has its marks and its last news, until the match ends', () => {
  const incidents = [card('a', { type: 'goal', minute: 23, player: 'Ines Hallorand' })];
  const state = { ...initialState('match-1', fixtureOf(1), NOON), incidents };
  const live = lineOf({ ...state, status: 'Live', matchStatus: 'H1' });
  expect(live.marks).toEqual({ home: ['g23'], away: [] });
  expect(live.news).toEqual({ type: 'goal', team: 'home', minute: 23, player: 'Ines Hallorand' });
  expect(v.is(matchLineSchema, live)).toBe(true);
  expect(lineOf({ ...state, status: 'Ended', matchStatus: 'Ended' })).not.toHaveProperty('marks');
});

test('A line in play without goals and cards has neither marks nor news', () => {
  const line = lineOf({ ...initialState('match-1', fixtureOf(1), NOON), status: 'Live' });
  expect(line).not.toHaveProperty('marks');
  expect(line).not.toHaveProperty('news');
});

test('A baseball line has hits and errors, and no other statistic', () => {
  const sides = { home: 7, away: 5 };
  const stats = { hits: sides, errors: sides, walks: sides };
  const line = lineOf({ ...initialState('match-1', fixtureOf(3), NOON), stats });
  expect(line.stats).toEqual({ hits: sides, errors: sides });
  expect(v.is(matchLineSchema, line)).toBe(true);
});
