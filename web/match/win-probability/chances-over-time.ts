import { FITTED } from '../../../edge/shared/forecast/fitted.ts';
import type { Sides } from '../../../realtime/protocol/primitives.ts';
import type { MatchRecord } from '../../domain/match-record.ts';
import type { Curve } from './curve.ts';
import { footballCurve } from './football-curve.ts';
import { pointsCurve } from './points-curve.ts';

/**
 * Returns the chances over a match up to now, computed from its incidents; null if they say too
 * little, or for a sport without a model. `seconds` is what the clock shows; null if unknown.
 */
export function chancesOverTime(
  record: MatchRecord,
  expected: Sides,
  seconds: number | null,
): Curve | null {
  const { kind, sportKey } = record.match;
  if (kind !== 'live' && kind !== 'result') return null;
  if (sportKey === 'football') return footballCurve(record, expected, seconds);
  if (sportKey === 'basketball' || sportKey === 'american-football')
    return pointsCurve(record, expected, FITTED[sportKey], seconds);
  return null;
}
