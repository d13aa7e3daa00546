import { MATCH_STATUSES, type MatchStatus } from '../../sports/match-status.ts';
import { hasMatchStatus } from '../../sports/periods.ts';
import { SPORTS } from '../../sports/registry.ts';
import type { SportKey } from '../../sports/sport.ts';

/** Returns a sport's match status; undefined if the sport lacks it. */
export type MatchStatusOf = (sport: SportKey) => MatchStatus | undefined;

/** Returns the match status of this name, if any. */
export function matchStatusNamed(name: string): MatchStatus | undefined {
  return MATCH_STATUSES.find((status) => status === name);
}

/** Returns a status only for sports that have it. */
function own(name: string): MatchStatusOf {
  const status = matchStatusNamed(name);
  return (sport) => (status && hasMatchStatus(SPORTS[sport].periods, status) ? status : undefined);
}

/** Returns a sport's period; those after the last regular one are overtime. */
export function period(number: number): MatchStatusOf {
  return (sport) => SPORTS[sport].periods.play[number - 1];
}

/**
 * Returns a half for sports that have halves, such as college basketball; undefined in American
 * football, whose halves are two quarters each.
 */
export function half(number: number): MatchStatusOf {
  return own(`H${number}`);
}

export function quarter(number: number): MatchStatusOf {
  return own(`Q${number}`);
}

export function set(number: number): MatchStatusOf {
  return own(`S${number}`);
}

export function inning(number: number): MatchStatusOf {
  return own(`I${number}`);
}

/** Returns a half-time, if the sport has it; else a break. */
export function pause(status: 'HT' | 'ETHT'): MatchStatusOf {
  return (sport) => own(status)(sport) ?? 'Break';
}

/**
 * Returns extra time or the shoot-out in sports with halves, and overtime in sports with quarters.
 */
export function overtime(status: 'ET1' | 'ET2' | 'PEN'): MatchStatusOf {
  return (sport) => own(status)(sport) ?? (status === 'PEN' ? undefined : own('OT')(sport));
}

/** Returns how a match ended, if the sport has such an end; else 'Ended'. */
export function after(status: 'AET' | 'AP'): MatchStatusOf {
  return (sport) => own(status)(sport) ?? 'Ended';
}
