import { expect, test } from 'vitest';
import { fixtureOf, updateOf } from '../rooms/testing/fixtures.ts';
import { restoreMatchRoom } from '../rooms/match-room.ts';
import { validCourse } from './valid-stored.ts';

const opening = updateOf(1, { fixture: fixtureOf(1), status: 'Live' });

const { state } = restoreMatchRoom({
  epoch: 'epoch-00001',
  version: 1,
  checkpoint: null,
  log: [opening],
  history: [],
});

test('Valid stored data stays as it is', () => {
  const stored = { checkpoint: { sequence: 1, state }, log: [updateOf(2, { status: 'Ended' })] };
  expect(validCourse('m1', stored)).toEqual(stored);
});

test('Log entries and checkpoints that are invalid are left out', () => {
  const log = [null, 'text', [], {}, { ...opening, sequence: 0 }, opening];
  expect(validCourse('m1', { checkpoint: { sequence: 1, state: {} }, log })).toEqual({
    checkpoint: null,
    log: [opening],
  });
});

test('Log entries that the checkpoint contains are left out', () => {
  const checkpoint = { sequence: 2, state };
  const newer = updateOf(3, { status: 'Ended' });
  const log = [opening, updateOf(2, { status: 'Live' }), newer];
  expect(validCourse('m1', { checkpoint, log })).toEqual({ checkpoint, log: [newer] });
});
