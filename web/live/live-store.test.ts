import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SETTLE } from '../../clients/live/src/connections.ts';
import { GRACE } from '../../clients/live/src/shared-rooms.ts';
import { RENEW_CLOSE_CODE } from '../../realtime/protocol/frame.ts';
import { createLive } from './live-store.ts';
import type { ScoreChange } from './score-change.ts';
import { fakeSockets, type FakeSocket } from './testing/fake-sockets.ts';
import { aDelta, aLine, aSnapshot, aState, START } from './testing/lines.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Pauses without their random part.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setUp() {
  const { sockets, openSocket, last } = fakeSockets({ settle: SETTLE });
  const onScoreChange = vi.fn<(change: ScoreChange) => void>();
  const log = vi.fn<(message: string) => void>();
  const created = createLive({ origin: 'wss://example.org', openSocket, onScoreChange, log });
  const live: typeof created = {
    ...created,
    joinSport: (...room) => {
      const leave = created.joinSport(...room);
      vi.advanceTimersByTime(SETTLE);
      return leave;
    },
    refresh: () => {
      created.refresh();
      vi.advanceTimersByTime(SETTLE);
    },
  };
  const scoreOf = (id: string) => {
    const match = live.store.getState().matches.get(id);
    return match?.kind === 'live' ? match.score : undefined;
  };
  return { live, create: created, sockets, last, onScoreChange, log, scoreOf };
}

const roomsOf = (url: URL | undefined) => url?.searchParams.get('rooms');
const roomSnapshot = () => aSnapshot(7, [aLine('m1'), aLine('m2')]);

