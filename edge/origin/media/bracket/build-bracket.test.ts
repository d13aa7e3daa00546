import { describe, expect, it } from 'vitest';
import { buildBracket } from './build-bracket.ts';
import type { KnockoutMatch } from './knockout-match.ts';

let count = 0;

/** 'QF A-B 2:1', or without a score; a shoot-out follows in brackets: 'QF A-B 1:1 (3:4)'. */
function match(text: string, more: Partial<KnockoutMatch> = {}): KnockoutMatch {
  const [, round = '', homeTeamId = '', awayTeamId = '', goals, kicks] =
    /^(.+) (\w+)-(\w+)(?: (\d+:\d+))?(?: \((\d+:\d+)\))?$/.exec(text) ?? [];
  const pair = (score: string) => {
    const [home = 0, away = 0] = score.split(':').map(Number);
    return { home, away };
  };
  count += 1;
  return {
    matchId: `m${count}`,
    round,
    tie: null,
    homeTeamId,
    awayTeamId,
    startTime: count,
    status: goals === undefined ? 'NotStarted' : 'Finished',
    score: goals === undefined ? null : pair(goals),
    shootout: kicks === undefined ? null : pair(kicks),
    winner: null,
    ...more,
  };
}

/** Each round as a line: teams, winner, and where the winner goes. */
function drawing(matches: KnockoutMatch[], planned: { name: string; ties: number }[] = []) {
  return buildBracket(matches, planned).map(({ name, ties }) =>
    [
      `${name}:`,
      ...ties.map(({ id, tie, winnerId, nextId, from }) => {
        const sides = tie ? `${tie.teamIds.join('-')} ${winnerId ?? '?'}` : '?-?';
        const before = from.some((each) => each !== null)
          ? `${from[0] ?? ''}+${from[1] ?? ''}>`
          : '';
        return `${before}[${id} ${sides}]${nextId === null ? '' : `>${nextId}`}`;
      }),
    ].join(' '),
  );
}

describe('a finished bracket', () => {
  it('follows the winners and puts their ties side by side', () => {
    const matches = [
      match('SF A-B 2:1'),
      match('SF C-D 0:1'),
      match('SF E-F 1:1 (3:4)'),
      match('SF G-H 3:0'),
      match('Third F-D 1:0'),
      match('Next A-G 1:0'),
      match('Next F-D 0:2'),
      match('Final A-D 1:2'),
    ];
    // A met G although their ties are apart in the list.
    expect(drawing(matches.filter(({ round }) => round !== 'Third'))).toEqual([
      'SF: [0-0 A-B A]>1-0 [0-3 G-H G]>1-0 [0-2 E-F F]>1-1 [0-1 C-D D]>1-1',
      'Next: 0-0+0-3>[1-0 A-G A]>2-0 0-2+0-1>[1-1 F-D D]>2-0',
      'Final: 1-0+1-1>[2-0 A-D D]',
    ]);
  });

  it('sends no winner to a match for third place', () => {
    const matches = [
      match('Semi-finals A-B 2:1'),
      match('Semi-finals C-D 0:1'),
      match('Third place B-C 1:0'),
      match('Final A-D 0:1'),
    ];
    expect(drawing(matches)).toEqual([
      'Semi-finals: [0-0 A-B A]>2-0 [0-1 C-D D]>2-0',
      'Third place: [1-0 B-C B]',
      'Final: 0-0+0-1>[2-0 A-D D]',
    ]);
  });

  it('adds up two legs, however a source names them, and then uses the shoot-out', () => {
    const legs = [
      match('Play-offs, Matchday 1 A-B 1:0'),
      match('Play-offs, Matchday 1 C-D 2:0'),
      match('Play-offs, Matchday 2 B-A 1:0 (5:4)'),
      match('Play-offs, Matchday 2 D-C 1:0'),
    ];
    expect(drawing(legs)).toEqual(['Play-offs: [0-0 A-B B] [0-1 C-D C]']);
    const [round] = buildBracket(legs, []);
    expect(round?.ties[0]?.tie).toMatchObject({ score: [1, 1], shootout: [4, 5] });
    expect(round?.ties[1]?.tie?.legs).toHaveLength(2);
  });

  it('adds up each team’s own goals of two legs, in the order of their starts', () => {
    const away = match('Final, Leg 2 B-A 3:1', { startTime: 2_000 });
    const home = match('Final, Leg 1 A-B 2:1', { startTime: 1_000 });
    expect(buildBracket([away, home], [])[0]?.ties[0]?.tie).toMatchObject({
      teamIds: ['A', 'B'],
      score: [3, 4],
      winnerId: 'B',
    });
  });

  it('advances the team that a leg was awarded to, whatever its score', () => {
    const matches = [
      match('SF A-B 1:0', { winner: 'away' }),
      match('SF C-D', { status: 'Finished', winner: 'home' }),
      match('Final, Leg 1 B-C 2:0'),
      match('Final, Leg 2 C-B 1:0', { winner: 'home' }),
    ];
    expect(drawing(matches)).toEqual([
      'SF: [0-0 A-B B]>1-0 [0-1 C-D C]>1-0',
      'Final: 0-0+0-1>[1-0 B-C C]',
    ]);
    expect(buildBracket(matches, [])[0]?.ties[1]?.tie?.score).toBeNull();
  });

  it('takes the team in the next round as the winner when the score is level', () => {
    const matches = [match('SF A-B 1:1'), match('SF C-D 1:0'), match('Final B-C')];
    expect(drawing(matches)).toEqual([
      'SF: [0-0 A-B B]>1-0 [0-1 C-D C]>1-0',
      'Final: 0-0+0-1>[1-0 B-C ?]',
    ]);
  });
});

