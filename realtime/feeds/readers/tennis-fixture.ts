import type { Fixture } from '../../protocol/ingest.ts';
import type { Team } from '../../protocol/match-state.ts';
import { slugify } from '../../slug.ts';

const TENNIS = 5;

/** Files say the year alone: the day is that of most years' second week. */
const SLAMS: Readonly<Record<string, { name: string; country: string; day: string }>> = {
  ausopen: { name: 'Australian Open', country: 'au', day: '01-28' },
  frenchopen: { name: 'French Open', country: 'fr', day: '06-08' },
  wimbledon: { name: 'Wimbledon', country: 'gb', day: '07-13' },
  usopen: { name: 'US Open', country: 'us', day: '09-07' },
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
 * What an id like '2012-ausopen-1701' says: the slam, and by its number the
 * event (1 men, 2 women) and the round (7 the final).
 */
export function tennisMatch(
  id: string,
  players: { player1: string; player2: string } | undefined,
): TennisMatch {
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
      home: player(players?.player1, 'Player 1'),
      away: player(players?.player2, 'Player 2'),
      startTime: Date.parse(`${year}-${known?.day ?? '07-01'}T09:00:00Z`),
      season: { id: `${leagueId}-${year}`, name: year },
      stage: 'knockout',
      ...(round !== undefined && { round }),
    },
  };
}

function player(text: string | undefined, unknown: string): Team {
  const name = text === undefined || text.trim() === '' ? unknown : text.trim();
  const [given = '', ...family] = name.split(' ');
  const shortName =
    family.length > 0 && name !== unknown ? `${given[0] ?? ''}. ${family.join(' ')}` : name;
  return { id: `tennis-${slugify(name)}`, name, shortName };
}
