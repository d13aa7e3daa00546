import type { Text } from '../../../edge/shared/text/text.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import type { Match } from '../../domain/match.ts';
import { startLabel } from '../../scores/list/group-matches.ts';

export interface RailDay {
  /** 'Sat 21 Nov'; null for today. */
  label: string | null;
  matches: Match[];
}

/** Groups matches by day, in list order: a time alone would read as today's. */
export function railDays(t: Text, matches: readonly Match[], clock: RenderClock): RailDay[] {
  const today = startLabel(t, { startTime: clock.now }, clock);
  const days = new Map<string, Match[]>();
  for (const match of matches) {
    const label = startLabel(t, match, clock);
    days.set(label, [...(days.get(label) ?? []), match]);
  }
  return [...days].map(([label, own]) => ({
    label: label === today ? null : label,
    matches: own,
  }));
}
