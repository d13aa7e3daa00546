import { expect, test } from 'vitest';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import { SPORTS } from '../../sports/registry.ts';
import { fixtureOf } from '../../rooms/testing/fixtures.ts';
import { FeedGaps } from './feed-gaps.ts';

const MINUTE = 60_000;

interface MinuteOfFeed {
  minute: number;
  passed: string[];
  silent: string[];
}

/** Returns what `FeedGaps` passes of two matches with one update per minute each. */
async function tellFor(minutes: number, running: boolean): Promise<MinuteOfFeed[]> {
  let now = 0;
  const silences = new FeedGaps(() => now);
  const ids = ['one', 'two'];
  const minutesSeen: MinuteOfFeed[] = [];
  async function* updates(): AsyncGenerator<MatchUpdate> {
    for (let minute = 0; minute < minutes; minute += 1) {
      now = minute * MINUTE;
      minutesSeen.push({ minute, passed: [], silent: ids.filter((id) => silences.isSilent(id)) });
      const clock = { seconds: minute * 60, running, at: now };
      const fixture = minute === 0 ? { fixture: fixtureOf(1) } : {};
      for (const matchId of ids)
        yield { matchId, sequence: minute + 1, occurredAt: now, clock, ...fixture };
    }
  }
  for await (const { matchId, sequence } of silences.through(updates()))
    minutesSeen.at(-1)?.passed.push(`${matchId} ${sequence}`);
  return minutesSeen;
}

test('one match gets no update for longer than its stale limit, and then all of them in order', async () => {
  const minutesSeen = await tellFor(40, true);
  const silent = minutesSeen.filter(({ silent: ids }) => ids.length > 0);
  expect(new Set(silent.flatMap(({ silent: ids }) => ids))).toHaveLength(1);
  expect(silent.length * 60).toBeGreaterThan(SPORTS.football.staleAfter.play);
  const all = minutesSeen.flatMap(({ passed }) => passed);
  expect(all).toHaveLength(80);
  for (const id of ['one', 'two'])
    expect(all.filter((entry) => entry.startsWith(id))).toEqual(
      Array.from({ length: 40 }, (_, index) => `${id} ${index + 1}`),
    );
});

test('a match with a stopped clock has no gap', async () => {
  const minutesSeen = await tellFor(40, false);
  expect(minutesSeen.every(({ silent }) => silent.length === 0)).toBe(true);
});
