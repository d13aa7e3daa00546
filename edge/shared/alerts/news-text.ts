import { isDecision } from '../../../realtime/sports/match-status.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { Sport } from '../../../realtime/sports/sport.ts';
import type { AlertKind } from '../../contracts/alert-kinds.ts';
import type { Text } from '../text/text.ts';
import type { AlertMatch } from './alert-match.ts';
import type { MomentName, News, Part } from './match-news.ts';

/** Returns a turn's short text. */
export function headlineOf(t: Text, { turn, match }: Pick<News, 'turn' | 'match'>): string {
  const sport = SPORTS[match.sportKey];
  switch (turn.what) {
    case 'start':
      return t('alerts.start', { beginning: sport.beginning });
    case 'scored':
      if (turn.side === null) return t('alerts.scoredBoth');
      return t('alerts.scored', { what: scoreName(sport), team: match[turn.side].name });
    case 'corrected':
      return t('alerts.corrected');
    case 'red-card':
      return t('alerts.redCard', { team: match[turn.side].name });
    case 'break':
      return t('alerts.break', { part: PARTS[turn.after.name], number: turn.after.number });
    case 'lead':
      return t('alerts.lead', { team: match[turn.side].name });
    case 'lineups':
      return t('alerts.lineups');
    case 'moment': {
      const { moment, player, side } = turn;
      const who = player?.name ?? (side ? match[side].name : '');
      return t('alerts.moment', { moment: MOMENT_NAMES[moment], who });
    }
    case 'end':
      return t('alerts.end', { how: endOf(match, sport) });
    case 'off':
      return t('alerts.off', { status: match.status });
  }
}

/** Returns the pairing, score, and the winner if the score does not show it. */
export function standOf(t: Text, match: AlertMatch): string {
  const { play, winner } = match;
  const names = namesOf(match);
  let stand = pairingOf(t, match);
  if (play) {
    const { score, shootout } = play;
    stand = t('alerts.score', { ...names, homeScore: score.home, awayScore: score.away });
    if (shootout) stand = t('alerts.penalties', { score: stand, ...shootout });
  }
  return winner ? t('alerts.winner', { match: stand, winner: names[winner] }) : stand;
}

/** Returns the pairing alone. */
export function pairingOf(t: Text, match: AlertMatch): string {
  return t('alerts.pairing', namesOf(match));
}

/** Returns the names for texts: both sides, and which of them the sport names first. */
function namesOf({ sportKey, home, away }: AlertMatch) {
  return { first: SPORTS[sportKey].sides[0], home: home.name, away: away.name };
}

/** Returns an alert kind's name in a sport. */
export function kindName(t: Text, kind: AlertKind, sport: Sport): string {
  switch (kind) {
    case 'start':
      return t('alerts.kindStart', { beginning: sport.beginning });
    case 'score':
      return t('alerts.kindScore', { what: scoreName(sport) });
    case 'red-card':
      return t('alerts.kindRedCard');
    case 'lineups':
      return t('alerts.kindLineups');
    case 'serve-break':
      return t('alerts.kindServeBreak');
    case 'lead':
      return t('alerts.kindLead');
    case 'goal':
      return t('alerts.kindScore', { what: sport.scoreIncident });
    case 'card':
      return t('alerts.kindCard');
    case 'field':
      return t('alerts.kindField');
    case 'break':
      return t('alerts.kindBreak', { family: sport.periods.family });
    case 'end':
      return t('alerts.kindEnd', { final: sport.finalStatus });
  }
}

const MOMENT_NAMES = {
  'serve-break': 'serveBreak',
  goal: 'goal',
  'own-goal': 'ownGoal',
  touchdown: 'touchdown',
  'field-goal': 'fieldGoal',
  'home-run': 'homeRun',
  void: 'void',
  yellow: 'yellow',
  red: 'red',
  suspension: 'suspension',
  on: 'on',
  off: 'off',
} as const satisfies Record<MomentName, string>;

const PARTS = {
  'half-time': 'halfTime',
  'normal-time': 'normalTime',
  'extra-half': 'extraHalf',
  play: 'play',
  quarter: 'quarter',
  overtime: 'overtime',
} as const satisfies Record<Part['name'], string>;

/** Returns 'goal', or what a score counts: 'sets', 'games'. */
function scoreName({ scoring, scoreIncident, periods }: Sport): string {
  return scoring === 'sum' ? scoreIncident : periods.called;
}

function endOf({ matchStatus }: AlertMatch, { finalStatus, periods }: Sport): string {
  if (isDecision(matchStatus) || matchStatus === 'AP') return matchStatus;
  if (matchStatus !== 'AET' || periods.family === 'innings') return finalStatus;
  return finalStatus === 'FT' ? 'AET' : 'OT';
}
