import * as v from 'valibot';
import { incidentSchema, type Incident, type IncidentType } from '../../protocol/incident.ts';
import { SPORTS } from '../../sports/registry.ts';
import type { SportKey } from '../../sports/sport.ts';
import { cutText } from '../../protocol/text.ts';
import { personName } from './person-name.ts';
import type { TimelineEvent } from './schema.ts';

/** Events that mean the same in every sport. */
const TYPES: Readonly<Record<string, IncidentType>> = {
  yellow_card: 'yellow-card',
  yellow_red_card: 'second-yellow-card',
  red_card: 'red-card',
  substitution: 'substitution',
  video_assistant_referee: 'var',
  video_assistant_referee_over: 'var',
  penalty_missed: 'penalty-missed',
  injury_time_shown: 'injury-time',
  period_start: 'period-start',
  period_score: 'period-end',
  suspension: 'suspension',
  timeout: 'timeout',
};

/**
 * Returns an event as an incident; undefined for types that the product does not show, such as
 * throw-ins and single points.
 */
export function incidentOf(event: TimelineEvent, sport: SportKey): Incident | undefined {
  const type = typeOf(event, sport);
  if (!type) return undefined;
  const { home_score: home, away_score: away } = event;
  const stoppage = event.injury_time_announced ?? event.stoppage_time;
  const parsed = v.safeParse(incidentSchema, {
    id: event.id,
    type,
    team: event.competitor ?? null,
    // Sports with a countdown clock have no minute of play.
    minute: SPORTS[sport].clock === 'left' ? null : (event.match_time ?? null),
    ...(typeof stoppage === 'number' && { stoppage }),
    ...playersOf(event),
    ...(event.description && { text: cutText(event.description.replaceAll('_', ' '), 500) }),
    ...(typeof home === 'number' && typeof away === 'number' && { score: { home, away } }),
  });
  return parsed.success ? parsed.output : undefined;
}

function typeOf(
  { type, method, status }: TimelineEvent,
  sport: SportKey,
): IncidentType | undefined {
  if (type === 'penalty_shootout')
    return status === 'scored' ? 'shootout-scored' : 'shootout-missed';
  if (type !== 'score_change') return TYPES[type];
  const plain = SPORTS[sport].scoreIncident;
  if (plain === 'score') return plain;
  if (method === 'own_goal') return 'own-goal';
  return method === 'penalty' ? 'penalty-goal' : plain;
}

type People = Pick<Incident, 'player' | 'playerId' | 'relatedPlayer' | 'relatedPlayerId'>;

/**
 * Returns who acts in an event: the scorer, the player who goes off, or else the first named
 * player. The related player gives the assist or comes on.
 */
function playersOf({ players = [] }: TimelineEvent): People {
  const named = (...types: string[]) =>
    players.find(({ type }) => type !== undefined && types.includes(type));
  const related = named('assist', 'substituted_in');
  const player = named('scorer', 'substituted_out') ?? players.find((one) => one !== related);
  return {
    ...(player && { player: personName(player.name) }),
    ...(player?.id !== undefined && { playerId: player.id }),
    ...(related && { relatedPlayer: personName(related.name) }),
    ...(related?.id !== undefined && { relatedPlayerId: related.id }),
  };
}
