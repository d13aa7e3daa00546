import { expect, it } from 'vitest';
import { feedCommands } from './feed-process.ts';

it('seeds the world before it simulates matches in it', async () => {
  expect(await feedCommands({ kind: 'simulator' })).toEqual([['seed'], ['simulate']]);
});

it('replays a recording as if it began now', async () => {
  const replay = { kind: 'replay', format: 'openfootball', file: '/games/a.json' } as const;
  expect(await feedCommands(replay)).toEqual([
    'replay --format openfootball --file /games/a.json --dates today --speed 60'.split(' '),
  ]);
});

it('says which recording it cannot read', async () => {
  const replay = { kind: 'replay', format: null, file: '/games/none.json' } as const;
  await expect(feedCommands(replay)).rejects.toThrow('/games/none.json cannot be read');
});

it('runs nothing without a feed', async () => {
  expect(await feedCommands({ kind: 'none' })).toEqual([]);
});
