import type { BoxScoreSide, MatchDetails } from '../../realtime/protocol/details.ts';
import type { Lineup } from '../../realtime/protocol/lineup.ts';
import type { Offer } from '../../realtime/protocol/odds.ts';

/** A team sheet of a goalkeeper and a forward. */
export function lineup(team: string, more: Partial<Lineup> = {}): Lineup {
  return {
    formation: '4-3-3',
    confirmed: true,
    coach: 'Kim Holt',
    starters: [
      { id: `${team}-1`, name: 'Ada Gray', number: 1, position: 'GK', grid: { row: 1, column: 1 } },
      { id: `${team}-9`, name: 'Bo Ek', number: 9, position: 'FW', captain: true },
    ],
    substitutes: [{ id: `${team}-12`, name: 'Cy Lund' }],
    unavailable: [{ id: `${team}-5`, name: 'Di Ro', reason: 'injury', note: 'Knee' }],
    ...more,
  };
}

/** Two players of a football team; the forward scored `goals`. */
export function boxScore(team: string, goals: number): BoxScoreSide {
  return {
    players: [
      {
        id: `${team}-1`,
        name: 'Ada Gray',
        number: 1,
        starter: true,
        values: { minutes: 90, saves: 2 },
      },
      {
        id: `${team}-9`,
        name: 'Bo Ek',
        number: 9,
        starter: true,
        values: { minutes: 80, goals, shots: goals + 1 },
      },
    ],
  };
}

/** A bookmaker's prices for the winner. */
export function offer(bookmaker: string, home: number, more: Partial<Offer> = {}): Offer {
  return {
    market: 'match-winner',
    bookmaker: { id: bookmaker, name: bookmaker.toUpperCase() },
    prices: [
      { outcome: 'home', price: home },
      { outcome: 'draw', price: 3.4 },
      { outcome: 'away', price: 4 },
    ],
    ...more,
  };
}

/** All details of a football match. */
export function wholeDetails(matchId: string, team: string): MatchDetails {
  return {
    matchId,
    occurredAt: 1_000,
    lineups: { home: lineup(`${team}-h`), away: lineup(`${team}-a`, { confirmed: false }) },
    statistics: [
      { period: 'H2', stats: { shots: { home: 2, away: 1 } } },
      {
        period: 'ALL',
        stats: {
          'A rare one': { home: 1, away: 0 },
          shots: { home: 5, away: 3 },
          possession: { home: 61, away: 39 },
        },
      },
      { period: 'H1', stats: { shots: { home: 3, away: 2 } } },
    ],
    boxScore: { home: boxScore(`${team}-h`, 2), away: boxScore(`${team}-a`, 1) },
    incidents: [
      {
        id: 'i1',
        type: 'goal',
        team: 'home',
        minute: 12,
        player: 'Bo Ek',
        playerId: `${team}-h-9`,
        score: { home: 1, away: 0 },
      },
      { id: 'i2', type: 'comment', team: null, minute: 45, stoppage: 1, text: 'Half-time.' },
    ],
    odds: [offer('b', 2), offer('a', 2.1)],
    broadcasters: [
      { channels: [{ name: 'Anywhere', uri: 'https://anywhere.example/live' }] },
      { country: 'ESP', channels: [{ name: 'Canal Uno' }, { name: 'Anywhere' }] },
      { country: 'gb-eng', channels: [{ name: 'Channel One' }] },
    ],
  };
}
