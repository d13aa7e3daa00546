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

/** A result's `reason`: the rule, a colon and the particulars. */
export function rejection(rule: Rejection, particulars: string): string {
  return `${rule}: ${particulars}`;
}

/** Why the state cannot take this update, or undefined when it can. */
export function refusal(state: MatchState, update: MatchUpdate): string | undefined {
  return (
    fixtureRefusal(state, update.fixture, update.correction ?? false) ??
    periodRefusal(state.sportId, update) ??
    statusRefusal(state.status, update.status, update.correction ?? false)
  );
}

/** Why no match of this sport could take this update, whatever its state. */
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

/** Why a match of this sport can never take this update, whatever else comes, or undefined. */
export function finalRefusal(sportId: SportId, update: MatchUpdate): string | undefined {
  return sportRefusal(sportId, update.fixture) ?? periodRefusal(sportId, update);
}

/** Why a match cannot have the shoot-out that an update brings or ends, or undefined. */
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

/** A correction may put other teams in (a placeholder resolved), but never another sport. */
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
