import { LONG_LEAGUE, MATCH_OF_GOALS, MATCH_OF_SHOTS } from './list-updates.ts';

const DAY_MS = 86_400_000;

/** A long list of the product, and how a visitor opens it. */
export interface LongList {
  name: string;
  /** Path of the page before the list. */
  from: string;
  /**
   * How the list is opened: by a link, which loads data; by a button, which loads none; or by Back from the
   * target of a link.
   */
  by: 'link' | 'button' | 'back';
  /** Selector of the link or button. */
  opener: string;
  /** Selector of a part that is visible once the list is open. */
  shown: string;
  /** Selector of the input that filters the list. */
  filter?: string;
  /** Whether its rows are live matches, which `scoreOf` changes. */
  isLive?: boolean;
}

/** Returns every long list that `listUpdates` fills with the same `now` (ms). */
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
      from: `/match/${MATCH_OF_GOALS}`,
      by: 'button',
      opener: 'button:text("Show all")',
      shown: 'button:text("Show the last")',
    },
    {
      name: 'commentary',
      from: `/match/${MATCH_OF_GOALS}`,
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
