import { expect, test } from 'vitest';
import type { CommentaryEntry } from '../../../../edge/contracts/commentary.ts';
import type { Incident } from '../../../../realtime/protocol/incident.ts';
import { textOf } from '../../../../edge/shared/text/text.ts';
import { commentaryLines } from './commentary-lines.ts';

const t = textOf('en');
const names = { home: 'Red Star', away: 'Dynamo', sportKey: 'football' } as const;
const incident = (id: string, more: Partial<Incident> = {}): Incident => ({
  id,
  type: 'comment',
  team: null,
  minute: 10,
  text: `DescribedIncident ${id}.`,
  ...more,
});
const entry = (id: string, more: Partial<CommentaryEntry> = {}): CommentaryEntry => ({
  id,
  type: 'comment',
  team: null,
  minute: 5,
  text: `Loaded ${id}.`,
  player: null,
  playerId: null,
  relatedPlayer: null,
  relatedPlayerId: null,
  isRemoved: false,
  ...more,
});

test('entries of the room come first, newest first, without duplicates', () => {
  const lines = commentaryLines(t, [incident('b'), incident('c')], [entry('b'), entry('a')], names);
  expect(lines.map(({ id, text }) => [id, text])).toEqual([
    ['c', 'DescribedIncident c.'],
    ['b', 'DescribedIncident b.'],
    ['a', 'Loaded a.'],
  ]);
});

test('a goal stands out, a removed one has a plain tone', () => {
  const goal = { type: 'goal', team: 'home' } as const;
  const lines = commentaryLines(
    t,
    [incident('a', { ...goal, removed: true }), incident('b', goal)],
    [],
    names,
  );
  expect(lines.map(({ tone, isKey, isRemoved }) => [tone, isKey, isRemoved])).toEqual([
    ['score', true, false],
    ['plain', true, true],
  ]);
});

test('a loaded entry has the time and the tone of a live one', () => {
  const card = entry('a', { type: 'yellow-card', minute: 45, stoppage: 2 });
  expect(commentaryLines(t, [], [card], names)[0]).toMatchObject({ tone: 'yellow', time: "45+2'" });
});

test('an entry of an unknown type reads as a comment', () => {
  const [line] = commentaryLines(t, [], [entry('a', { type: 'throw-in', period: 'H1' })], names);
  expect(line).toMatchObject({ tone: 'plain', isKey: false });
});

test('a loaded entry has the text of a live one, unless its source sends a full text', () => {
  const shot = { type: 'shot', team: 'home', player: 'Ana Silva' } as const;
  const live = incident('a', { ...shot, shot: { outcome: 'saved' }, text: 'low' });
  const { text: _, ...loaded } = entry('b', { ...shot, outcome: 'saved', detail: 'low' });
  const [first, second, third] = commentaryLines(t, [live], [loaded, entry('c', shot)], names);
  expect(first?.text).toBe('Ana Silva (Red Star) sees the shot saved. Low.');
  expect(second?.text).toBe(first?.text);
  expect(third?.text).toBe('Loaded c.');
});

test('a goal that does not count says why, as the review that follows it does', () => {
  const goal = { type: 'goal', team: 'home', player: 'Ana Silva' } as const;
  const review = { type: 'var', team: 'home', text: 'Goal disallowed: offside' } as const;
  const incidents = [incident('a', { ...goal, removed: true }), incident('b', review)];
  expect(commentaryLines(t, incidents, [], names).map(({ text }) => text)).toEqual([
    'Video review: Red Star. Goal disallowed – offside.',
    'Goal disallowed – offside: Ana Silva (Red Star).',
  ]);
});

test('a line says whether it is in the words of its source', () => {
  const goal = incident('b', { type: 'goal', team: 'home', text: 'low into the corner' });
  const lines = commentaryLines(textOf('pt-BR'), [incident('c'), goal], [entry('a')], names);
  expect(lines.map(({ id, isOfSource }) => [id, isOfSource])).toEqual([
    ['b', false],
    ['c', true],
    ['a', true],
  ]);
});
