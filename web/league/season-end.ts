import type { Team } from '../../realtime/protocol/match-state.ts';
import type { ListedPage } from '../domain/event-page.ts';
import type { Standings } from '../standings/standings.ts';
import { layOut, type BracketRound } from './bracket.ts';

/** How a season ended. */
export interface SeasonEnd {
  /** '2024-25'; null where no source names it. */
  season: string | null;
  /** Null where no final and no table says who it is. */
  champion: Team | null;
  /** Whether matches of it were never reported: then its table is not the final one. */
  hasUnreported: boolean;
}

export interface SeasonFacts {
  season: string | null;
  /** Matches that were to be played and of which nothing was reported since. */
  unreported: ListedPage;
  results: ListedPage;
  standings: Standings | null;
  /** The rounds of its knock-out, in the order of play. */
  knockout: readonly BracketRound[];
  /** When its last match began or was to begin, ms. */
  lastStart: number;
}

/** Longer than any winter break, and than it takes to draw a next round, ms. */
const NOTHING_FOLLOWS = 60 * 86_400_000;
const FINAL = /\bfinals?\b|super bowl|world series/i;
/** The last of these goes up, or stays: it is no champion. */
const PLAY_OFF = /play-?offs?/i;

/**
 * Returns how a season ended that has no match to come, or null while more of it
 * may be fixed: before its final, amid its rounds, and in a break.
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

/** Whether each team of the only table met each other one equally often. */
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
