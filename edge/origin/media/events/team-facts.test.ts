import { describe, expect, test } from 'vitest';
import type { Side } from '../../../../realtime/protocol/primitives.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import { teamFacts, type TeamResult } from './team-facts.ts';

const OUTCOMES = ['W', 'D', 'L'] as const;

/** Returns results, newest first, of 'W2-1' at home or 'w2-1' away, the team's own goals first. */
function results(written: string, league = 'League'): TeamResult[] {
  return written
    .split(' ')
    .filter(Boolean)
    .map((result) => {
      const [letter = '', own = '1', others = '1'] =
        /^(.)(?:(\d+)-(\d+))?$/.exec(result)?.slice(1) ?? [];
      const side: Side = letter === letter.toUpperCase() ? 'home' : 'away';
      const outcome = OUTCOMES.find((each) => each === letter.toUpperCase()) ?? 'L';
      const goals = { home: Number(own), away: Number(others) };
      const score = side === 'home' ? goals : { home: goals.away, away: goals.home };
      return { side, outcome, score, league };
    });
}

/** Returns the facts of the home team with these results, as 'kind count where'. */
function factsOf(written: string, sport: SportKey = 'football'): string[] {
  return teamFacts(sport, { home: results(written), away: [] }, []).map(
    ({ kind, count, where }) => `${kind} ${count} ${where}`,
  );
}

describe('results in a row', () => {
  test.each<[string, string, string[]]>([
    ['nothing stands out in two wins', 'W w', []],
    ['three wins', 'W w W L', ['winning 3 all']],
    ['three defeats', 'L l L W', ['losing 3 all']],
    ['four without defeat are few', 'W w D w L', []],
    ['five without defeat', 'D w D w D l', ['unbeaten 5 all']],
    ['wins stand for themselves while they are most of it', 'w w W d w L', ['winning 3 all']],
    ['a much longer run without defeat says more', 'w w W d w d L', ['unbeaten 6 all']],
    ['five without a win', 'D l D l L W', ['winless 5 all']],
    ['the newest result ends every streak of another kind', 'L W W W W W', []],
  ])('%s', (_what, written, facts) => {
    expect(factsOf(written)).toEqual(facts);
  });

  test('a team that never lost has all its matches as its streak', () => {
    expect(factsOf('w w w')).toEqual(['winning 3 all']);
  });
});

describe('results at home', () => {
  test('are no fact of two teams that have no match to come', () => {
    const home = results('l l W l W D W');
    expect(teamFacts('football', { home, away: [] }, [], { hasGround: false })).toEqual([]);
  });

  test('are a fact beside another of all matches', () => {
    expect(factsOf('l l W l W D W')).toEqual(['unbeaten 4 home']);
  });

  test('are no fact where a streak of all matches is as long', () => {
    expect(factsOf('W W W W l')).toEqual(['winning 4 all']);
    expect(factsOf('w W W l W')).toEqual(['winning 3 all']);
    expect(factsOf('W W W l W')).toEqual(['winning 3 all', 'winning 4 home']);
  });

  test('are no fact of players, who have no ground', () => {
    expect(factsOf('W W W l W', 'tennis')).toEqual(['winning 3 all']);
  });

  test('are a fact where they say the opposite', () => {
    expect(factsOf('l l l W W W W')).toEqual(['losing 3 all', 'winning 4 home']);
  });
});

describe('goals', () => {
  test.each<[string, string, string[]]>([
    ['nothing conceded', 'W1-0 d0-0 W2-0 l0-1', ['clean-sheets 3 all']],
    ['nothing scored', 'L0-1 d0-2 L0-1 w1-0', ['goalless 3 all']],
    ['a goal in each', 'L1-2 w1-0 L1-2 W2-1 l1-2 W1-0 l1-2 W1-0 l0-1', ['scoring 8 all']],
  ])('%s', (_what, written, facts) => {
    expect(factsOf(written)).toEqual(expect.arrayContaining(facts));
  });

  test.each<[string, string, string[]]>([
    ['at one ground', 'l0-1 W1-0 l0-1 W2-0 l0-3 W1-0', ['clean-sheets 3 home']],
    ['at all grounds, which say more', 'W1-0 w2-0 d0-0 l0-1 W1-0', ['clean-sheets 3 all']],
    ['not scored anywhere', 'l0-1 L0-2 l0-1 W1-0', ['goalless 3 all']],
  ])('%s', (_what, written, facts) => {
    expect(factsOf(written).filter((fact) => /clean|goalless/.test(fact))).toEqual(facts);
  });

  test('have no facts in sports with many of them', () => {
    expect(factsOf('W1-0 d0-0 W2-0', 'handball')).toEqual([]);
    expect(factsOf('W1-0 l0-1 W2-0', 'tennis')).toEqual([]);
  });

  test('end at a match that was decided without play', () => {
    const [first, second, third] = results('W1-0 W1-0 W1-0');
    if (!first || !second || !third) throw new Error('There are three results.');
    const home = [first, { ...second, score: null }, third];
    expect(teamFacts('football', { home, away: [] }, []).map(({ kind }) => kind)).toEqual([
      'winning',
    ]);
  });
});

test('the side that the sport names first has its facts first, and meetings come last', () => {
  const three = { home: results('W w W'), away: results('l L l') };
  const facts = (sport: SportKey) =>
    teamFacts(sport, three, results('W W w')).map(
      ({ side, kind, where }) => `${side} ${kind} ${where}`,
    );
  expect(facts('football')).toEqual([
    'home winning all',
    'away losing all',
    'home winning meetings',
  ]);
  expect(facts('basketball')).toEqual([
    'away losing all',
    'home winning all',
    'home winning meetings',
  ]);
});

describe('meetings', () => {
  const met = (written: string, sport: SportKey = 'football') =>
    teamFacts(sport, { home: [], away: [] }, results(written)).map(
      ({ side, kind, count, where }) => `${side} ${kind} ${count} ${where}`,
    );

  test('at the home team’s ground are a fact where all of them say less', () => {
    expect(met('l W l W D W')).toEqual(['home unbeaten 4 hosted']);
  });

  test('at the home team’s ground are no fact where all of them say as much', () => {
    expect(met('W w W w W')).toEqual(['home winning 5 meetings']);
  });

  test('at the home team’s ground are no fact of players', () => {
    expect(met('l W l W W', 'tennis')).toEqual([]);
  });
});

describe('the league of a fact', () => {
  const leaguesOf = (home: TeamResult[]) =>
    teamFacts('football', { home, away: [] }, []).map(({ kind, leagueName }) => [kind, leagueName]);

  test('is named where all its matches are of one', () => {
    expect(leaguesOf([...results('W w W', 'Cup'), ...results('L', 'League')])).toEqual([
      ['winning', 'Cup'],
    ]);
  });

  test('is unknown where they are of several', () => {
    expect(leaguesOf([...results('W w', 'Cup'), ...results('W', 'League')])).toEqual([
      ['winning', null],
    ]);
  });
});
