import { describe, expect, it, test } from 'vitest';
import type { SeasonRulesRow } from '../../db/schema.ts';
import type { SeasonMatch } from '../leagues/season-match.ts';
import { openSeason, type SeasonRows } from './open-season.ts';
import { seasonOf, type Score } from './testing/season.ts';

/** The first five have hosted all others, the last two nobody. */
const season = seasonOf({ score: (home): Score => (home < 5 ? [1, 0] : null) });

const RULES: SeasonRulesRow = { seasonId: 's', tiebreakers: null, zones: [], knockout: [] };

/** Returns the season with other members in its matches that fit. */
function changed(fits: (match: SeasonMatch) => boolean, change: Partial<SeasonMatch>): SeasonRows {
  return {
    ...season,
    matches: season.matches.map((match) => (fits(match) ? { ...match, ...change } : match)),
  };
}

const isFirst = ({ id }: SeasonMatch) => id === 'm0';
const isLast = ({ id }: SeasonMatch) => id === 'm41';

describe('a season in which each pair meets once at either ground', () => {
  it('is open with its results and its fixtures', () => {
    const open = openSeason(season);
    expect(open?.teamIds).toEqual([...'ABCDEFG']);
    expect(open?.results).toHaveLength(30);
    expect(open?.fixtures).toHaveLength(12);
    expect(open?.rule.criteria[0]).toBe('points');
  });

  it('counts a match in play as one to come', () => {
    const inPlay = changed(isLast, { status: 'Live', score: { home: 3, away: 0 } });
    expect(openSeason(inPlay)?.fixtures).toHaveLength(12);
  });

  it('counts a postponed match as one to come', () => {
    expect(openSeason(changed(isLast, { status: 'Postponed' }))?.fixtures).toHaveLength(12);
  });

  it('counts an awarded match as a result', () => {
    const awarded = changed(isLast, {
      status: 'Ended',
      matchStatus: 'Awarded',
      score: { home: 3, away: 0 },
      winner: 'home',
    });
    expect(openSeason(awarded)?.results).toHaveLength(31);
  });
});

test.each<[string, SeasonRows]>([
  ['one that is over', seasonOf({ score: () => [1, 1] })],
  ['one with too few results of a team', seasonOf({ score: (home) => (home < 2 ? [1, 0] : null) })],
  [
    'one of few teams',
    seasonOf({ ids: 'ABCD', score: (home, away) => (home === 3 && away === 2 ? null : [1, 0]) }),
  ],
  ['one that lacks a match', { ...season, matches: season.matches.slice(1) }],
  [
    'one that has a match twice',
    { ...season, matches: [...season.matches, ...season.matches.slice(0, 1)] },
  ],
  [
    'one whose pairs meet at one ground only',
    {
      ...season,
      matches: season.matches.filter(({ homeTeamId, awayTeamId }) => homeTeamId < awayTeamId),
    },
  ],
  ['one with a cancelled match', changed(isLast, { status: 'Cancelled' })],
  [
    'one with an abandoned match',
    changed(isLast, { status: 'Abandoned', score: { home: 1, away: 0 } }),
  ],
  ['one with a match that is over without a result', changed(isFirst, { score: null })],
  ['one with groups', changed(isFirst, { group: 'Group A' })],
  ['one with drawn groups', { ...season, drawn: [{ seasonId: 's', teamId: 'A', group: 'East' }] }],
  ['one with a second stage', changed(isLast, { stage: 'championship-round' })],
  [
    'one with a knock-out',
    { ...season, rules: { ...RULES, knockout: [{ name: 'Final', ties: 1 }] } },
  ],
  [
    'one whose criteria a run cannot compare',
    {
      ...season,
      rules: {
        ...RULES,
        tiebreakers: {
          criteria: ['points', 'opponents-points'],
          headToHead: 'complete',
          again: 'never',
        },
      },
    },
  ],
  ['one of another sport', { ...season, league: { ...season.league, sportId: 6 } }],
  ['one without a name', { ...season, season: null }],
])('%s has no outlook', (_what, rows) => {
  expect(openSeason(rows)).toBeNull();
});
