import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { applyMatchDelta, applySportDelta } from './apply-frame.ts';
import type { MatchDelta, SportDelta } from './frame.ts';
import type { MatchLine, MatchState } from './match-state.ts';

const line: MatchLine = {
  matchId: 'm1',
  sportId: 5,
  leagueId: 'l1',
  leagueName: 'Open',
  home: { id: 'h', name: 'Home', shortName: 'HOM' },
  away: { id: 'a', name: 'Away', shortName: 'AWA' },
  startTime: 1_000,
  status: 'Live',
  matchStatus: 'S1',
  score: { home: 0, away: 0 },
  periods: [{ home: 3, away: 2 }],
  points: { home: '15', away: '0', server: 'home' },
  gameScore: [],
  displayStatus: [],
};
const state: MatchState = {
  ...line,
  incidents: [{ id: 'i1', type: 'break-of-serve', team: 'home', minute: null }],
  stats: { aces: { home: 1, away: 0 } },
  occurredAt: 2_000,
};

function matchDelta(members: Partial<MatchDelta>): MatchDelta {
  return { type: 'delta', version: 2, at: 1, ...members };
}
function sportDelta(lines: SportDelta['lines']): SportDelta {
  return { type: 'delta', version: 2, at: 1, lines };
}

describe('A match delta', () => {
  test('merges its patch and upserts its incidents by id', () => {
    const removed = {
      id: 'i1',
      type: 'break-of-serve',
      team: 'home',
      minute: null,
      removed: true,
    } as const;
    const patch = { points: { home: '30', server: null }, stats: { faults: { home: 0, away: 2 } } };
    const next = applyMatchDelta(state, matchDelta({ patch, incidents: [removed] }));
    expect(next).toEqual({
      ...state,
      points: { home: '30', away: '0' },
      stats: { aces: { home: 1, away: 0 }, faults: { home: 0, away: 2 } },
      incidents: [removed],
    });
  });

  test('clears a member, and leaves the others as they were', () => {
    const next = applyMatchDelta(state, matchDelta({ patch: { points: null } }));
    expect(next).not.toHaveProperty('points');
    expect(next.incidents).toBe(state.incidents);
    expect(state.points).toBeDefined();
  });

  test('may replace the whole list of incidents', () => {
    expect(applyMatchDelta(state, matchDelta({ patch: { incidents: [] } })).incidents).toEqual([]);
  });

  test.each([
    { score: null },
    { score: { home: -1 } },
    { periods: 'none' },
    { status: 'Over' },
    { shoe: 1 },
  ])('is refused when it leads to an invalid state: %j', (patch) => {
    expect(() => applyMatchDelta(state, matchDelta({ patch }))).toThrow(v.ValiError);
  });
});

describe('A sport delta', () => {
  const other = { ...line, matchId: 'm2' };
  const lines = { m1: line, m2: other };

  test('adds and drops lines, and leaves the others as they were', () => {
    const added = { ...line, matchId: 'm3' };
    const next = applySportDelta(lines, sportDelta({ m1: null, m3: added }));
    expect(next).toEqual({ m2: other, m3: added });
    expect(next.m2).toBe(other);
    expect(Object.keys(lines)).toEqual(['m1', 'm2']);
  });

  test('clears a member of a line', () => {
    const next = applySportDelta(lines, sportDelta({ m1: { points: null, redCards: null } }));
    expect(next.m1).not.toHaveProperty('points');
  });

  test('is refused when it patches a line the client does not have', () => {
    expect(() => applySportDelta({}, sportDelta({ m1: { status: 'Live' } }))).toThrow(v.ValiError);
  });

  test.each([{ startTime: null }, { status: 'Over' }])(
    'is refused when it leads to an invalid line: %j',
    (patch) => {
      expect(() => applySportDelta(lines, sportDelta({ m1: patch }))).toThrow(v.ValiError);
    },
  );
});
