import type { Sport } from '../sports/sport.ts';
import type { Incident, IncidentType } from './incident.ts';
import { MAX_MARKS } from './limits.ts';
import type { Marks, News } from './marks.ts';

const LETTERS: Readonly<Partial<Record<IncidentType, string>>> = {
  goal: 'g',
  'own-goal': 'g',
  'penalty-goal': 'g',
  touchdown: 'g',
  'field-goal': 'f',
  safety: 'f',
  'yellow-card': 'y',
  'second-yellow-card': 'r',
  'red-card': 'r',
};

/** Incidents that the sentence of a match's row reports, but that have no mark. */
const SENTENCE_ONLY: ReadonlySet<IncidentType> = new Set<IncidentType>([
  'penalty-missed',
  'home-run',
]);

/** Returns the marks of incidents. In a sport that scores often, goals have none. */
export function marksOf(incidents: readonly Incident[], sport: Sport): Marks {
  const marks: Marks = { home: [], away: [] };
  for (const incident of incidents) {
    const letter = letterOf(incident, sport);
    const minute = minuteOf(incident, sport);
    if (
      letter !== null &&
      incident.team &&
      minute !== null &&
      marks[incident.team].length < MAX_MARKS
    )
      marks[incident.team].push(`${letter}${minute}`);
  }
  return marks;
}

function letterOf({ type, removed }: Incident, { scoresOften }: Sport): string | null {
  const letter = LETTERS[type];
  if (letter === undefined || (scoresOften && letter === 'g')) return null;
  if (removed) return letter === 'g' ? 'v' : null;
  return letter;
}

/** Returns the minute of the match, also in sports whose clock counts down; null if unknown. */
function minuteOf({ minute, remaining, period }: Incident, { periods }: Sport): number | null {
  if (minute !== null) return minute;
  if (!periods.lasts || remaining === undefined || period === undefined) return null;
  const before = periods.play.indexOf(period);
  if (before === -1) return null;
  return Math.max(0, Math.ceil((before + 1) * periods.lasts.regular - remaining / 60));
}

/** Returns the last incident that the sentence of a match's row reports, or null. */
export function newsOf(incidents: readonly Incident[], sport: Sport): News | null {
  const last = incidents.findLast(
    (incident) =>
      incident.team !== null &&
      (letterOf(incident, sport) !== null ||
        (SENTENCE_ONLY.has(incident.type) && !incident.removed)),
  );
  if (!last?.team) return null;
  const { type, team, minute, stoppage, player, removed } = last;
  return {
    type,
    team,
    ...(minute !== null && { minute }),
    ...(stoppage !== undefined && { stoppage }),
    ...(player !== undefined && { player }),
    ...(removed && { removed }),
  };
}
