import type { Incident } from '../../protocol/incident.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';
import { cutText } from '../../protocol/text.ts';
import { edgeOf, parseNbaClock } from './nba-action.ts';
import { nbaId } from './nba-details.ts';
import type { NbaAction } from './nba-schema.ts';
import { quarterStatus } from './quarters.ts';

/** Incident types whose description says more than the type. */
const WITH_TEXT: ReadonlySet<Incident['type']> = new Set<Incident['type']>(['score', 'foul']);

/**
 * Returns an action as an incident; undefined if fans need not see it. `known`: numbers of the
 * people in the box score, who have pages.
 */
export function nbaIncident(
  action: NbaAction,
  side: Side | null,
  before: Sides,
  score: Sides,
  known: ReadonlySet<number>,
): Incident | undefined {
  const type = incidentType(action, before, score);
  if (!type) return undefined;
  const period = quarterStatus(action.period);
  const scored = type === 'score';
  const assist = action.assistPlayerNameInitial || assistIn(action.description);
  const remaining = parseNbaClock(action.clock);
  const scorers = score.home > before.home ? 'home' : 'away';
  return {
    id: `action-${action.actionNumber}`,
    type,
    team: scored ? scorers : side,
    minute: null,
    ...(remaining !== undefined && { remaining }),
    ...(period && { period }),
    ...(action.playerNameI && { player: action.playerNameI }),
    ...(action.personId && known.has(action.personId) && { playerId: nbaId(action.personId) }),
    ...(scored && assist && { relatedPlayer: assist }),
    ...(scored &&
      action.assistPersonId &&
      known.has(action.assistPersonId) && { relatedPlayerId: nbaId(action.assistPersonId) }),
    ...(action.description && WITH_TEXT.has(type) && { text: cutText(action.description, 500) }),
    ...(scored && { points: score[scorers] - before[scorers], score: { ...score } }),
  };
}

function incidentType(
  action: NbaAction,
  before: Sides,
  score: Sides,
): Incident['type'] | undefined {
  const { actionType } = action;
  if (score.home > before.home || score.away > before.away) return 'score';
  if (actionType === 'timeout' || actionType === 'foul') return actionType;
  if (actionType !== 'period') return undefined;
  const edge = edgeOf(action);
  return edge && `period-${edge}`;
}

/** Finds 'Nurkic' in 'Markkanen 5\' Cutting Layup Shot (2 PTS) (Nurkic 1 AST)'. */
function assistIn(description: string | null | undefined): string | undefined {
  return /\(([^()]+) \d+ AST\)/.exec(description ?? '')?.[1];
}
