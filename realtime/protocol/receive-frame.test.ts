import { describe, expect, test } from 'vitest';
import type { ErrorFrame, MatchSnapshot, SportSnapshot } from './frame.ts';
import { receiveMatchFrame, receiveSportFrame } from './receive-frame.ts';

const snapshot: MatchSnapshot = {
  type: 'snapshot',
  epoch: 'epoch-00001',
  version: 4,
  state: {
    matchId: 'm1',
    sportId: 1,
    leagueId: 'l1',
    leagueName: 'League',
    home: { id: 'h', name: 'Home', shortName: 'HOM' },
    away: { id: 'a', name: 'Away', shortName: 'AWA' },
    startTime: 1_000,
    status: 'NotStarted',
    matchStatus: 'Not start',
    score: { home: 0, away: 0 },
    periods: [],
    gameScore: [],
    displayStatus: [],
    incidents: [],
    stats: {},
    occurredAt: 2_000,
  },
};
const { type: _type, ...held } = snapshot;
const error: ErrorFrame = { type: 'error', code: 'read-only', message: 'Rooms only send.' };

function delta(version: number) {
  return { type: 'delta' as const, version, at: 5, patch: { status: 'Live' } };
}

describe('A client of a match', () => {
  test('applies a snapshot whatever its state was', () => {
    expect(receiveMatchFrame(null, snapshot)).toEqual({ kind: 'applied', held });
    expect(receiveMatchFrame({ ...held, epoch: 'epoch-00000', version: 90 }, snapshot)).toEqual({
      kind: 'applied',
      held,
    });
  });

  test('applies the delta that follows its version', () => {
    expect(receiveMatchFrame(held, delta(5))).toEqual({
      kind: 'applied',
      held: { ...held, version: 5, state: { ...held.state, status: 'Live' } },
    });
  });

  test('detects a gap when a delta is missing, or it has no state', () => {
    expect(receiveMatchFrame(held, delta(6))).toEqual({ kind: 'gap' });
    expect(receiveMatchFrame(null, delta(1))).toEqual({ kind: 'gap' });
  });

  test('ignores a delta that it already has', () => {
    expect(receiveMatchFrame(held, delta(4))).toEqual({ kind: 'ignored' });
  });
});

describe('A client of a sport', () => {
  const { incidents: _incidents, stats: _stats, occurredAt: _occurredAt, ...line } = snapshot.state;
  const lines: SportSnapshot = { type: 'snapshot', epoch: 'epoch-00001', version: 0, lines: {} };
  const sportDelta = (version: number) => ({
    type: 'delta' as const,
    version,
    at: 5,
    lines: { m1: line },
  });

  test('continues from an empty snapshot', () => {
    const received = receiveSportFrame(null, lines);
    if (received.kind !== 'applied') throw new Error(received.kind);
    expect(receiveSportFrame(received.held, sportDelta(1))).toEqual({
      kind: 'applied',
      held: { epoch: 'epoch-00001', version: 1, lines: { m1: line } },
    });
    expect(receiveSportFrame(received.held, sportDelta(2))).toEqual({ kind: 'gap' });
    expect(receiveSportFrame(received.held, sportDelta(0))).toEqual({ kind: 'ignored' });
    expect(receiveSportFrame(null, sportDelta(1))).toEqual({ kind: 'gap' });
    expect(receiveSportFrame(null, error)).toEqual({ kind: 'closing', code: 'read-only' });
  });
});