describe('a connection', () => {
  test('resumes from the epoch and version that the page brought', () => {
    const { live, last } = setUp();
    live.joinSport('football', roomSnapshot());
    const [url] = last().urls;
    expect(url?.pathname).toBe('/parties/hub');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      protocol: '6',
      rooms: 'sport/football@epoch-one@7',
    });
  });

  test('requests a full snapshot when the page brought nothing', () => {
    const { live, last } = setUp();
    live.joinMatch('m:1', null);
    expect(last().urls[0]?.href).toBe('wss://example.org/parties/match/m%3A1?protocol=6');
  });

  test('resumes from its current version after every reconnect', () => {
    const { live, last } = setUp();
    live.joinSport('football', roomSnapshot());
    last().events.onOpen();
    last().receive(aDelta(8, { m1: { score: { home: 1 } } }));
    last().reconnect();
    expect(roomsOf(last().urls[1])).toBe('sport/football@epoch-one@8');
    last().receive(aDelta(9, { m1: { score: { home: 2 } } }));
    last().reconnect();
    expect(roomsOf(last().urls[2])).toBe('sport/football@epoch-one@9');
  });

  test('is shared by all subscribers of a room', () => {
    const { live, sockets } = setUp();
    live.joinMatch('m1', null);
    live.joinMatch('m1', null);
    expect(sockets).toHaveLength(1);
  });

  test('carries all sports over one socket and routes each frame to its sport', () => {
    const { create, sockets, last, scoreOf } = setUp();
    create.joinSport('football', roomSnapshot());
    create.joinSport('tennis', aSnapshot(3, [aLine('t1', { sportId: 5 })], 'epoch-two'));
    vi.advanceTimersByTime(SETTLE);
    expect(sockets).toHaveLength(1);
    expect(roomsOf(last().urls[0])).toBe('sport/football@epoch-one@7,sport/tennis@epoch-two@3');
    last().receive(aDelta(4, { t1: { score: { home: 1 } } }), 'sport/tennis');
    last().receive(aDelta(8, { m1: { score: { home: 2 } } }), 'sport/football');
    expect([scoreOf('t1')?.home, scoreOf('m1')?.home]).toEqual([1, 2]);
    last().reconnect();
    expect(roomsOf(last().urls[1])).toBe('sport/football@epoch-one@8,sport/tennis@epoch-two@4');
  });

  test('reopens from the current versions when its rooms change', () => {
    const { live, sockets, last } = setUp();
    live.joinSport('football', roomSnapshot());
    last().events.onOpen();
    last().receive(aDelta(8, { m1: { score: { home: 1 } } }));
    const leave = live.joinSport('tennis', null);
    expect(roomsOf(last().urls[0])).toBe('sport/football@epoch-one@8,sport/tennis');
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(live.store.getState().disconnected).toEqual([]);
    last().events.onOpen();
    last().receive(aDelta(9, { m1: { score: { home: 2 } } }));
    leave();
    vi.advanceTimersByTime(GRACE + SETTLE);
    expect(roomsOf(last().urls[0])).toBe('sport/football@epoch-one@9');
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
    expect(live.store.getState().disconnected).toEqual([]);
  });

  test('requests a snapshot of the room that sent an invalid frame, and resumes the others', () => {
    const { create, last } = setUp();
    create.joinSport('football', roomSnapshot());
    create.joinSport('tennis', aSnapshot(3, [], 'epoch-two'));
    vi.advanceTimersByTime(SETTLE);
    last().receive({ type: 'delta', version: 'eight' }, 'sport/tennis');
    expect(roomsOf(last().urls[0])).toBe('sport/football@epoch-one@7,sport/tennis');
  });

  test('uses one socket per room where the host has no hub', async () => {
    const fetching = vi.fn<() => Promise<Response>>(async () => new Response('', { status: 404 }));
    vi.stubGlobal('fetch', fetching);
    const { live, create, sockets, last } = setUp();
    create.joinSport('football', roomSnapshot());
    create.joinSport('tennis', null);
    vi.advanceTimersByTime(SETTLE);
    last().events.onClose(1006);
    await vi.advanceTimersByTimeAsync(0);
    expect(fetching).toHaveBeenCalledWith('https://example.org/parties/hub');
    const open = sockets.filter(({ isClosed }) => !isClosed);
    expect(open.map(({ urls }) => urls[0]?.pathname)).toEqual([
      '/parties/sport/football',
      '/parties/sport/tennis',
    ]);
    for (const { events } of open) events.onOpen();
    expect(live.store.getState().disconnected).toEqual([]);
    vi.unstubAllGlobals();
  });

  test('does not fall back while its hub is only unreachable', async () => {
    const fetching = vi.fn<() => Promise<Response>>(async () => new Response('', { status: 426 }));
    vi.stubGlobal('fetch', fetching);
    const { live, sockets, last } = setUp();
    live.joinSport('football', roomSnapshot());
    for (let tries = 0; tries < 3; tries += 1) {
      last().events.onClose(1006);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(sockets).toHaveLength(1);
    expect(fetching).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('closes shortly after its last subscriber leaves, unless one comes back', () => {
    const { live, sockets, last } = setUp();
    const [first, second] = [
      live.joinSport('football', roomSnapshot()),
      live.joinSport('football', null),
    ];
    first();
    first();
    vi.advanceTimersByTime(GRACE * 2);
    expect(last().isClosed).toBe(false);
    second();
    vi.advanceTimersByTime(GRACE - SETTLE - 1);
    const third = live.joinSport('football', null);
    vi.advanceTimersByTime(GRACE * 2);
    expect(last().isClosed).toBe(false);
    third();
    vi.advanceTimersByTime(GRACE + SETTLE);
    expect(last().isClosed).toBe(true);
    expect(sockets).toHaveLength(1);
    expect(live.store.getState().matches.size).toBe(0);
    live.joinSport('football', null);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  test('takes the matches of its sport and no others with it when it closes', () => {
    const { live } = setUp();
    const leave = live.joinSport('football', roomSnapshot());
    live.joinSport('tennis', aSnapshot(3, [aLine('t1', { sportId: 5 })], 'epoch-two'));
    leave();
    vi.advanceTimersByTime(GRACE + SETTLE);
    expect([...live.store.getState().matches.keys()]).toEqual(['t1']);
  });

  test('is marked in the store as lost, then as restored', () => {
    const { live, last } = setUp();
    live.joinSport('football', roomSnapshot());
    last().events.onOpen();
    last().events.onClose(1006);
    expect(live.store.getState().disconnected).toEqual(['/parties/hub']);
    last().events.onOpen();
    expect(live.store.getState().disconnected).toEqual([]);
  });

  test('reopens at once after a renewal close, from its current version, and counts as connected', () => {
    const { live, sockets, last } = setUp();
    live.joinSport('football', roomSnapshot());
    last().events.onOpen();
    last().receive(aDelta(8, { m1: { score: { home: 1 } } }));
    last().events.onClose(RENEW_CLOSE_CODE);
    expect(sockets).toHaveLength(2);
    expect(roomsOf(last().urls[0])).toBe('sport/football@epoch-one@8');
    expect(live.store.getState().disconnected).toEqual([]);
    for (let renewals = 0; renewals < 3; renewals += 1) {
      last().events.onOpen();
      vi.advanceTimersByTime(10_000);
      last().events.onClose(RENEW_CLOSE_CODE);
    }
    expect(sockets).toHaveLength(5);
    expect(live.store.getState().disconnected).toEqual([]);
  });

  test.each<[string, (socket: FakeSocket) => void]>([
    ['is closed for renewal at once', ({ events }) => events.onClose(RENEW_CLOSE_CODE)],
    ['receives an invalid frame', ({ events }) => events.onMessage('wrong')],
  ])('backs off when each new socket %s', (_what, happens) => {
    const { live, sockets, last } = setUp();
    live.joinSport('football', roomSnapshot());
    const fail = () => {
      last().events.onOpen();
      happens(last());
    };
    fail();
    for (const pause of [1_000, 2_000, 4_000]) {
      const before = sockets.length;
      fail();
      vi.advanceTimersByTime(pause - 1);
      expect(sockets).toHaveLength(before);
      expect(live.store.getState().disconnected).toEqual(['/parties/hub']);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  test('reopens when a ping goes unanswered', () => {
    const { live, sockets, last } = setUp();
    live.joinSport('football', roomSnapshot());
    last().events.onOpen();
    vi.advanceTimersByTime(25_000);
    expect(last().sent).toEqual(['ping']);
    last().events.onMessage('pong');
    vi.advanceTimersByTime(25_000 + 7_999);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.isClosed).toBe(true);
  });
});

describe('frames', () => {
  test('change the matches they name and leave the others the same objects', () => {
    const { live, last, scoreOf } = setUp();
    live.joinSport('football', roomSnapshot());
    const before = live.store.getState().matches;
    last().receive(aDelta(8, { m1: { score: { home: 1 } } }));
    expect(scoreOf('m1')).toEqual({ home: 1, away: 0 });
    expect(live.store.getState().matches.get('m2')).toBe(before.get('m2'));
  });

  test.each([
    ['that are no JSON', 'no json'],
    ['of another protocol', JSON.stringify({ type: 'delta', version: 'eight' })],
    ['that would leave no valid line', JSON.stringify(aDelta(8, { m1: { score: { home: -1 } } }))],
  ])('%s are logged and answered with a request for a snapshot', (_name, message) => {
    const { live, sockets, last, log } = setUp();
    live.joinSport('football', roomSnapshot());
    last().events.onMessage(message);
    expect(log).toHaveBeenCalledOnce();
    expect(sockets).toHaveLength(2);
    expect(roomsOf(last().urls[0])).toBe('sport/football');
  });

  test('from a replaced socket are ignored', () => {
    const { live, sockets, scoreOf } = setUp();
    live.joinSport('football', roomSnapshot());
    live.refresh();
    sockets[0]?.receive(aDelta(8, { m1: { score: { home: 9 } } }));
    expect(scoreOf('m1')).toEqual({ home: 0, away: 0 });
  });

  test('add new matches, and keep a removed match as last seen', () => {
    const { live, last, scoreOf } = setUp();
    live.joinSport('football', roomSnapshot());
    last().receive(aDelta(8, { m3: aLine('m3', { score: { home: 3, away: 3 } }) }));
    last().receive(aDelta(9, { m3: null }));
    expect(scoreOf('m3')).toEqual({ home: 3, away: 3 });
  });

  test('from a match room update its record', () => {
    const { live, last } = setUp();
    live.joinMatch('m1', { epoch: 'epoch-one', version: 3, state: aState('m1') });
    const goal = { id: 'g', type: 'goal', team: 'home', minute: 12 };
    last().receive({
      type: 'delta',
      version: 4,
      at: START,
      patch: { score: { home: 1 } },
      incidents: [goal],
    });
    last().receive({
      type: 'delta',
      version: 5,
      at: START,
      incidents: [{ ...goal, removed: true }],
    });
    expect(live.store.getState().records.get('m1')?.incidents).toEqual([
      { ...goal, removed: true },
    ]);
  });
});

describe('a page', () => {
  test('replaces the state if it is newer, not if it is older', () => {
    const { live, last, scoreOf } = setUp();
    live.joinSport('football', roomSnapshot());
    live.joinSport('football', aSnapshot(9, [aLine('m1', { score: { home: 2, away: 0 } })]));
    expect(scoreOf('m1')).toEqual({ home: 2, away: 0 });
    live.joinSport('football', roomSnapshot());
    expect(scoreOf('m1')).toEqual({ home: 2, away: 0 });
    last().receive(aDelta(10, { m1: { score: { home: 3 } } }));
    expect(scoreOf('m1')).toEqual({ home: 3, away: 0 });
  });
});

describe('changes of score', () => {
  test('are reported up and down, but not for the page’s own snapshot', () => {
    const { live, last, onScoreChange } = setUp();
    live.joinSport('football', roomSnapshot());
    expect(onScoreChange).not.toHaveBeenCalled();
    last().receive(aDelta(8, { m1: { score: { home: 1 } } }));
    last().receive(aDelta(9, { m1: { score: { home: 0 } } }));
    last().receive(aDelta(10, { m1: { matchStatus: 'HT' } }));
    expect(onScoreChange.mock.calls.map(([{ kind }]) => kind)).toEqual(['scored', 'taken-back']);
  });

  test('are reported by a match’s own room too', () => {
    const { live, last, onScoreChange } = setUp();
    live.joinMatch('m1', { epoch: 'epoch-one', version: 3, state: aState('m1') });
    expect(onScoreChange).not.toHaveBeenCalled();
    last().receive({ type: 'delta', version: 4, at: START, patch: { score: { away: 1 } } });
    expect(onScoreChange.mock.calls.map(([{ kind }]) => kind)).toEqual(['scored']);
  });
});
