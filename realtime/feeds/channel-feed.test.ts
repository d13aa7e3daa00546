import { expect, test } from 'vitest';
import { newLiveMatch } from '../demo/play/testing/new-live-match.ts';
import { ChannelFeed } from './channel-feed.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-25T12:00:00Z');

/** The programme that starts at a time. */
function shownAt(feed: ChannelFeed, now: number, at: number) {
  return feed.next(now)?.programmes.find(({ start }) => start === at);
}

test('the channel shows the football match in play that began last', () => {
  const feed = new ChannelFeed();
  feed.follow(newLiveMatch('football', 'early', NOON - 50 * MINUTE));
  feed.follow(newLiveMatch('football', 'late', NOON - 10 * MINUTE));
  feed.follow(newLiveMatch('badminton', 'other', NOON - MINUTE));
  feed.follow(newLiveMatch('football', 'to come', NOON + 10 * MINUTE));
  const programme = shownAt(feed, NOON + 5 * MINUTE, NOON);
  expect(programme?.matchId).toBe('late');
  expect(programme?.title).toMatch(/^Live: .+ v .+$/);
  expect(programme?.titles?.['es-MX']).toMatch(/^En vivo: .+ vs\. .+$/);
});

test('the next half hour gets its match in advance, and the current one keeps its own', () => {
  const feed = new ChannelFeed();
  feed.follow(newLiveMatch('football', 'first', NOON - 10 * MINUTE));
  expect(shownAt(feed, NOON, NOON)?.matchId).toBe('first');
  expect(feed.next(NOON + MINUTE)).toBeNull();
  feed.follow(newLiveMatch('basketball', 'second', NOON + 20 * MINUTE));
  const schedule = feed.next(NOON + 29 * MINUTE);
  const on = new Map(schedule?.programmes.map(({ start, matchId }) => [start, matchId]));
  expect(on.get(NOON)).toBe('first');
  expect(on.get(NOON + 30 * MINUTE)).toBe('second');
});

test('another sport is shown if no other match is in play; without a match there is no schedule', () => {
  const feed = new ChannelFeed();
  expect(feed.next(NOON)).toBeNull();
  feed.follow(newLiveMatch('badminton', 'only', NOON - MINUTE));
  expect(shownAt(feed, NOON, NOON)?.matchId).toBe('only');
});
