import { phaseOf, type EventStatus } from '../sports/event-status.ts';
import { sportById } from '../sports/registry.ts';
import type { SportId } from '../sports/sport.ts';
import type { Fixture, MatchUpdate } from '../protocol/ingest.ts';
import type { REJECTIONS } from '../protocol/ingest.ts';
import type { MatchState } from '../protocol/match-state.ts';
import type { Sides } from '../protocol/primitives.ts';
import { hasMatchStatus } from '../sports/periods.ts';
import { shootoutFault } from '../sports/shootout.ts';
import { isLegalTransition } from './transitions.ts';

export type Rejection = (typeof REJECTIONS)[number];

/** Returns a result's `reason`: the rule, a colon and the details. */
export function rejection(rule: Rejection, particulars: string): string {
  return `${rule}: ${particulars}`;
}

/** Returns why the state rejects this update, or undefined. */
export function refusal(state: MatchState, update: MatchUpdate): string | undefined {
  return (
    fixtureRefusal(state, update.fixture, update.correction ?? false) ??
    periodRefusal(state.sportId, update) ??
    statusRefusal(state.status, update.status, update.correction ?? false)
  );
}

/** Returns why this sport never accepts this update, or undefined. */
export function periodRefusal(sportId: SportId, update: MatchUpdate): string | undefined {
  const { key, periods } = sportById(sportId);
  const { matchStatus } = update;
  if (matchStatus && !hasMatchStatus(periods, matchStatus))
    return rejection('period-unknown', `${key} has no '${matchStatus}'`);
  const count = update.periods?.length ?? 0;
  if (count > periods.most)
    return rejection('too-many-periods', `${key} has at most ${periods.most}, got ${count}`);
  return undefined;
}

/** Returns why a match of this sport can never accept this update, or undefined. */
export function finalRefusal(sportId: SportId, update: MatchUpdate): string | undefined {
  return sportRefusal(sportId, update.fixture) ?? periodRefusal(sportId, update);
}

/**
 * Returns why the shoot-out is impossible after an update that sets it or the status, or undefined.
 */
export function shootoutRefusal(
  shootout: Sides | null | undefined,
  status: EventStatus,
  update: MatchUpdate,
): string | undefined {
  if (!shootout || (!update.shootout && update.status === undefined)) return undefined;
  const fault = shootoutFault(shootout, phaseOf(status) === 'result');
  return fault && rejection('shootout-impossible', fault);
}

function sportRefusal(sportId: SportId, fixture: Fixture | undefined): string | undefined {
  if (!fixture || fixture.sportId === sportId) return undefined;
  return rejection('fixture-conflict', `sport ${fixture.sportId} instead of ${sportId}`);
}

function statusRefusal(
  from: EventStatus,
  to: EventStatus | undefined,
  correction: boolean,
): string | undefined {
  if (to === undefined || isLegalTransition(from, to, correction)) return undefined;
  return rejection('illegal-transition', `${from} to ${to}`);
}

/** A correction may change teams (a resolved placeholder), but never the sport. */
function fixtureRefusal(
  state: MatchState,
  fixture: Fixture | undefined,
  correction: boolean,
): string | undefined {
  const otherSport = sportRefusal(state.sportId, fixture);
  if (!fixture || otherSport !== undefined || correction) return otherSport;
  for (const side of ['home', 'away'] as const)
    if (fixture[side].id !== state[side].id)
      return rejection(
        'fixture-conflict',
        `${side} ${fixture[side].id} instead of ${state[side].id}`,
      );
  return undefined;
}
