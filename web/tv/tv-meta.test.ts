import { expect, it } from 'vitest';
import { tvMeta } from './tv-meta.ts';

const NOON = Date.UTC(2026, 10, 25, 12);
const HOUR = 3_600_000;
const PAGE = { title: 'tv.title', path: '/touchline-tv' } as const;

const entry = (id: string | null, at: number, matchId: string | null = null) => ({
  id,
  title: id,
  start: NOON + at * HOUR,
  end: NOON + (at + 1) * HOUR,
  matchId,
});

function graphOf(tv: Parameters<typeof tvMeta>[1]): unknown {
  const tags = tvMeta(PAGE, tv, undefined);
  return tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));
}

it('structured data has the channel, its current and next programmes, and their match', () => {
  const guide = {
    kind: 'loaded' as const,
    value: [entry('Owls v Foxes', 0, 'm 1'), entry(null, 1), entry('Goals', 2)],
  };
  expect(graphOf({ isAvailable: true, guide })).toMatchObject([
    {
      '@graph': [
        { '@type': 'BroadcastService', name: '24/7 Channel' },
        {
          '@type': 'BroadcastEvent',
          name: 'Owls v Foxes',
          startDate: '2026-11-25T12:00:00.000Z',
          endDate: '2026-11-25T13:00:00.000Z',
          isLiveBroadcast: true,
          broadcastOfEvent: { name: 'Owls v Foxes', url: expect.stringMatching(/\/match\/m%201$/) },
        },
        { name: 'Goals', isLiveBroadcast: false },
      ],
    },
  ]);
});

it('structured data has no programmes where the channel is not available', () => {
  const guide = { kind: 'loaded' as const, value: [entry('Goals', 0)] };
  expect(graphOf({ isAvailable: false, guide })).toMatchObject([
    { '@graph': [{ '@type': 'BroadcastService' }] },
  ]);
});
