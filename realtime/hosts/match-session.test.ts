import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LineUpdate } from '../rooms/sport-room.ts';
import { fixtureOf, NOON, updateOf } from '../rooms/testing/fixtures.ts';
import type { MatchRoomChange } from './ingest-updates.ts';
import { MatchSession, type StoredMatch } from './match-session.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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
  const isAway = vi.fn<() => boolean>(() => false);
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
      putLine: async (_sportKey, line) => {
        if (isAway()) throw new Error('The sport room is away');
        lines.push(line);
      },
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
  return { session, changes, alarms, lines, tell, isAway };
}

it('a restored room begins one epoch with its first visible change, and keeps it', () => {
  const before = setUp().session;
  before.ingest([goal(2)]);
  const { version, log, history } = before.room;
  const { session, changes } = setUp({ version, log, history, isRestored: true });
  session.ingest([updateOf(3)]);
  session.ingest([goal(4)]);
  const { epoch } = session.room;
  expect(epoch).not.toBe('epoch-one');
  session.ingest([goal(5)]);
  expect(session.room.epoch).toBe(epoch);
  expect(session.room.history.map((delta) => delta.version)).toEqual([3, 4]);
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

it('a room notifies the database again of a change that stays unconfirmed', async () => {
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

it('a line that failed is sent again, even after an update without a change of the line', async () => {
  vi.spyOn(console, 'warn').mockReturnValueOnce();
  const { session, lines, isAway } = setUp();
  isAway.mockReturnValueOnce(true);
  session.ingest([goal(2)]);
  const corner = { id: 'c', type: 'corner', team: 'home', minute: 1 } as const;
  session.ingest([updateOf(3, { incidents: [corner] })]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(session.room.version).toBe(3);
  expect(lines.map(({ version, line }) => [version, line.score.home])).toEqual([[3, 2]]);
});

it('a room that wakes counts silence from the last message that it stored', async () => {
  const { session } = setUp({ lastSeenAt: NOON - 119_000 });
  await session.onAlarm();
  expect(session.room.state?.silence).toBeUndefined();
  vi.setSystemTime(NOON + 1_000);
  await session.onAlarm();
  expect(session.room.state?.silence?.since).toBe(NOON - 119_000);
});
