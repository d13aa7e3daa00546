import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lineOf } from '../rooms/line.ts';
import { applyUpdate, createMatchRoom } from '../rooms/match-room.ts';
import { COALESCING_WINDOW } from '../rooms/sport-room.ts';
import { fixtureOf, NOON, updateOf } from '../rooms/testing/fixtures.ts';
import { SportSession, type FlushChange, type StoredSport } from './sport-session.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

const { state } = applyUpdate(
  createMatchRoom('epoch-match'),
  updateOf(1, { fixture: fixtureOf(1), status: 'Live', matchStatus: 'H1' }),
  NOON,
).room;

/** Returns the line of a match with `home` goals. */
function lineUpdate(home: number) {
  if (!state) throw new Error('The match has no state');
  const line = lineOf({ ...state, score: { home, away: 0 } });
  return { matchId: 'match-1', epoch: 'epoch-match', version: home + 1, line };
}

/** A room whose host notes what it is asked to do. */
function setUp(stored: Partial<StoredSport> = {}) {
  const flushes: FlushChange[] = [];
  const alarms: number[] = [];
  const saved: string[] = [];
  const session = new SportSession(
    {
      store: {
        savePending: (lines) => saved.push(...Array.from(lines, ([matchId]) => matchId)),
        saveFlush: (change) => void flushes.push(change),
        forget: () => {},
      },
      broadcast: () => {},
      setAlarm: (at) => void alarms.push(at),
      waitUntil: () => {},
    },
    { epoch: 'epoch-one', version: 0, held: [], pending: [], history: [], ...stored },
  );
  const versions = () => flushes.map(({ version }) => version);
  return { session, flushes, versions, alarms, saved };
}

it('the first line is sent at once, and later ones are stored until the window ends', () => {
  const { session, versions, alarms, saved } = setUp();
  session.putLines([lineUpdate(0)]);
  expect([versions(), saved]).toEqual([[1], []]);
  session.putLines([lineUpdate(1)]);
  session.putLines([lineUpdate(2)]);
  expect([versions(), saved]).toEqual([[1], ['match-1', 'match-1']]);
  expect(alarms.at(-1)).toBe(NOON + 1_000);
  vi.advanceTimersByTime(COALESCING_WINDOW);
  expect(versions()).toEqual([1, 2]);
});

it('a room that wakes with lines of an interrupted window sends them', () => {
  const before = setUp();
  before.session.putLines([lineUpdate(0)]);
  before.session.putLines([lineUpdate(1)]);
  const { epoch, version, held, pending, history } = before.session.room;
  const { versions } = setUp({ epoch, version, held, pending, history });
  vi.advanceTimersByTime(COALESCING_WINDOW);
  expect(versions()).toEqual([2]);
});

it('a restored room begins one epoch with its first change, and keeps it', () => {
  const before = setUp().session;
  before.putLines([lineUpdate(0)]);
  const { version, held, history } = before.room;
  const { session, flushes } = setUp({ version, held, history, isRestored: true });
  for (const home of [1, 2]) {
    vi.advanceTimersByTime(COALESCING_WINDOW);
    session.putLines([lineUpdate(home)]);
  }
  const { epoch } = session.room;
  expect(epoch).not.toBe('epoch-one');
  expect(session.room.history.map((delta) => delta.version)).toEqual([2, 3]);
  expect(flushes.map((change) => change.epoch)).toEqual([epoch, undefined]);
});

it('a room with lines wakes every ten minutes to drop finished matches', async () => {
  const { session, alarms } = setUp();
  session.putLines([lineUpdate(0)]);
  expect(alarms).toEqual([NOON + 600_000]);
  vi.setSystemTime(NOON + 600_000);
  await session.onAlarm();
  expect(alarms).toEqual([NOON + 600_000, NOON + 1_200_000]);
});
