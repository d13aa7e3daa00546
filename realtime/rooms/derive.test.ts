import { describe, expect, test } from 'vitest';
import type { MatchUpdate } from '../protocol/ingest.ts';
import type { MatchState } from '../protocol/match-state.ts';
import type { SportId } from '../sports/sport.ts';
import { fold } from './fold.ts';
import { fixtureOf, NOON, updateOf } from './testing/fixtures.ts';

/** Returns the state after a match's updates, ten seconds apart. */
function after(sportId: SportId, ...updates: Partial<MatchUpdate>[]): MatchState {
  const start = updateOf(1, { fixture: fixtureOf(sportId) });
  const log = updates.map((members, index) => updateOf((index + 1) * 10, members));
  const { state, rejections } = fold(null, [start, ...log]);
  if (!state || rejections.size > 0) throw new Error([...rejections.values()].join());
  return state;
}

describe('The status', () => {
  test('becomes live with the first period of play', () => {
    expect(after(1, { matchStatus: 'H1' }).status).toBe('Live');
    expect(after(5, { status: 'Delayed' }, { matchStatus: 'S1' }).status).toBe('Live');
  });

  test('stays suspended when a period of play is reported', () => {
    expect(after(1, { status: 'Suspended' }, { matchStatus: 'H2' }).status).toBe('Suspended');
  });
});

describe('The match status', () => {
  test('becomes Ended, AET or AP when the match ends', () => {
    expect(after(1, { matchStatus: 'H2' }, { status: 'Ended' }).matchStatus).toBe('Ended');
    expect(after(1, { matchStatus: 'ET2' }, { status: 'Ended' }).matchStatus).toBe('AET');
    expect(after(1, { matchStatus: 'PEN' }, { status: 'Finished' }).matchStatus).toBe('AP');
    expect(
      after(1, { matchStatus: 'PEN' }, { status: 'Ended' }, { status: 'Finished' }).matchStatus,
    ).toBe('AP');
  });

  test('returns to the latest period when a match is reopened', () => {
    const periods = [
      { home: 0, away: 0 },
      { home: 1, away: 0 },
    ];
    const reopened = { status: 'Live', correction: true } as const;
    expect(after(1, { periods, status: 'Finished' }, reopened).matchStatus).toBe('H2');
  });

  test('is reset when a postponed match is rescheduled', () => {
    expect(
      after(1, { matchStatus: 'H1' }, { status: 'Postponed' }, { status: 'NotStarted' })
        .matchStatus,
    ).toBe('Not start');
  });
});

describe('The winner', () => {
  const retired = { status: 'Ended', matchStatus: 'Retired', winner: 'away' } as const;

  test('is the reported side until the feed clears it', () => {
    expect(after(5, retired).winner).toBe('away');
    expect(after(5, retired, { status: 'Finished' })).toMatchObject({
      matchStatus: 'Retired',
      winner: 'away',
    });
    expect(after(5, retired, { winner: null })).not.toHaveProperty('winner');
  });

  test.each(['Live', 'NotStarted', 'Postponed', 'Cancelled', 'Abandoned'] as const)(
    'is absent once a correction makes the match %s',
    (status) => {
      const reopened = { status, correction: true };
      const again = { status: 'Ended', correction: true } as const;
      expect(after(5, retired, reopened)).not.toHaveProperty('winner');
      expect(after(5, retired, reopened, again)).not.toHaveProperty('winner');
    },
  );

  test('is absent while the match is live', () => {
    expect(after(5, { status: 'Live', winner: 'home' })).not.toHaveProperty('winner');
  });
});

describe('The score', () => {
  test('is the reported score, else the sum of the reported periods', () => {
    const periods = [{ home: 1, away: 1 }];
    expect(after(1, { periods }).score).toEqual({ home: 1, away: 1 });
    expect(after(1, { periods, score: { home: 2, away: 1 } }).score).toEqual({ home: 2, away: 1 });
    expect(after(1, { score: { home: 2, away: 1 } }, { status: 'Live' }).score).toEqual({
      home: 2,
      away: 1,
    });
  });
});

