/** Bookmakers' odds. */
export default {
  odds: {
    formats: 'Odds format',
    decimal: 'Decimal',
    fractional: 'Fractional',
    american: 'American',
    note: 'Prices are shown for information only: no bets are taken here. Arrows show how a price has moved since it was first offered.',
    table: 'Prices: {market}',
    bookmaker: 'Bookmaker',
    suspended: 'suspended',
    bestPrice: 'best price',
    up: 'up from {price}',
    down: 'down from {price}',
  },
  market: {
    'match-winner': 'Match winner',
    'double-chance': 'Double chance',
    'both-teams-to-score': 'Both teams to score',
    total: 'Total',
    handicap: 'Handicap',
    withLine: '{market} {line}',
  },
  outcome: {
    homeOrDraw: '{home} or draw',
    homeOrAway: '{home} or {away}',
    drawOrAway: 'Draw or {away}',
    yes: 'Yes',
    no: 'No',
    over: 'Over',
    under: 'Under',
    overLine: 'Over {line}',
    underLine: 'Under {line}',
  },
  matchWithout: {
    odds: 'No odds are offered on this match.',
  },
} as const;
