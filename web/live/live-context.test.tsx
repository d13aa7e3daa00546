// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GRACE } from '../../clients/live/src/shared-rooms.ts';
import { HUB_PATH } from '../../realtime/protocol/hub-query.ts';
import type { RoomSnapshot } from '../domain/day-scores.ts';
import { framedBoxes } from '../ui/testing/framed-box.ts';
import { hydrate, served } from '../ui/testing/served.ts';
import { LiveContext, useMatchRoom, useSportRooms, useTick } from './live-context.ts';
import { aLive } from './testing/a-live.ts';
import { aSnapshot } from './testing/lines.ts';
import { createTicker, type Ticker } from './ticker.ts';

const START = Date.UTC(2026, 10, 21, 15);
const none: RoomSnapshot[] = [];
const newBox = framedBoxes();

beforeEach(() => void vi.setSystemTime(START));
afterEach(() => void vi.restoreAllMocks());

function Minutes() {
  return <p>{useTick((now) => Math.floor((now - START) / 60_000))}</p>;
}

function page(ticker: Ticker) {
  return (
    <LiveContext value={{ live: aLive().live, ticker }}>
      <Minutes />
    </LiveContext>
  );
}

test('hydration after a tick first renders the time of the HTML, then the current time', async () => {
  const root = served(page(createTicker(START, 0)));
  expect(root.textContent).toBe('0');
  const ticker = createTicker(START, 0);
  ticker.subscribe(() => {});
  vi.advanceTimersByTime(61_000);
  expect(await hydrate(root, page(ticker))).toEqual([]);
  expect(root.textContent).toBe('1');
});

function Rooms({ snapshots, isFollowed }: { snapshots: RoomSnapshot[]; isFollowed: boolean }) {
  useSportRooms(snapshots);
  useMatchRoom('m1', null, isFollowed);
  return null;
}

test('a page joins its sports task by task, in the background all at once, and leaves them', () => {
  const { live, sockets } = aLive();
  const { show } = newBox();
  const snapshots = (['football', 'tennis', 'handball'] as const).map((sportKey) => ({
    sportKey,
    snapshot: aSnapshot(1, []),
  }));
  const rooms = () => {
    const hub = sockets.findLast(
      ({ isClosed, urls }) => !isClosed && urls[0]?.pathname === HUB_PATH,
    );
    return hub?.urls[0]?.searchParams.get('rooms')?.replaceAll('@epoch-one@1', '');
  };
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const content = (shown: typeof snapshots) => (
    <LiveContext value={{ live, ticker }}>
      <Rooms snapshots={shown} isFollowed={false} />
    </LiveContext>
  );
  const ticker = createTicker(START, 0);
  show(content(snapshots));
  vi.advanceTimersToNextTimer();
  expect(rooms()).toBe('sport/football');
  isHidden.mockReturnValue(true);
  vi.advanceTimersToNextTimer();
  expect(rooms()).toBe('sport/football,sport/tennis,sport/handball');
  show(content(snapshots.slice(1, 2)));
  vi.advanceTimersByTime(GRACE + 1);
  expect(rooms()).toBe('sport/tennis');
});

test.each([
  [true, ['/parties/match/m1']],
  [false, []],
])('a match’s own room is open while the page follows it (%s)', (isFollowed, paths) => {
  const { live, sockets } = aLive();
  const { show } = newBox();
  const ticker = createTicker(START, 0);
  const content = (follows: boolean) => (
    <LiveContext value={{ live, ticker }}>
      <Rooms snapshots={none} isFollowed={follows} />
    </LiveContext>
  );
  const open = () =>
    sockets.filter(({ isClosed }) => !isClosed).map(({ urls }) => urls[0]?.pathname);
  show(content(isFollowed));
  vi.advanceTimersByTime(1);
  expect(open()).toEqual(paths);
  show(content(false));
  vi.advanceTimersByTime(GRACE);
  expect(open()).toEqual([]);
});
