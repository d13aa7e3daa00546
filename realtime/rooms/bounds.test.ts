import { describe, expect, test } from 'vitest';
import type { Incident } from '../protocol/incident.ts';
import { MAX_COUNT } from '../protocol/limits.ts';
import { advance, initialState } from './advance.ts';
import { MAX_STATISTICS } from '../protocol/match-state.ts';
import { MAX_INCIDENT_CHARACTERS, MAX_INCIDENTS } from './bounds.ts';
import { fixtureOf } from './testing/fixtures.ts';

const state = initialState('m1', fixtureOf(1), 1);
const base = { matchId: 'm1', sequence: 1, occurredAt: 1 };

function comments(count: number, text: string): Incident[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    type: 'comment',
    team: null,
    minute: null,
    text,
  }));
}

describe('A match', () => {
  test('accepts incidents up to the limit and rejects one more', () => {
    const taken = advance(state, { ...base, incidents: comments(MAX_INCIDENTS, 'x') });
    if (taken.kind !== 'taken') throw new Error(taken.reason);
    const last = { ...base, incidents: comments(MAX_INCIDENTS + 1, 'x').slice(-1) };
    expect(advance(taken.state, last)).toEqual({
      kind: 'rejected',
      reason: expect.stringMatching(/^too-many-incidents: /),
    });
    // A known incident can still be corrected.
    const mended = { ...base, incidents: comments(1, 'mended') };
    expect(advance(taken.state, mended)).toMatchObject({ kind: 'taken' });
  });

  test('stays within the size limit of a stored value, however long its texts are', () => {
    const text = '\u{4e00}'.repeat(500);
    let current = state;
    let refused: string | undefined;
    for (let part = 0; part < 20 && refused === undefined; part++) {
      const incidents = comments(100, text).map((one) => ({ ...one, id: `${part}-${one.id}` }));
      const result = advance(current, { ...base, incidents });
      if (result.kind === 'taken') current = result.state;
      else refused = result.reason;
    }
    expect(refused).toMatch(/^too-many-incidents: .*characters/);
    const bytes = new TextEncoder().encode(JSON.stringify(current)).length;
    expect(bytes).toBeGreaterThan(MAX_INCIDENT_CHARACTERS);
    expect(bytes).toBeLessThan(2_000_000);
  });

  test('accepts statistics up to the limit and rejects one more', () => {
    const named = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`s${index}`, { home: 0, away: 0 }]),
      );
    expect(advance(state, { ...base, stats: named(MAX_STATISTICS) })).toMatchObject({
      kind: 'taken',
    });
    expect(advance(state, { ...base, stats: named(MAX_STATISTICS + 1) })).toMatchObject({
      kind: 'rejected',
    });
  });

  test('rejects periods that add up to a score above the limit', () => {
    const most = { home: MAX_COUNT, away: 0 };
    const taken = advance(state, { ...base, periods: [most] });
    expect(taken).toMatchObject({ kind: 'taken', state: { score: most } });
    expect(advance(state, { ...base, periods: [most, { home: 1, away: 0 }] })).toEqual({
      kind: 'rejected',
      reason: expect.stringMatching(/^score-too-high: /),
    });
  });
});
