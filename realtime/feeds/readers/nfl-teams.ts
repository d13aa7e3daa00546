import type { Team } from '../../protocol/match-state.ts';

const NAMES: Readonly<Record<string, string>> = {
  ARI: 'Arizona Cardinals',
  ATL: 'Atlanta Falcons',
  BAL: 'Baltimore Ravens',
  BUF: 'Buffalo Bills',
  CAR: 'Carolina Panthers',
  CHI: 'Chicago Bears',
  CIN: 'Cincinnati Bengals',
  CLE: 'Cleveland Browns',
  DAL: 'Dallas Cowboys',
  DEN: 'Denver Broncos',
  DET: 'Detroit Lions',
  GB: 'Green Bay Packers',
  HOU: 'Houston Texans',
  IND: 'Indianapolis Colts',
  JAC: 'Jacksonville Jaguars',
  JAX: 'Jacksonville Jaguars',
  KC: 'Kansas City Chiefs',
  LA: 'Los Angeles Rams',
  LAC: 'Los Angeles Chargers',
  LV: 'Las Vegas Raiders',
  MIA: 'Miami Dolphins',
  MIN: 'Minnesota Vikings',
  NE: 'New England Patriots',
  NO: 'New Orleans Saints',
  NYG: 'New York Giants',
  NYJ: 'New York Jets',
  OAK: 'Oakland Raiders',
  PHI: 'Philadelphia Eagles',
  PIT: 'Pittsburgh Steelers',
  SD: 'San Diego Chargers',
  SEA: 'Seattle Seahawks',
  SF: 'San Francisco 49ers',
  STL: 'St. Louis Rams',
  TB: 'Tampa Bay Buccaneers',
  TEN: 'Tennessee Titans',
  WAS: 'Washington',
};

/**
 * Returns the team of a game-centre abbreviation. A team that is not listed has the abbreviation as
 * its name.
 */
export function nflTeam(abbr: string): Team {
  const name = NAMES[abbr] ?? abbr;
  const shortName = name.split(' ').at(-1) ?? abbr;
  return { id: `nfl-${abbr.toLowerCase()}`, name, shortName, code: abbr };
}
