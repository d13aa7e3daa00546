import { expect, test } from 'vitest';
import { NO_MATCHES, type ListedPage } from '../domain/event-page.ts';
import { parseLine } from '../domain/parse-line.ts';
import { aLine, START } from '../live/testing/lines.ts';
import type { Standings, StandingsRow } from '../standings/standings.ts';
import type { BracketRound } from './bracket.ts';
import { seasonEnd, type SeasonFacts } from './season-end.ts';

const DAY = 86_400_000;
const TEAMS = ['a', 'b', 'c'].map((id) => ({ id, name: `Team ${id}`, shortName: id }));

const listed = (id: string): ListedPage => ({
  entries: [{ match: parseLine(aLine(id)), round: null, group: null, venue: null }],
  flag: null,
});

function table(played: readonly number[], isChampion = false): Standings {
  const rows = TEAMS.map((team, index): StandingsRow => ({
    rank: index + 1,
    team,
    played: played[index] ?? 0,
    won: 0,
    drawn: 0,
    lost: 0,
    scored: 0,
    conceded: 0,
    rally: null,
    points: 0,
    winPercentage: 0,
    gamesBehind: null,
    form: [],
    isLive: false,
    movement: 0,
    inPlay: null,
    zone: isChampion && index === 0 ? { kind: 'champion', name: 'Champions' } : null,
  }));
  return {
    league: { id: 'l', name: 'League', sportKey: 'football' },
    season: null,
    seasons: [],
    scope: 'all',
    tables: [{ group: null, rows, zones: [] }],
    rule: null,
    countedEvents: [],
  };
}

function final(name: string, isWon: boolean): BracketRound[] {
  const [home, away] = TEAMS;
  const side = (team = home, isWinner = false) => ({
    team: team ?? null,
    score: null,
    shootout: null,
    isWinner,
  });
  return [
    {
      name,
      ties: [{ id: 't', sides: [side(home), side(away, isWon)], legs: [], nextTieId: null }],
    },
  ];
}

const facts = (more: Partial<SeasonFacts>): SeasonFacts => ({
  season: '2024-25',
  unreported: NO_MATCHES,
  results: listed('m'),
  standings: null,
  knockout: [],
  lastStart: START,
  ...more,
});
const TOMORROW = START + DAY;
const LATER = START + 61 * DAY;

test.each<[what: string, more: Partial<SeasonFacts>, now: number, champion: string | null]>([
  ['that has its final ends with it', { knockout: final('Final', true) }, TOMORROW, 'b'],
  ['of which all met all ends', { standings: table([4, 4, 4]) }, TOMORROW, null],
  ['whose rules name a champion has one', { standings: table([4, 4, 4], true) }, TOMORROW, 'a'],
  ['that nothing follows for two months is over', { standings: table([4, 3, 3]) }, LATER, null],
  ['whose play-offs decide who goes up', { knockout: final('Play-off final', true) }, LATER, null],
])('a season %s', (_, more, now, champion) => {
  expect(seasonEnd(facts(more), now)).toMatchObject({
    season: '2024-25',
    champion: champion === null ? null : { id: champion },
    hasUnreported: false,
  });
});

test.each<[what: string, more: Partial<SeasonFacts>]>([
  ['amid its rounds', { standings: table([4, 3, 3]) }],
  ['before its final', { knockout: final('Final', false), standings: table([4, 4, 4]) }],
  ['of which matches may still be reported', { unreported: listed('u') }],
])('a season %s goes on', (_, more) => {
  expect(seasonEnd(facts(more), TOMORROW)).toBeNull();
});

test('a season without any match has not ended', () => {
  expect(seasonEnd(facts({ results: NO_MATCHES }), LATER)).toBeNull();
});

test('a table with missing results names no champion', () => {
  const standings = table([4, 4, 4], true);
  expect(seasonEnd(facts({ standings, unreported: listed('u') }), LATER)).toEqual({
    season: '2024-25',
    champion: null,
    hasUnreported: true,
  });
});
