import {
  addDays,
  dayOfStart,
  hasDay,
  startOfDay,
  type Start,
} from '../../../edge/shared/time/day.ts';
import { roundName, roundOf } from '../../../edge/shared/text/round-name.ts';
import type { Text } from '../../../edge/shared/text/text.ts';
import { formatDay, formatStartDay, isThisYear } from '../../../edge/shared/time/time-format.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import type { ListedMatch } from '../../domain/event-page.ts';

/** Matches of one day and one round, or one competition. */
export interface MatchGroup {
  key: string;
  /** 'Today', 'Sat 21 Nov', with the year if it is another one. */
  day: string;
  /** 'Matchday 12', 'Group A · Matchday 2', 'Coast League · Matchday 12' */
  detail: string;
  entries: readonly ListedMatch[];
}

/** What labels a group beside its day: a team plays in several leagues, a league in rounds. */
export type GroupDetail = 'round' | 'league';

/** Groups matches in list order: by day, then by `detail`. */
export function groupMatches(
  t: Text,
  entries: readonly ListedMatch[],
  detail: GroupDetail,
  renderClock: RenderClock,
): MatchGroup[] {
  const groups = new Map<string, ListedMatch[]>();
  const days = new Map<string, string[]>();
  for (const entry of entries) {
    const day = startLabel(t, entry.match, renderClock);
    const key = `${day} ${detailOf(t, entry, detail)}`;
    const group = groups.get(key);
    if (group) group.push(entry);
    else {
      groups.set(key, [entry]);
      days.set(day, [...(days.get(day) ?? []), key]);
    }
  }
  return [...days].flatMap(([day, keys]) =>
    keys.flatMap((key): MatchGroup[] => {
      const group = groups.get(key);
      const [first] = group ?? [];
      if (!group || !first) return [];
      return [
        {
          key,
          day,
          detail: detailOf(t, first, detail),
          // Matches without a time of day come last.
          entries: group.toSorted(
            (a, b) => Number(a.match.startTimeTbd ?? 0) - Number(b.match.startTimeTbd ?? 0),
          ),
        },
      ];
    }),
  );
}

function detailOf(t: Text, { match, round, group }: ListedMatch, detail: GroupDetail): string {
  const place = detail === 'league' || group === null ? null : roundName(t, group);
  const named = [place, roundOf(t, round, match.sportKey)].filter((name) => name !== null);
  return (detail === 'league' ? [match.leagueName, ...named] : named).join(' · ');
}

/**
 * Returns the label of a start's day, seen from `now`; the year if no more is known. A start
 * outside any calendar is unknown: only its row reports that.
 */
export function startLabel(t: Text, start: Start, { now, timeZone }: RenderClock): string {
  if (!hasDay(start.startTime)) return t('day.unknown');
  if (start.startDayTbd) return formatStartDay(t, start, timeZone);
  const day = dayOfStart(start, timeZone);
  const today = startOfDay(now, timeZone);
  if (day === today) return t('day.today');
  if (day === addDays(today, 1, timeZone)) return t('day.tomorrow');
  if (day === addDays(today, -1, timeZone)) return t('day.yesterday');
  return formatDay(t, day, timeZone, !isThisYear(day, { now, timeZone }));
}
