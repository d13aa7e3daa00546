import { LONG_LEAGUE, MATCH_OF_POINTS, MATCH_OF_SHOTS } from './list-updates.ts';

const DAY_MS = 86_400_000;

/** A list of the product, and how a visitor comes to it. */
export interface LongList {
  name: string;
  /** Where the visitor is before. */
  from: string;
  /**
   * What leads to the list: a link, with data to come; a button, with all that
   * is there; or the way back from where a link leads.
   */
  by: 'link' | 'button' | 'back';
  /** That link or button. */
  opener: string;
  /** Something of it that shows it is there. */
  shown: string;
  filter?: string;
  /** Whether its rows are matches in play, as `scoreOf` has them score. */
  isLive?: boolean;
}

/** Every list that may be long, as `listUpdates` of the same time (ms) fill them. */
export function longLists(now: number): LongList[] {
  const inTwentyDays = now - (now % DAY_MS) + 20 * DAY_MS;
  return [
    {
      name: 'matches of a day',
      from: '/search',
      by: 'link',
      opener: 'a[href^="/football/matches/all"]',
      shown: 'a[data-match-id^="bench-today"]',
    },
    {
      name: 'Home',
      from: '/search',
      by: 'link',
      opener: 'a[href="/"]',
      shown: 'a[data-match-id^="bench-live"]',
      isLive: true,
    },
    {
      name: 'live matches',
      from: `/football/matches/all?date=${inTwentyDays}`,
      by: 'link',
      opener: 'a[href="/live"]',
      shown: 'a[data-match-id^="bench-live"]',
      isLive: true,
    },
    {
      name: 'live matches, bare',
      from: '/live-stat',
      by: 'back',
      opener: 'a[href*="matchId=bench-live"]',
      shown: 'a[href*="matchId=bench-live"]',
    },
    {
      name: 'leagues',
      from: `/basketball/matches/all?date=${inTwentyDays}`,
      by: 'link',
      opener: 'a[href="/basketball/leagues"]',
      shown: 'a[href*="bench-league-2"]',
      filter: 'main input[type=search]',
    },
    {
      name: 'teams',
      from: `/football/matches/all?date=${inTwentyDays + 20 * DAY_MS}`,
      by: 'link',
      opener: 'a[href="/football/teams"]',
      shown: 'a[href*="/football/team/"]',
      filter: 'main input[type=search]',
    },
    {
      name: 'fixtures of a league',
      from: `/football/league/${LONG_LEAGUE}/results`,
      by: 'link',
      opener: `a[href$="/${LONG_LEAGUE}/fixtures"]`,
      shown: 'a[data-match-id^="bench-long"]',
    },
    {
      name: 'timeline',
      from: `/match/${MATCH_OF_POINTS}`,
      by: 'button',
      opener: 'button:text("Show all")',
      shown: 'button:text("Show the last")',
    },
    {
      name: 'commentary',
      from: `/match/${MATCH_OF_POINTS}`,
      by: 'link',
      opener: 'a[href$="/commentary"]',
      shown: 'button:text("Key moments only")',
    },
    {
      name: 'shots',
      from: `/football/match/shots/${MATCH_OF_SHOTS}/stats`,
      by: 'button',
      opener: 'button:text("Show all")',
      shown: 'button:text("Show the last")',
    },
  ];
}
