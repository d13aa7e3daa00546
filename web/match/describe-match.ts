import { formatDate, formatTime } from '../app/time-format.ts';
import { playOf, type Match } from '../scores/match.ts';
import type { Moment } from '../scores/moment.ts';
import type { MatchSetting } from './load-match.server.ts';

/** Title and description of a match's page. */
export function describeMatch(match: Match, { league, venue }: MatchSetting, { timeZone }: Moment) {
  const { home, away, startTime } = match;
  const score = playOf(match)?.score;
  const start = `${formatDate(startTime, timeZone)}, ${formatTime(startTime, timeZone)}`;
  const between = score ? `${score.home}–${score.away}` : 'vs';
  return {
    title: `${home.name} ${between} ${away.name}`,
    description: `${home.name} against ${away.name}, ${league.name}, ${start}${venue ? `, ${venue}` : ''}: live score, timeline and statistics.`,
  };
}
