import type { Fixture } from '../../protocol/ingest.ts';
import type { Team } from '../../protocol/match-state.ts';
import { slugify } from '../../protocol/fold-text.ts';
import { nationCoded } from '../nations.ts';
import { startInYear } from './day-start.ts';
import type { TennisPlayers } from './tennis-rows.ts';

const TENNIS = 5;

const SLAMS: Readonly<Record<string, { name: string; country: string }>> = {
  ausopen: { name: 'Australian Open', country: 'au' },
  frenchopen: { name: 'French Open', country: 'fr' },
  wimbledon: { name: 'Wimbledon', country: 'gb' },
  usopen: { name: 'US Open', country: 'us' },
};

const ROUNDS = [
  '1st round',
  '2nd round',
  '3rd round',
  'Round of 16',
  'Quarter-final',
  'Semi-final',
  'Final',
];

export interface TennisMatch {
  fixture: Fixture;
  /** Three in men's singles, two in women's. */
  setsToWin: number;
}

/**
 * Returns the match of an id like '2012-ausopen-1701': the slam, its year, and by its number the
 * event (1 men, 2 women) and the round (7 the final). Files have no day.
 */
export function tennisMatch(id: string, players: TennisPlayers | undefined): TennisMatch {
  const [year = '', slam = '', number = ''] = id.split('-');
  const known = SLAMS[slam];
  const isWomens = number.startsWith('2');
  const round = ROUNDS[Number(number[1]) - 1];
  const leagueId = `tennis-${slam}-${isWomens ? 'women' : 'men'}`;
  return {
    setsToWin: isWomens ? 2 : 3,
    fixture: {
      sportId: TENNIS,
      league: {
        id: leagueId,
        name: `${known?.name ?? slam} – ${isWomens ? 'Women' : 'Men'}`,
        ...(known && { country: known.country }),
      },
      home: player(players?.player1, players?.nation1, 'Player 1'),
      away: player(players?.player2, players?.nation2, 'Player 2'),
      ...startInYear(Number(year)),
      season: { id: `${leagueId}-${year}`, name: year },
      stage: 'knockout',
      ...(round !== undefined && { round }),
    },
  };
}

function player(text: string | undefined, country: string | undefined, unknown: string): Team {
  const name = text === undefined || text.trim() === '' ? unknown : text.trim();
  const [given = '', ...family] = name.split(' ');
  const shortName =
    family.length > 0 && name !== unknown ? `${given[0] ?? ''}. ${family.join(' ')}` : name;
  const nation = country === undefined ? undefined : nationCoded(country);
  return { id: `tennis-${slugify(name)}`, name, shortName, ...(nation && { nation }) };
}
