import type { MatchDetails } from '../../realtime/protocol/details.ts';
import type { CatalogueMatch } from '../../realtime/protocol/catalogue.ts';
import type { Incident } from '../../realtime/protocol/incident.ts';
import type { Lineup } from '../../realtime/protocol/lineup.ts';
import { finished, type MatchOnTheField } from './feed.ts';

const DAY = 86_400_000;

/** Returns eleven players in a 4-3-3 with places, and the rest of a team sheet. */
function lineup(side: string, letter: string): Lineup {
  const rows = [1, 4, 3, 3];
  const starters = rows.flatMap((size, row) =>
    Array.from({ length: size }, (_, column) => ({ row: row + 1, column: column + 1 })),
  );
  return {
    formation: '4-3-3',
    confirmed: true,
    coach: `Coach ${letter}`,
    starters: starters.map((grid, index) => ({
      id: `${side}-${index + 1}`,
      name: `Player ${letter}${index + 1}`,
      number: index + 1,
      position: index === 0 ? 'GK' : 'MF',
      captain: index === 5,
      grid,
    })),
    substitutes: [{ id: `${side}-12`, name: `Reserve ${letter}12`, number: 12, position: 'FW' }],
    unavailable: [{ id: `${side}-13`, name: `Absent ${letter}13`, reason: 'injury', note: 'Knee' }],
  };
}

/** Returns all that a football match's tabs show. */
export function detailsOf({ matchId }: Pick<MatchOnTheField, 'matchId'>): MatchDetails {
  const figures = { shots: { home: 3, away: 1 }, possession: { home: 61, away: 39 } };
  const player = (id: string, name: string, goals: number) => ({
    id,
    name,
    number: 9,
    starter: true,
    values: { minutes: 20, goals, shots: 2 },
  });
  const offer = (id: string, name: string, [home, draw, away]: [number, number, number]) => ({
    market: 'match-winner' as const,
    bookmaker: { id, name },
    prices: [
      { outcome: 'home' as const, price: home, opening: 2 },
      { outcome: 'draw' as const, price: draw, opening: 3.4 },
      { outcome: 'away' as const, price: away, opening: 4 },
    ],
  });
  return {
    matchId,
    occurredAt: Date.now(),
    lineups: { home: lineup('h', 'H'), away: lineup('a', 'A') },
    statistics: [
      { period: 'ALL', stats: figures },
      { period: 'H1', stats: figures },
    ],
    boxScore: {
      home: { players: [player('h-11', 'Player H11', 1)] },
      away: { players: [player('a-11', 'Player A11', 0)] },
    },
    odds: [
      offer('anchor', 'Anchor Odds', [1.91, 3.4, 4.2]),
      offer('beacon', 'Beacon Bet', [2.05, 3.3, 3.9]),
    ],
    broadcasters: [
      { channels: [{ name: 'Journey Sport', uri: 'https://sport.example/' }, { name: 'Radio J' }] },
    ],
  };
}

/** Returns two earlier meetings of the teams, one won by each. */
export function meetingsOf({ matchId, home, away }: MatchOnTheField): CatalogueMatch[] {
  const team = (side: 'h' | 'a', name: string) => ({
    id: `${matchId}-${side}`,
    name,
    shortName: name,
  });
  return [
    { score: { home: 2, away: 0 }, days: 30 },
    { score: { home: 0, away: 1 }, days: 200 },
  ].map(({ score, days }, index) => ({
    matchId: `${matchId}-past-${index}`,
    fixture: {
      sportId: 1,
      league: { id: 'journey-league', name: 'Journey League', country: 'es' },
      home: team('h', home),
      away: team('a', away),
      startTime: Date.now() - days * DAY,
    },
    result: finished(score.home, score.away),
  }));
}

/** A goal that is also a shot, with its scorer. */
export const GOAL: Incident = {
  id: 'goal-1',
  type: 'goal',
  team: 'home',
  minute: 21,
  player: 'Player H11',
  playerId: 'h-11',
  shot: { outcome: 'goal', expectedGoals: 0.31, x: 91, y: 44 },
  score: { home: 1, away: 0 },
};