describe('The half-time score', () => {
  test('stands first in gameScore once the first half is over', () => {
    const first = { home: 1, away: 0 };
    expect(after(1, { matchStatus: 'H1', periods: [first] }).gameScore).toEqual([]);
    expect(after(1, { matchStatus: 'HT', periods: [first] }).gameScore).toEqual(['1:0']);
    expect(
      after(6, { matchStatus: 'H2', periods: [first, { home: 3, away: 4 }] }).gameScore,
    ).toEqual(['1:0']);
  });

  test('is the score at half-time when the feed reports no periods, and stays so', () => {
    const goal = { score: { home: 0, away: 1 } };
    const state = after(
      1,
      goal,
      { matchStatus: 'HT' },
      { matchStatus: 'H2', score: { home: 1, away: 1 } },
    );
    expect(state.gameScore).toEqual(['0:1']);
  });

  test('follows a correction of the first half', () => {
    const second = { home: 0, away: 0 };
    const state = after(
      1,
      { matchStatus: 'H2', periods: [{ home: 1, away: 0 }, second], gameScore: ['1:0', '0:0'] },
      { periods: [{ home: 0, away: 0 }, second] },
    );
    expect(state.gameScore).toEqual(['0:0', '0:0']);
  });

  test('is absent in sports without one', () => {
    expect(after(2, { matchStatus: 'HT', periods: [{ home: 20, away: 30 }] }).gameScore).toEqual(
      [],
    );
  });
});

describe('A running clock that the feed does not update', () => {
  const clock = { seconds: 100, running: true, at: NOON + 10_000 };

  test('keeps running during play', () => {
    expect(after(1, { matchStatus: 'H1', clock }, { score: { home: 1, away: 0 } }).clock).toEqual(
      clock,
    );
  });

  test('stops in a pause, when play is suspended and at the end', () => {
    const stopped = { seconds: 110, running: false, at: NOON + 20_000 };
    expect(after(1, { matchStatus: 'H1', clock }, { matchStatus: 'HT' }).clock).toEqual(stopped);
    expect(after(1, { matchStatus: 'H1', clock }, { status: 'Suspended' }).clock).toEqual(stopped);
    expect(after(1, { matchStatus: 'H1', clock }, { status: 'Ended' }).clock).toEqual(stopped);
  });

  test('stops at zero when it counts down', () => {
    const countdown = { ...clock, seconds: 4, countdown: true };
    expect(
      after(2, { matchStatus: 'Q1', clock: countdown }, { matchStatus: 'Break' }).clock,
    ).toEqual({
      ...countdown,
      seconds: 0,
      running: false,
      at: NOON + 20_000,
    });
  });
});

test('The points of the running game are cleared when the match ends', () => {
  const points = { home: '40', away: 'A', server: 'away' } as const;
  expect(after(5, { matchStatus: 'S2', points }).points).toEqual(points);
  expect(after(5, { matchStatus: 'S2', points }, { status: 'Ended' })).not.toHaveProperty('points');
});

describe('The situation of the next play', () => {
  const situation = { possession: 'home', down: 3, distance: 4, toGoal: 31 } as const;
  const reported = { matchStatus: 'Q2', situation } as const;

  test.each<[string, MatchState['situation'], Partial<MatchUpdate>]>([
    ['stands while play goes on', situation, { score: { home: 3, away: 0 } }],
    ['is what the feed says next', { possession: 'away' }, { situation: { possession: 'away' } }],
    ['is over when the feed says so', undefined, { situation: null }],
    ['ends with the half', undefined, { matchStatus: 'HT' }],
    ['ends with the quarter', undefined, { matchStatus: 'Q3' }],
    ['ends with the match', undefined, { status: 'Ended' }],
  ])('%s', (_name, expected, update) => {
    expect(after(16, reported, update).situation).toEqual(expected);
  });

  test('is absent when the feed did not report it', () => {
    expect(after(16, { matchStatus: 'Q1' })).not.toHaveProperty('situation');
  });
});
