import { expect, it } from 'vitest';
import { planFeed } from './feed-process.ts';

it('seeds today first, then whole seasons while matches are simulated', async () => {
  expect(await planFeed({ kind: 'simulator' }, null)).toEqual({
    first: [['seed', '--in-play', '--days', '1']],
    beside: [
      ['seed', '--in-play'],
      ['simulate', '--channel'],
    ],
  });
});

it('seeds only what is new since an earlier start', async () => {
  expect(await planFeed({ kind: 'simulator' }, '2026-11-21T10:00:00.000Z')).toEqual({
    first: [],
    beside: [
      ['seed', '--in-play', '--since', '2026-11-21T10:00:00.000Z'],
      ['simulate', '--channel'],
    ],
  });
});

it('replays a recording as if it began now', async () => {
  const replay = { kind: 'replay', format: 'openfootball', file: '/games/a.json' } as const;
  expect(await planFeed(replay, null)).toEqual({
    first: [],
    beside: [
      'replay --format openfootball --file /games/a.json --dates today --speed 60 --yes'.split(' '),
    ],
  });
});

it('names the recording that it cannot read', async () => {
  const replay = { kind: 'replay', format: null, file: '/games/none.json' } as const;
  await expect(planFeed(replay, null)).rejects.toThrow('/games/none.json cannot be read');
});

it('runs nothing without a feed', async () => {
  expect(await planFeed({ kind: 'none' }, null)).toEqual({ first: [], beside: [] });
});
