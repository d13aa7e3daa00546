import { expect, it } from 'vitest';
import { feedCommands } from './feed-process.ts';

it('seeds the world before it simulates matches in it', () => {
  expect(feedCommands({ kind: 'simulator' })).toEqual([['seed'], ['simulate']]);
});

it('replays a recording as if it began now', () => {
  const replay = { kind: 'replay', format: 'openfootball', file: 'a.json' } as const;
  expect(feedCommands(replay)).toEqual([
    'replay --format openfootball --file a.json --dates today --speed 60'.split(' '),
  ]);
});

it('runs nothing without a feed', () => {
  expect(feedCommands({ kind: 'none' })).toEqual([]);
});
