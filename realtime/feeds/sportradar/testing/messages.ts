/*
 * Payloads in the shapes of Sportradar's soccer feeds; clubs and people are fictional.
 */

export const MATCH = 'sr:sport_event:7001';

/** '2026-11-21T15:20:00+00:00', the feeds' time format. */
export function stamp(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}+00:00`;
}

export function sportEvent(id = MATCH, teams = { home: `${id}:home`, away: `${id}:away` }) {
  return {
    id,
    start_time: '2026-11-21T15:00:00+00:00',
    sport_event_context: {
      sport: { id: 'sr:sport:1', name: 'Soccer' },
      category: { id: 'sr:category:1', name: 'England', country_code: 'ENG' },
      competition: { id: 'sr:competition:17', name: 'Lantern League' },
      season: { id: 'sr:season:118689', name: 'Lantern League 26/27', year: '26/27' },
      stage: { order: 1, type: 'league', phase: 'regular season' },
      round: { number: 12 },
      groups: [{ id: 'sr:league:1', name: 'Lantern League 26/27' }],
    },
    competitors: [
      { id: teams.home, name: 'Harbour Town', abbreviation: 'HAR', qualifier: 'home' },
      { id: teams.away, name: 'Mill Rovers', abbreviation: 'MIL', qualifier: 'away' },
    ],
    venue: {
      id: 'sr:venue:1',
      name: 'Quayside',
      capacity: 21_000,
      city_name: 'Harbour',
      country_name: 'England',
      country_code: 'ENG',
    },
  };
}

/** The scoreboard of a match in its first half. */
export function live(home: number, away: number, more: Record<string, unknown> = {}) {
  return {
    status: 'live',
    match_status: '1st_half',
    home_score: home,
    away_score: away,
    period_scores: [{ home_score: home, away_score: away, type: 'regular_period', number: 1 }],
    ...more,
  };
}

export function closed(home: number, away: number) {
  return { ...live(home, away), status: 'closed', match_status: 'ended' };
}

export function goal(id: number, time: number, home: number, away: number) {
  return {
    id,
    type: 'score_change',
    time: stamp(time),
    match_time: 20,
    competitor: 'home',
    home_score: home,
    away_score: away,
    players: [
      { id: 'sr:player:1', name: 'Ash, Ida', type: 'assist' },
      { id: 'sr:player:2', name: 'Birk, Eva', type: 'scorer' },
    ],
  };
}

/** A message of the stream. */
export function pushed(event: object, status: object, id = MATCH) {
  return {
    payload: { event, sport_event_status: status },
    metadata: { sport_id: 'sr:sport:1', sport_event_id: id, channel: 'event' },
  };
}

/** Team sheets of a goalkeeper, a forward and a substitute, as in `lineups.json`. */
export function lineups(confirmed: boolean) {
  const sheet = (qualifier: 'home' | 'away', base: number) => ({
    id: `${MATCH}:${qualifier}`,
    qualifier,
    formation: { type: '4-3-3' },
    manager: { id: 'sr:player:90', name: 'Dale, Kim' },
    players: [
      {
        id: `sr:player:${base + 2}`,
        name: 'Birk, Eva',
        type: 'forward',
        jersey_number: 9,
        starter: true,
        order: 2,
      },
      { id: `sr:player:${base + 3}`, name: 'Ash, Ida', type: 'midfielder', starter: false },
      {
        id: `sr:player:${base + 1}`,
        name: 'Moor, Uma',
        type: 'goalkeeper',
        jersey_number: 1,
        starter: true,
        order: 1,
      },
    ],
  });
  return {
    sport_event_conditions: { lineups: { confirmed } },
    lineups: { competitors: [sheet('home', 0), sheet('away', 10)] },
  };
}

/** A red jersey with navy numbers, as in `profile.json`. */
export function jersey(type: string) {
  return {
    type,
    base: 'b11226',
    sleeve: 'b11226',
    number: '12336B',
    squares: false,
    stripes: false,
    horizontal_stripes: false,
    split: false,
    shirt_type: 'short_sleeves',
  };
}

/** A team of three, one of them on loan elsewhere, as in `profile.json`. */
export function profile(id: string, base = 0) {
  return {
    competitor: { id, name: 'Harbour Town', country: 'England', country_code: 'ENG' },
    jerseys: [jersey('away'), { ...jersey('home'), sleeve: 'ffffff' }],
    manager: { id: 'sr:player:90', name: 'Dale, Kim' },
    players: [
      {
        id: `sr:player:${base + 1}`,
        name: 'Moor, Uma',
        type: 'goalkeeper',
        date_of_birth: '1999-02-03',
        nationality: 'Brazil',
        country_code: 'BRA',
        height: 183,
        jersey_number: 1,
      },
      { id: `sr:player:${base + 2}`, name: 'Birk, Eva', type: 'forward', jersey_number: 9 },
      {
        id: `sr:player:${base + 3}`,
        name: 'Lark, Ines',
        type: 'midfielder',
        loaned_to_competitor_id: 'sr:competitor:99',
      },
    ],
  };
}

/** Odds of one bookmaker, as in `sport_event_markets.json`. */
export const MARKETS = [
  {
    id: 'sr:market:1',
    name: '1x2',
    books: [
      {
        id: 'sr:book:7',
        name: 'Lantern Odds',
        outcomes: [
          { type: 'home', odds_decimal: '1.90', open_odds_decimal: '2.00' },
          { type: 'draw', odds_decimal: '3.40' },
          { type: 'away', odds_decimal: '4.20' },
        ],
      },
    ],
  },
];
