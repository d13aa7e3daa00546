import { describe, expect, test } from 'vitest';
import type { MatchUpdate } from '../protocol/ingest.ts';
import {
  applyUpdate,
  createMatchRoom,
  restoreMatchRoom,
  type Applied,
  type MatchRoom,
} from './match-room.ts';
import { fixtureOf, NOON, updateOf } from './testing/fixtures.ts';

function send(room: MatchRoom, sequence: number, members: Partial<MatchUpdate> = {}): Applied {
  return applyUpdate(room, updateOf(sequence, members), NOON);
}

function footballRoom(...updates: Partial<MatchUpdate>[]): MatchRoom {
  const start = send(createMatchRoom('epoch-00001'), 10, { fixture: fixtureOf(1) }).room;
  return updates.reduce(
    (room, members, index) => send(room, (index + 2) * 10, members).room,
    start,
  );
}

test('A restored room without a state counts versions from the beginning', () => {
  const stored = { epoch: 'epoch-00002', version: 50, checkpoint: null, log: [], history: [] };
  const room = restoreMatchRoom(stored);
  expect(room).toMatchObject({ version: 0, state: null });
  expect(send(room, 51, { fixture: fixtureOf(1) }).room.version).toBe(1);
});

describe('The first update', () => {
  test('must include the fixture, and is not recorded without it', () => {
    const room = createMatchRoom('epoch-00001');
    const applied = send(room, 1, { status: 'Live' });
    expect(applied).toMatchObject({ room, delta: null, frame: null, changes: {} });
    expect(applied.result).toEqual({
      matchId: 'match-1',
      sequence: 1,
      outcome: 'rejected',
      reason: expect.stringMatching(/^fixture-missing: /),
    });
  });

  test('creates version 1, which viewers get as a snapshot', () => {
    const { room, result, delta, frame } = send(createMatchRoom('epoch-00001'), 7, {
      fixture: fixtureOf(1),
      status: 'Finished',
      periods: [
        { home: 1, away: 0 },
        { home: 0, away: 2 },
      ],
    });
    expect(result).toEqual({ matchId: 'match-1', sequence: 7, outcome: 'applied', version: 1 });
    expect(delta).toBeNull();
    expect(frame).toEqual({
      type: 'snapshot',
      epoch: 'epoch-00001',
      version: 1,
      state: room.state,
    });
    expect(room.state).toMatchObject({
      score: { home: 1, away: 2 },
      gameScore: ['1:0'],
      matchStatus: 'Ended',
    });
  });

  test('is rejected, but recorded, when it is invalid in its sport', () => {
    const update = { fixture: fixtureOf(1), matchStatus: 'Q1' as const };
    const { room, result, changes } = send(createMatchRoom('epoch-00001'), 1, update);
    expect(result.reason).toBe("period-unknown: football has no 'Q1'");
    expect(result.version).toBeUndefined();
    expect(room.state).toBeNull();
    expect(changes.logged).toEqual(updateOf(1, update));
  });
});

