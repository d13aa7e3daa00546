import type { Team } from '../../realtime/protocol/match-state.ts';
import type { ListedPage } from '../domain/event-page.ts';
import type { Standings } from '../standings/standings.ts';
import { layOut, type BracketRound } from './bracket.ts';

/** How a season ended. */
export interface SeasonEnd {
  /** '2024-25'; null if no source names it. */
  season: string | null;
  /** Null if neither a final nor a table decides the title. */
  champion: Team | null;
  /** Whether some matches were never reported; the table is then not final. */
  hasUnreported: boolean;
}

export interface SeasonFacts {
  season: string | null;
  /** Matches that were due more than a day ago but never reported. */
  unreported: ListedPage;
  results: ListedPage;
  standings: Standings | null;
  /** The rounds of its knock-out, in the order of play. */
  knockout: readonly BracketRound[];
  /** Latest start of a match, played or not, ms. */
  lastStart: number;
}

/**
 * Time after the last match from which no other follows, ms: longer than any winter break or wait
 * for a draw.
 */
const NOTHING_FOLLOWS = 60 * 86_400_000;
const FINAL = /\bfinals?\b|super bowl|world series/i;
/**
 * Excludes play-offs: their winner gains promotion or avoids relegation, and is not the champion.
 */
const PLAY_OFF = /play-?offs?/i;

/**
 * Returns how a season without further matches ended, or null while more may be scheduled: before
 * its final, between its rounds, and in a break.
 */
export function seasonEnd(facts: SeasonFacts, now: number): SeasonEnd | null {
  const { season, unreported, results, standings, knockout, lastStart } = facts;
  if (results.entries.length + unreported.entries.length === 0) return null;
  const hasUnreported = unreported.entries.length > 0;
  const finalist = winnerOfFinal(knockout);
  const isPlayed = finalist !== null || (!hasUnreported && hasPlayedItsRounds(facts));
  if (!isPlayed && now < lastStart + NOTHING_FOLLOWS) return null;
  return {
    season,
    champion: finalist ?? (hasUnreported ? null : leaderAsChampion(standings)),
    hasUnreported,
  };
}

function winnerOfFinal(knockout: readonly BracketRound[]): Team | null {
  const last = layOut(knockout).columns.at(-1);
  if (!last || !FINAL.test(last.name) || PLAY_OFF.test(last.name)) return null;
  const [tie] = last.ties;
  return (last.ties.length === 1 && tie?.sides.find(({ isWinner }) => isWinner)?.team) || null;
}

/**
 * Whether all teams of the only table have played equally often, and could all have met equally
 * often.
 */
function hasPlayedItsRounds({ standings, knockout }: SeasonFacts): boolean {
  const [table, ...others] = standings?.tables ?? [];
  if (!table || others.length > 0 || knockout.length > 0) return false;
  const [first] = table.rows;
  const opponents = table.rows.length - 1;
  return (
    first !== undefined &&
    first.played > 0 &&
    first.played % opponents === 0 &&
    table.rows.every(({ played }) => played === first.played)
  );
}

function leaderAsChampion(standings: Standings | null): Team | null {
  const leaders = (standings?.tables ?? []).flatMap(({ rows }) =>
    rows.filter(({ rank, zone }) => rank === 1 && zone?.kind === 'champion'),
  );
  const [leader] = leaders;
  return leaders.length === 1 && leader ? leader.team : null;
}
