import { expect, test } from 'vitest';
import { fixtureOf } from '../demo/season/fixture.ts';
import { createRandom } from '../demo/world/random.ts';
import { demoWorld } from '../demo/world/world.ts';
import { LiveMatch } from '../demo/play/live-match.ts';
import type { SportKey } from '../sports/sport.ts';
import { ChannelFeed } from './channel-feed.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-25T12:00:00Z');

function aMatch(sport: SportKey, matchId: string, startTime: number): LiveMatch {
  const league = demoWorld().find((each) => each.sport.key === sport);
  const [home, away] = league?.teams ?? [];
  if (!league || !home || !away) throw new Error(`The world has teams of ${sport}`);
  return new LiveMatch({
    matchId,
    fixture: fixtureOf(league, { home, away }, { startTime }),
    setup: { sport, home, away, knockout: false },
    random: createRandom(3),
    speed: 1,
    now: startTime,
    joinAt: 0,
  });
}

/** The programme that starts at a time. */
function shownAt(feed: ChannelFeed, now: number, at: number) {
  return feed.next(now)?.programmes.find(({ start }) => start === at);
}

test('the channel shows the football match in play that began last', () => {
  const feed = new ChannelFeed();
  feed.follow(aMatch('football', 'early', NOON - 50 * MINUTE));
  feed.follow(aMatch('football', 'late', NOON - 10 * MINUTE));
  feed.follow(aMatch('badminton', 'other', NOON - MINUTE));
  feed.follow(aMatch('football', 'to come', NOON + 10 * MINUTE));
  const programme = shownAt(feed, NOON + 5 * MINUTE, NOON);
  expect(programme?.matchId).toBe('late');
  expect(programme?.title).toMatch(/^Live: .+ v .+$/);
  expect(programme?.titles?.['es-MX']).toMatch(/^En vivo: .+ vs\. .+$/);
});

test('the next half hour gets its match in advance, and the current one keeps its own', () => {
  const feed = new ChannelFeed();
  feed.follow(aMatch('football', 'first', NOON - 10 * MINUTE));
  expect(shownAt(feed, NOON, NOON)?.matchId).toBe('first');
  expect(feed.next(NOON + MINUTE)).toBeNull();
  feed.follow(aMatch('basketball', 'second', NOON + 20 * MINUTE));
  const schedule = feed.next(NOON + 29 * MINUTE);
  const on = new Map(schedule?.programmes.map(({ start, matchId }) => [start, matchId]));
  expect(on.get(NOON)).toBe('first');
  expect(on.get(NOON + 30 * MINUTE)).toBe('second');
});

test('another sport is shown if no other match is in play; without a match there is no schedule', () => {
  const feed = new ChannelFeed();
  expect(feed.next(NOON)).toBeNull();
  feed.follow(aMatch('badminton', 'only', NOON - MINUTE));
  expect(shownAt(feed, NOON, NOON)?.matchId).toBe('only');
});