describe('An update', () => {
  test('is applied when it arrives in order, with a delta of just the changes', () => {
    const { result, delta, changes, room } = send(footballRoom({ status: 'Live' }), 30, {
      score: { home: 1, away: 0 },
      incidents: [{ id: 'g1', type: 'goal', team: 'home', minute: 3 }],
    });
    expect(result).toEqual({ matchId: 'match-1', sequence: 30, outcome: 'applied', version: 3 });
    expect(delta).toEqual({
      type: 'delta',
      version: 3,
      at: NOON,
      patch: { score: { home: 1 }, occurredAt: NOON + 30_000 },
      incidents: [{ id: 'g1', type: 'goal', team: 'home', minute: 3 }],
    });
    expect(changes.logged?.sequence).toBe(30);
    expect(room.history.at(-1)).toBe(delta);
  });

  test('is applied without a new version when it changes nothing visible', () => {
    const { result, delta, frame, changes } = send(footballRoom({ status: 'Live' }), 30, {
      status: 'Live',
    });
    expect(result).toMatchObject({ outcome: 'applied', version: 2 });
    expect([delta, frame]).toEqual([null, null]);
    expect(changes.logged?.sequence).toBe(30);
  });

  test('is a duplicate and changes nothing when it is repeated', () => {
    const room = footballRoom({ status: 'Live' });
    const again = send(room, 20, { status: 'Live' });
    expect(again.result.outcome).toBe('duplicate');
    expect(again.room).toBe(room);
    expect(again.changes).toEqual({});
  });

  test('is a duplicate when only the time of its clock differs, as in a replay', () => {
    const clock = { seconds: 60, running: true, at: NOON };
    const room = footballRoom({ clock });
    expect(send(room, 20, { clock: { ...clock, at: NOON + 5 } }).result.outcome).toBe('duplicate');
    expect(send(room, 20, { clock: { ...clock, seconds: 61 } }).result.outcome).toBe('rejected');
  });

  test('is rejected and not recorded when it reuses a sequence for other content', () => {
    const { result, changes } = send(footballRoom({ status: 'Live' }), 20, { status: 'Suspended' });
    expect(result.reason).toMatch(/^sequence-conflict: /);
    expect(changes).toEqual({});
  });

  test('is stale when it arrives late, and does not overwrite a newer one', () => {
    const room = footballRoom({ status: 'Live' }, { score: { home: 2, away: 0 } });
    const late = send(room, 25, { score: { home: 1, away: 0 } });
    expect(late.result).toMatchObject({ outcome: 'stale', version: 3 });
    expect(late.delta).toBeNull();
    expect(late.room.state).toEqual(room.state);
    expect(late.changes.logged?.sequence).toBe(25);
  });

  test('is applied in its place when it arrives late with new incidents', () => {
    const room = footballRoom(
      { incidents: [{ id: 'g1', type: 'goal', team: 'home', minute: 3 }] },
      { incidents: [{ id: 'g3', type: 'goal', team: 'home', minute: 9 }] },
    );
    const { result, delta } = send(room, 25, {
      incidents: [{ id: 'g2', type: 'goal', team: 'away', minute: 5 }],
    });
    expect(result).toMatchObject({ outcome: 'applied', version: 4 });
    expect(delta?.patch?.incidents).toMatchObject([{ id: 'g1' }, { id: 'g2' }, { id: 'g3' }]);
    expect(delta).not.toHaveProperty('incidents');
  });

  test('does not set the time of the state back when its own time is earlier', () => {
    const early = { score: { home: 1, away: 0 }, occurredAt: NOON - 5_000 };
    expect(send(footballRoom(), 20, early).room.state?.occurredAt).toBe(NOON + 10_000);
  });

  test('may lower the score', () => {
    const room = footballRoom({ score: { home: 1, away: 0 }, status: 'Live' });
    expect(send(room, 30, { score: { home: 0, away: 0 } }).room.state?.score).toEqual({
      home: 0,
      away: 0,
    });
  });

  test('may mark an incident as removed, which stays on record', () => {
    const goal = { id: 'g1', type: 'goal', team: 'home', minute: 3 } as const;
    const { delta, room } = send(footballRoom({ incidents: [goal] }), 30, {
      incidents: [{ ...goal, removed: true }],
    });
    expect(delta?.incidents).toEqual([{ ...goal, removed: true }]);
    expect(room.state?.incidents).toEqual([{ ...goal, removed: true }]);
  });

  test('clears the members that it sets to null', () => {
    const room = footballRoom({ points: { home: '1', away: '2' }, shootout: { home: 1, away: 0 } });
    const { delta, room: cleared } = send(room, 30, { points: null, shootout: null });
    expect(delta?.patch).toMatchObject({ points: null, shootout: null });
    expect(cleared.state).not.toHaveProperty('points');
  });
});

describe('An illegal update', () => {
  test('is rejected with its reason each time it is sent', () => {
    const { room, result } = send(footballRoom({ status: 'Finished' }), 30, { status: 'Live' });
    expect(result).toMatchObject({
      outcome: 'rejected',
      version: 2,
      reason: 'illegal-transition: Finished to Live',
    });
    expect(send(room, 30, { status: 'Live' }).result).toEqual(result);
  });

  test('is applied when it is a correction', () => {
    const room = footballRoom({ status: 'Finished' });
    const { result } = send(room, 30, { status: 'Live', correction: true });
    expect(result.outcome).toBe('applied');
  });

  test('becomes legal when an earlier update arrives', () => {
    const room = footballRoom({ status: 'Finished' }, { status: 'Live' });
    const { delta, room: reopened } = send(room, 25, { status: 'Interrupted', correction: true });
    expect(delta?.patch).toMatchObject({ status: 'Live' });
    expect(reopened.rejections.size).toBe(0);
  });

  test('may change the teams only as a correction, and never the sport', () => {
    const other = fixtureOf(1, { away: { id: 'third', name: 'Third', shortName: 'THI' } });
    expect(send(footballRoom(), 20, { fixture: other }).result.reason).toMatch(
      /^fixture-conflict: away/,
    );
    expect(send(footballRoom(), 20, { fixture: other, correction: true }).result.outcome).toBe(
      'applied',
    );
    const sport = send(footballRoom(), 20, { fixture: fixtureOf(2), correction: true });
    expect(sport.result.reason).toMatch(/^fixture-conflict: sport/);
  });
});

