import type { Incident, IncidentType } from '../../realtime/protocol/incident.ts';
import type { AlertKind } from '../contracts/alert-kinds.ts';
import type { AlertMatch } from '../shared/alerts/alert-match.ts';
import type { MomentName, MomentTurn, News } from '../shared/alerts/match-news.ts';

/** A moment, with the id of its incident. */
export type Moment = Omit<MomentTurn, 'what'> & { id: string };

const NAMES: Readonly<Partial<Record<IncidentType, MomentName>>> = {
  'break-of-serve': 'serve-break',
  goal: 'goal',
  'penalty-goal': 'goal',
  'own-goal': 'own-goal',
  touchdown: 'touchdown',
  'field-goal': 'field-goal',
  'home-run': 'home-run',
  'yellow-card': 'yellow',
  'second-yellow-card': 'red',
  'red-card': 'red',
  suspension: 'suspension',
};

/** The kind of alerts that a moment belongs to. */
const KINDS: Readonly<Record<MomentName, AlertKind>> = {
  'serve-break': 'serve-break',
  goal: 'goal',
  'own-goal': 'goal',
  touchdown: 'goal',
  'field-goal': 'goal',
  'home-run': 'goal',
  void: 'goal',
  yellow: 'card',
  red: 'card',
  suspension: 'card',
  on: 'field',
  off: 'field',
};

/** Returns the moments in these incidents: breaks of serve, and moments of players with an id. */
export function momentsIn(incidents: readonly Incident[]): Moment[] {
  return incidents.flatMap((incident) => {
    const { id, type, team: side, removed } = incident;
    const moment = NAMES[type];
    const player = playerOf(incident.playerId, incident.player);
    if (type === 'substitution') return removed ? [] : changeOf(incident);
    if (moment === undefined) return [];
    if (moment === 'serve-break')
      return side && !removed ? [{ id, moment, side, player: null }] : [];
    if (player === null) return [];
    if (!removed) return [{ id, moment, side, player }];
    return KINDS[moment] === 'goal' ? [{ id, moment: 'void', side, player }] : [];
  });
}

function changeOf({ id, team: side, ...incident }: Incident): Moment[] {
  const off = playerOf(incident.playerId, incident.player);
  const on = playerOf(incident.relatedPlayerId, incident.relatedPlayer);
  return [
    ...(off ? [{ id, moment: 'off' as const, side, player: off }] : []),
    ...(on ? [{ id, moment: 'on' as const, side, player: on }] : []),
  ];
}

function playerOf(id: string | undefined, name: string | undefined): Moment['player'] {
  return id === undefined || name === undefined ? null : { id, name };
}

/**
 * Returns the news of moments that have not been reported, and the keys of all that have: feeds
 * repeat their incidents. A void goal is news only if the goal was reported.
 */
export function momentNews(
  once: readonly string[],
  moments: readonly Moment[],
  match: AlertMatch,
): { news: News[]; once: string[] } {
  const reported = new Set(once);
  const wasSent = (id: string) => [...reported].some((key) => key.endsWith(` of ${id}`));
  const news = moments.flatMap(({ id, ...turn }): News[] => {
    const { moment } = turn;
    const key = `${moment} of ${id}`;
    if (reported.has(key) || (moment === 'void' && !wasSent(id))) return [];
    reported.add(key);
    return [{ kind: KINDS[moment], turn: { what: 'moment', ...turn }, match }];
  });
  return { news, once: [...reported] };
}
