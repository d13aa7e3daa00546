import { MATCH_STATUSES, type MatchStatus } from '../../sports/match-status.ts';
import { hasMatchStatus } from '../../sports/periods.ts';
import { SPORTS } from '../../sports/registry.ts';
import type { SportKey } from '../../sports/sport.ts';

/** A sport's match status; undefined when the sport has none of the kind. */
export type MatchStatusOf = (sport: SportKey) => MatchStatus | undefined;

/** The match status of this name, when there is one. */
export function matchStatusNamed(name: string): MatchStatus | undefined {
  return MATCH_STATUSES.find((status) => status === name);
}

/** This match status, for sports that have it. */
function own(name: string): MatchStatusOf {
  const status = matchStatusNamed(name);
  return (sport) => (status && hasMatchStatus(SPORTS[sport].periods, status) ? status : undefined);
}

/** A period, whatever the sport plays in; those after the last regular one are overtime. */
export function period(number: number): MatchStatusOf {
  return (sport) => SPORTS[sport].periods.play[number - 1];
}

/** College basketball is played in halves; American football's are two quarters each. */
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

/** A half-time, where the sport has that one; else a break. */
export function pause(status: 'HT' | 'ETHT'): MatchStatusOf {
  return (sport) => own(status)(sport) ?? 'Break';
}

/** Extra time and the shoot-out of sports in halves; the overtime of those in quarters. */
export function overtime(status: 'ET1' | 'ET2' | 'PEN'): MatchStatusOf {
  return (sport) => own(status)(sport) ?? (status === 'PEN' ? undefined : own('OT')(sport));
}

/** How it ended, where the sport tells that apart. */
export function after(status: 'AET' | 'AP'): MatchStatusOf {
  return (sport) => own(status)(sport) ?? 'Ended';
}
