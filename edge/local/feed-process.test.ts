import { expect, it } from 'vitest';
import { planFeed } from './feed-process.ts';

const NOW = Date.parse('2026-11-22T09:00:00.000Z');
const LIVE = [['simulate', '--channel']];

it('seeds today before visits, plays matches meanwhile, and seeds whole seasons later', async () => {
  expect(await planFeed({ kind: 'simulator' }, null, NOW)).toEqual({
    first: [['seed', '--in-play', '--days', '1']],
    live: LIVE,
    later: [['seed', '--in-play']],
  });
});

it('seeds only what is new since an earlier start', async () => {
  const seededAt = '2026-11-21T10:00:00.000Z';
  expect(await planFeed({ kind: 'simulator' }, seededAt, NOW)).toEqual({
    first: [],
    live: LIVE,
    later: [['seed', '--in-play', '--since', seededAt]],
  });
});

it('seeds today before visits where the earlier start was days ago', async () => {
  const seededAt = '2026-10-01T10:00:00.000Z';
  const seed = ['seed', '--in-play', '--since', seededAt];
  expect(await planFeed({ kind: 'simulator' }, seededAt, NOW)).toEqual({
    first: [[...seed, '--days', '1']],
    live: LIVE,
    later: [seed],
  });
});

it('replays a recording as if it began now', async () => {
  const replay = { kind: 'replay', format: 'openfootball', file: '/games/a.json' } as const;
  expect(await planFeed(replay, null, NOW)).toEqual({
    first: [],
    live: [
      'replay --format openfootball --file /games/a.json --dates today --speed 60 --yes'.split(' '),
    ],
    later: [],
  });
});

it('names the recording that it cannot read', async () => {
  const replay = { kind: 'replay', format: null, file: '/games/none.json' } as const;
  await expect(planFeed(replay, null, NOW)).rejects.toThrow('/games/none.json cannot be read');
});

it('runs nothing without a feed', async () => {
  expect(await planFeed({ kind: 'none' }, null, NOW)).toEqual({ first: [], live: [], later: [] });
});
