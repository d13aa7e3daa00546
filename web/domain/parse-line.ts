import { isUnplayed, phaseOf } from '../../realtime/sports/event-status.ts';
import type { MatchLine, MatchState } from '../../realtime/protocol/match-state.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import { marksOf, newsOf } from '../../realtime/protocol/marks-of.ts';
import type { LiveMatch, Match, Play } from './match.ts';

/** Returns the match of a line or state. */
export function parseLine(line: MatchLine | MatchState): Match {
  const pairing = {
    id: line.matchId,
    sportKey: sportById(line.sportId).key,
    leagueId: line.leagueId,
    leagueName: line.leagueName,
    home: line.home,
    away: line.away,
    startTime: line.startTime,
    ...(line.startTimeTbd && { startTimeTbd: true }),
    ...(line.startDayTbd && { startDayTbd: true }),
    status: line.status,
    matchStatus: line.matchStatus,
    supplied: line.displayStatus,
  };
  const kind = phaseOf(line.status);
  if (kind === 'fixture') return { ...pairing, kind };
  const play: Play = {
    score: line.score,
    periods: line.periods,
    halfTime: line.gameScore[0] ?? null,
    shootout: line.shootout ?? null,
    redCards: redCardsOf(line),
    ...(line.stats && { listed: line.stats }),
  };
  if (kind === 'live')
    return {
      ...pairing,
      ...play,
      kind,
      clock: line.clock ?? null,
      silence: line.silence ?? null,
      points: line.points ?? null,
      situation: line.situation ?? null,
      ...courseOf(line),
    };
  if (kind === 'result') return { ...pairing, ...play, kind, winner: line.winner ?? null };
  return { ...pairing, kind, play: isUnplayed(line) ? null : play };
}

function courseOf(line: MatchLine | MatchState): Pick<LiveMatch, 'marks' | 'news'> {
  if (!('incidents' in line))
    return { ...(line.marks && { marks: line.marks }), ...(line.news && { news: line.news }) };
  const sport = sportById(line.sportId);
  const news = newsOf(line.incidents, sport);
  return { marks: marksOf(line.incidents, sport), ...(news && { news }) };
}

function redCardsOf(line: MatchLine | MatchState) {
  if ('redCards' in line) return line.redCards ?? null;
  if (!('incidents' in line)) return null;
  const reds = line.incidents.filter(
    ({ type, removed }) => !removed && (type === 'red-card' || type === 'second-yellow-card'),
  );
  const count = (side: 'home' | 'away') => reds.filter(({ team }) => team === side).length;
  return { home: count('home'), away: count('away') };
}