test('The country of a club is not sent to viewers', () => {
  const fixture = fixtureOf(1);
  const home = { ...fixture.home, country: 'gb-sct' };
  const { room } = send(createMatchRoom('epoch-00001'), 1, { fixture: { ...fixture, home } });
  expect(room.state?.home).toEqual(fixture.home);
});

test('An unknown start time is marked as such until a fixture sets it', () => {
  const fixture = { ...fixtureOf(1), startTimeTbd: true };
  const { room } = send(createMatchRoom('epoch-00001'), 1, { fixture });
  expect(room.state).toMatchObject({ startTime: fixture.startTime, startTimeTbd: true });
  const delayed = send(room, 2, { status: 'Delayed' });
  expect(delayed.room.state).toMatchObject({ startTimeTbd: true });
  const startTime = fixture.startTime + 3_600_000;
  const set = send(delayed.room, 3, { fixture: { ...fixtureOf(1), startTime } });
  expect(set.delta?.patch).toMatchObject({ startTime, startTimeTbd: null });
  expect(set.room.state).not.toHaveProperty('startTimeTbd');
});

test('An unknown start day implies an unknown time until a fixture sets the day', () => {
  const fixture = { ...fixtureOf(1), startDayTbd: true };
  const { room } = send(createMatchRoom('epoch-00001'), 1, { fixture });
  expect(room.state).toMatchObject({ startTimeTbd: true, startDayTbd: true });
  const set = send(room, 2, { fixture: { ...fixtureOf(1), startTimeTbd: true } });
  expect(set.delta?.patch).toMatchObject({ startDayTbd: null });
  expect(set.room.state).toMatchObject({ startTimeTbd: true });
});

test.each([
  [
    'ends level',
    { shootout: { home: 4, away: 4 }, status: 'Ended' as const },
    '4–4 decides nothing',
  ],
  ['goes on once it is decided', { shootout: { home: 5, away: 1 } }, '5–1 was decided before'],
])('A shoot-out that %s is rejected', (_, update, fault) => {
  const room = footballRoom({ status: 'Live', matchStatus: 'PEN', shootout: { home: 3, away: 3 } });
  const { result, room: after } = send(room, 40, update);
  expect(result).toMatchObject({ outcome: 'rejected', reason: `shootout-impossible: ${fault}` });
  expect(after.state).toMatchObject({ status: 'Live', shootout: { home: 3, away: 3 } });
  const ended = send(after, 41, { shootout: { home: 4, away: 3 }, status: 'Ended' });
  expect(ended.room.state).toMatchObject({ matchStatus: 'AP', shootout: { home: 4, away: 3 } });
});

test('A postponed match gets a new start time and waits for it', () => {
  const startTime = NOON + 86_400_000;
  const room = footballRoom(
    { status: 'Postponed' },
    { status: 'NotStarted', fixture: fixtureOf(1, { startTime }) },
  );
  expect(room.state).toMatchObject({ status: 'NotStarted', matchStatus: 'Not start', startTime });
});

describe('An update that can never become legal', () => {
  const start = { fixture: fixtureOf(1), status: 'Live' as const };
  const never: Partial<MatchUpdate>[] = [
    { matchStatus: 'Q1' },
    { periods: Array.from({ length: 20 }, () => ({ home: 0, away: 0 })) },
    { fixture: fixtureOf(2), correction: true },
  ];

  test.each(never)('is not stored, and is rejected each time it is sent: %j', (members) => {
    const { room } = send(createMatchRoom('epoch-00001'), 1, start);
    const applied = send(room, 5, members);
    expect(applied.result).toMatchObject({ outcome: 'rejected', version: 1 });
    expect(applied).toMatchObject({ room, changes: {} });
    expect(send(applied.room, 5, members).result).toEqual(applied.result);
    expect(send(applied.room, 5, { score: { home: 1, away: 0 } }).result.outcome).toBe('applied');
  });

  test.each(never)('is dropped from the log as soon as that is certain: %j', (members) => {
    const early = send(createMatchRoom('epoch-00001'), 3, start).room;
    const kept = send(early, 5, members);
    expect(kept.changes.logged?.sequence).toBe(5);
    const { room } = send(kept.room, 1, start);
    expect(room.log.map(({ sequence }) => sequence)).toEqual([1, 3]);
    expect(room.rejections.size).toBe(0);
    expect(send(room, 5, members).result.outcome).toBe('rejected');
  });
});