it('does not take a team in the match for third place as a winner', () => {
  const matches = [
    match('SF A-B 1:1'),
    match('SF C-D 1:0'),
    match('Third A-D'),
    match('Final B-C'),
  ];
  expect(drawing(matches)[0]).toBe('SF: [0-0 A-B B]>2-0 [0-1 C-D C]>2-0');
});

describe('an unfinished bracket', () => {
  const planned = [
    { name: 'Quarter-finals', ties: 4 },
    { name: 'Semi-finals', ties: 2 },
    { name: 'Final', ties: 1 },
  ];
  const at = (tie: number) => ({ tie });

  it('shows ties that are not drawn yet, and the next tie of each', () => {
    const matches = [
      match('Quarter-finals G-H 0:1', at(3)),
      match('Quarter-finals A-B 1:0', at(0)),
      match('Quarter-finals C-D', at(1)),
    ];
    expect(drawing(matches, planned)).toEqual([
      'Quarter-finals: [0-0 A-B A]>1-0 [0-1 C-D ?]>1-0 [0-2 ?-?]>1-1 [0-3 G-H H]>1-1',
      'Semi-finals: 0-0+0-1>[1-0 ?-?]>2-0 0-2+0-3>[1-1 ?-?]>2-0',
      'Final: 1-0+1-1>[2-0 ?-?]',
    ]);
  });

  it('names the teams that advance without a match', () => {
    const matches = [
      match('Quarter-finals A-B 1:0', at(0)),
      match('Quarter-finals G-H 1:0', at(3)),
      match('Semi-finals C-A', at(0)),
    ];
    const rounds = buildBracket(matches, planned);
    expect(rounds[0]?.ties.map(({ byeId, winnerId }) => [byeId, winnerId])).toEqual([
      [null, 'A'],
      ['C', 'C'],
      [null, null],
      [null, 'G'],
    ]);
    expect(drawing(matches, planned)).toEqual([
      'Quarter-finals: [0-0 A-B A]>1-0 [0-1 ?-?]>1-0 [0-2 ?-?]>1-1 [0-3 G-H G]>1-1',
      'Semi-finals: 0-1+0-0>[1-0 C-A ?]>2-0 0-2+0-3>[1-1 ?-?]>2-0',
      'Final: 1-0+1-1>[2-0 ?-?]',
    ]);
    const both = buildBracket([match('Semi-finals C-D', at(1))], planned);
    expect(both[0]?.ties.map(({ byeId }) => byeId)).toEqual([null, null, 'C', 'D']);
  });

  it('has no winner while a leg is still to be played', () => {
    const [round] = buildBracket([match('SF A-B 4:0', at(0)), match('SF B-A', at(0))], []);
    expect(round?.ties).toMatchObject([{ tie: { score: [4, 0], winnerId: null } }]);
  });

  it('shows the planned rounds before any team is known', () => {
    expect(drawing([], planned)[2]).toBe('Final: 1-0+1-1>[2-0 ?-?]');
  });

  it('ignores a draw that gives one place to two ties', () => {
    const matches = [match('SF A-B 1:0', at(0)), match('SF C-D 1:0', at(0)), match('Final C-A')];
    expect(drawing(matches)).toEqual([
      'SF: [0-1 C-D C]>1-0 [0-0 A-B A]>1-0',
      'Final: 0-1+0-0>[1-0 C-A ?]',
    ]);
  });

  it('is empty without a knock-out', () => {
    expect(buildBracket([], [])).toEqual([]);
  });
});
