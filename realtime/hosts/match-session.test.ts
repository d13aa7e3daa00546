import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LineUpdate } from '../rooms/sport-room.ts';
import { fixtureOf, NOON, updateOf } from '../rooms/testing/fixtures.ts';
import type { MatchRoomChange } from './ingest-updates.ts';
import { MatchSession, type StoredMatch } from './match-session.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

const KICK_OFF = updateOf(1, {
  fixture: fixtureOf(1),
  status: 'Live',
  matchStatus: 'H1',
  score: { home: 0, away: 0 },
});
const goal = (sequence: number) => updateOf(sequence, { score: { home: sequence, away: 0 } });

/** A room whose host notes what it is asked to do; its stored state has `KICK_OFF`. */
function setUp(more: Partial<StoredMatch> = {}) {
  const changes: MatchRoomChange[] = [];
  const alarms: number[] = [];
  const lines: LineUpdate[] = [];
  const tell = vi.fn<() => Promise<void>>(async () => {});
  const session = new MatchSession(
    {
      store: {
        write: (change) => void changes.push(change),
        confirmLine: () => {},
        saveLastSeen: () => {},
      },
      broadcast: () => {},
      setAlarm: (at) => void alarms.push(at),
      setAlarmUnlessEarlier: (at) => void alarms.push(at),
      putLine: async (_sportKey, line) => void lines.push(line),
      waitUntil: () => {},
      database: { tell, note: () => {} },
    },
    'match-1',
    {
      epoch: 'epoch-one',
      version: 1,
      checkpoint: null,
      log: [KICK_OFF],
      history: [],
      lineConfirmed: 1,
      lastSeenAt: NOON,
      databaseConfirmed: 1,
      ...more,
    },
  );
  return { session, changes, alarms, lines, tell };
}

it('a restored room begins one epoch with its first visible change, and keeps it', () => {
  const { session, changes } = setUp({ isRestored: true });
  session.ingest([updateOf(2)]);
  session.ingest([goal(3)]);
  const { epoch } = session.room;
  expect(epoch).not.toBe('epoch-one');
  session.ingest([goal(4)]);
  expect(session.room.epoch).toBe(epoch);
  expect(session.room.history.map(({ version }) => version)).toEqual([2, 3]);
  expect(changes.map((change) => change.epoch)).toEqual([undefined, epoch, undefined]);
});

it('a confirmation of another epoch confirms nothing', () => {
  const { session } = setUp();
  session.ingest([goal(2)]);
  session.confirmStored('epoch-two', 2);
  expect(session.unsaved()?.snapshot.version).toBe(2);
  session.confirmStored('epoch-one', 2);
  expect(session.unsaved()).toBeNull();
});

it('the fixture that the database lacks is the newest one that the room took', () => {
  const { session } = setUp();
  const later = fixtureOf(1, { startTime: NOON + 60_000 });
  const other = fixtureOf(1, { home: { id: 'other', name: 'Other', shortName: 'OTH' } });
  session.ingest([updateOf(2, { fixture: later }), updateOf(3, { fixture: other })]);
  expect(session.unsaved()?.fixture).toEqual({ sequence: 2, fixture: later });
});

it('the database is told of a change again if it has not confirmed it in time', async () => {
  const { session, tell } = setUp();
  session.ingest([goal(2)]);
  vi.setSystemTime(NOON + 5_000);
  await session.onAlarm();
  expect(tell).not.toHaveBeenCalled();
  vi.setSystemTime(NOON + 10_000);
  await session.onAlarm();
  expect(tell).toHaveBeenCalledOnce();
});

it('a room keeps an earlier alarm, and after it sets one for when its match is stale', async () => {
  const { session, alarms } = setUp();
  session.ingest([goal(2)]);
  session.ingest([goal(3)]);
  expect(alarms).toEqual([NOON + 5_000]);
  session.confirmStored('epoch-one', 3);
  vi.setSystemTime(NOON + 5_000);
  await session.onAlarm();
  expect(alarms).toEqual([NOON + 5_000, NOON + 120_000]);
});

it('a line that changes while another is on its way is sent too', async () => {
  const { session, lines } = setUp();
  session.ingest([goal(2)]);
  session.ingest([goal(3)]);
  await session.onAlarm();
  expect(lines.map(({ version }) => version)).toEqual([2, 3]);
});

it('a room that wakes counts silence from the last message that it stored', async () => {
  const { session } = setUp({ lastSeenAt: NOON - 119_000 });
  await session.onAlarm();
  expect(session.room.state?.silence).toBeUndefined();
  vi.setSystemTime(NOON + 1_000);
  await session.onAlarm();
  expect(session.room.state?.silence?.since).toBe(NOON - 119_000);
});
