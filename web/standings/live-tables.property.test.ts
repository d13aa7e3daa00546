import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../.ci/vitest/cases.ts';
import { countedEvents } from '../../edge/origin/media/standings/counted-events.ts';
import { countedMatches } from '../../edge/origin/media/standings/counted-matches.ts';
import { standingsRule } from '../../edge/origin/media/standings/standings-rules.ts';
import { computeStandings } from '../../edge/origin/media/standings/standings.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import type { EventStatus } from '../../realtime/sports/event-status.ts';
import type { MatchStatus } from '../../realtime/sports/match-status.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import type { SportId } from '../../realtime/sports/sport.ts';
import { aLine } from '../live/testing/lines.ts';
import type { Match } from '../domain/match.ts';
import { parseLine } from '../domain/parse-line.ts';
import { liveTables } from './live-tables.ts';
import type { StandingsRow } from './standings.ts';
import { aRow, someStandings } from './testing/standings.ts';

/* The origin computes a table from all matches, a page updates the one it loaded. Both must always agree. */

interface RenderClock {
  home: number;
  away: number;
  status: EventStatus;
  /** Winner of a finished match, beside its score. */
  winner: Side | null;
}

const TEAMS = ['a', 'b', 'c', 'd'];
const PAIRS = [
  ['a', 'b'],
  ['c', 'd'],
  ['a', 'c'],
  ['b', 'd'],
  ['d', 'a'],
] as const;

const renderClockArbitrary = fc.record({
  home: fc.integer({ min: 0, max: 3 }),
  away: fc.integer({ min: 0, max: 3 }),
  status: fc.constantFrom<EventStatus>('NotStarted', 'Live', 'Ended', 'Abandoned'),
  winner: fc.constantFrom(null, 'home' as const, 'away' as const),
});
const momentsArbitrary = fc.array(renderClockArbitrary, {
  minLength: PAIRS.length,
  maxLength: PAIRS.length,
});

function rowsOf(sportId: SportId, moments: readonly RenderClock[]) {
  return PAIRS.map(([homeTeamId, awayTeamId], index) => {
    const { home = 0, away = 0, status = 'NotStarted', winner = null } = moments[index] ?? {};
    const isOver = status === 'Ended';
    const matchStatus: MatchStatus =
      status === 'NotStarted' ? 'Not start' : isOver ? 'Walkover' : 'H1';
    return {
      id: `m${index}`,
      sportId,
      leagueId: 'l1',
      homeTeamId,
      awayTeamId,
      seasonId: null,
      stage: null,
      tie: null,
      startTime: index,
      startTimeTbd: false,
      startDayTbd: false,
      round: null,
      group: null,
      venue: null,
      venueId: null,
      status,
      matchStatus,
      playedTime: null,
      score: { home, away },
      periods: [{ home: home * 11, away: away * 9 }],
      gameScore: [],
      shootout: null,
      winner: isOver ? winner : null,
      displayStatus: [],
      stateEpoch: null,
      stateVersion: 0,
      stateAt: 0,
      fixtureSequence: 0,
    };
  });
}

function readOf(sportId: SportId, moments: readonly RenderClock[]) {
  const rule = standingsRule(sportId);
  const rows = rowsOf(sportId, moments);
  const lines = new Map(rows.map((row) => [row.id, row]));
  const table = computeStandings(
    TEAMS.map((id) => ({ id, name: id })),
    countedMatches(rows, lines),
    rule,
  ).map((row): StandingsRow => {
    const { rank, played, won, drawn, lost, scored, conceded, winPercentage, form, isLive } = row;
    const said = { rank, played, won, drawn, lost, scored, conceded, winPercentage, form, isLive };
    return {
      ...aRow(row.teamId),
      ...said,
      rally: rule.isPlayedInSets ? { scored: row.rallyScored, conceded: row.rallyConceded } : null,
      points: rule.points ? row.points : null,
      gamesBehind: rule.points ? null : row.gamesBehind,
    };
  });
  return someStandings(table, {
    rule: { points: rule.points, criteria: [...rule.criteria], hasDraws: rule.hasDraws },
    countedEvents: countedEvents(rows, lines, rule),
  });
}

function matchesOf(sportId: SportId, moments: readonly RenderClock[]): Map<string, Match> {
  return new Map(
    rowsOf(sportId, moments).map(({ id, status, matchStatus, score, periods, winner }) => {
      const changed = { sportId, status, matchStatus, score, periods, ...(winner && { winner }) };
      return [id, parseLine(aLine(id, changed))];
    }),
  );
}

/** Returns the rows by team, without places and without what only a page shows. */
function figures(rows: readonly StandingsRow[]) {
  return Object.fromEntries(
    rows.map(
      ({
        team,
        rank: _rank,
        movement: _movement,
        inPlay: _inPlay,
        form: _form,
        gamesBehind: _behind,
        ...row
      }) => [team.id, row],
    ),
  );
}

test.each(ALL_SPORTS.map(({ id, key }) => [key, id] as const))(
  'a table of %s that a page updates equals one computed from all matches',
  (_key, sportId) => {
    fc.assert(
      fc.property(momentsArbitrary, momentsArbitrary, (before, after) => {
        const matches = matchesOf(sportId, after);
        const moved = liveTables(readOf(sportId, before), (id) => matches.get(id))[0]?.rows ?? [];
        const computed = readOf(sportId, after).tables[0]?.rows ?? [];
        expect(figures(moved)).toEqual(figures(computed));
      }),
      { numRuns: cases(200) },
    );
  },
);

test('an updated football table has the computed order where points, difference and goals decide it', () => {
  fc.assert(
    fc.property(momentsArbitrary, momentsArbitrary, (before, after) => {
      const computed = readOf(1, after).tables[0]?.rows ?? [];
      const keys = computed.map(({ points, scored, conceded }) =>
        [points, scored - conceded, scored].join(),
      );
      fc.pre(new Set(keys).size === keys.length);
      const matches = matchesOf(1, after);
      const moved = liveTables(readOf(1, before), (id) => matches.get(id))[0]?.rows ?? [];
      const order = (rows: readonly StandingsRow[]) => rows.map(({ rank, team }) => rank + team.id);
      expect(order(moved)).toEqual(order(computed));
    }),
    { numRuns: cases(300) },
  );
});
