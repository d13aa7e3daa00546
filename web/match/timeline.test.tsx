// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Incident } from '../../realtime/protocol/incident.ts';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { aLine } from '../live/testing/lines.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import { framedBoxes } from '../ui/testing/framed-box.ts';
import { Timeline } from './timeline.tsx';

const newBox = framedBoxes();

function keyIncidents(count: number): Incident[] {
  return Array.from({ length: count }, (_, index): Incident => ({
    id: `i${index}`,
    type: 'score',
    team: 'home',
    minute: index % 45,
    period: 'H1',
    player: `Player ${index}`,
  }));
}

function open(count: number) {
  const { box, show } = newBox();
  const match = matchOfLine(aLine('m1'));
  const render = (incidents: Incident[]) => show(<Timeline match={match} incidents={incidents} />);
  render(keyIncidents(count));
  return {
    render,
    rows: () => [...box.querySelectorAll('li')].map((row) => row.textContent),
    button: () => box.querySelector('button'),
  };
}

test('a short timeline shows all incidents', () => {
  const { rows, button } = open(40);
  expect(rows()).toHaveLength(40);
  expect(button()).toBeNull();
});

test('a long timeline shows the last incidents, newest first, until a click shows all', () => {
  const { rows, button } = open(120);
  expect(rows()).toHaveLength(12);
  expect(rows()[0]).toContain('Player 119');
  expect(button()?.textContent).toBe('Show all 120');
  act(() => button()?.click());
  expect(rows()).toHaveLength(120);
  // The button stays, so that its user keeps their place.
  act(() => button()?.click());
  expect(rows()).toHaveLength(12);
});

test('a timeline that grows long while it is open still shows all incidents', () => {
  const { rows, render } = open(40);
  render(keyIncidents(41));
  expect(rows()).toHaveLength(41);
});

test('a source’s own words have their own direction', () => {
  const { box, show } = newBox();
  const incidents = [goal('1', 45, { type: 'injury-time', player: undefined, text: '+2 min' })];
  show(<Timeline match={matchOfLine(aLine('m1'))} incidents={incidents} />);
  expect(box.querySelector('li bdi')?.textContent).toBe('+2 min');
});

/** Returns the timeline of a match, line by line. */
function linesOf(line: Partial<MatchLine>, incidents: Incident[]): string[] {
  const { box, show } = newBox();
  show(<Timeline match={matchOfLine(aLine('m1', line))} incidents={incidents} />);
  return [...box.querySelectorAll('li')].map((row) => row.textContent);
}

const goal = (id: string, minute: number | null, more: Partial<Incident> = {}): Incident => ({
  id,
  type: 'goal',
  team: 'home',
  minute,
  player: id,
  ...more,
});
const sides = (home: number, away: number) => ({ home, away });

describe('half-time and full time split a timeline, with the score of that moment', () => {
  const first = goal('A', 45, { stoppage: 2 });
  const second = goal('B', 46);
  const A = "45+2'AGoal (Home m1)";
  const B = "46'BGoal (Home m1)";
  const over: Partial<MatchLine> = { status: 'Ended', matchStatus: 'Ended', gameScore: ['1:0'] };

  test.each<[string, Partial<MatchLine>, Incident[], string[]]>([
    ['not before half-time', { matchStatus: 'H1' }, [first], [A]],
    ['at half-time', { matchStatus: 'HT', score: sides(1, 0) }, [first], ['HT 1–0', A]],
    [
      'in the second half, which begins with its 46th minute',
      { matchStatus: 'H2', gameScore: ['1:0'], score: sides(2, 0) },
      [first, second],
      [B, 'HT 1–0', A],
    ],
    [
      'where the half-time score stands among the periods',
      { matchStatus: 'H2', periods: [sides(1, 0), sides(0, 0)], score: sides(1, 0) },
      [first],
      ['HT 1–0', A],
    ],
    [
      'once it is over',
      { ...over, score: sides(2, 0), periods: [sides(1, 0), sides(1, 0)] },
      [first, second],
      [A, 'HT 1–0', B, 'FT 2–0'],
    ],
    [
      'though nobody reported its goals',
      { ...over, score: sides(2, 1), periods: [sides(1, 0), sides(1, 1)] },
      [],
      ['HT 1–0', 'FT 2–1'],
    ],
    [
      'at its end alone, where goals have no minutes',
      { ...over, score: sides(2, 0), periods: [sides(1, 0), sides(1, 0)] },
      [goal('A', null), goal('B', null)],
      ['AGoal (Home m1)', 'BGoal (Home m1)', 'FT 2–0'],
    ],
    [
      'after ninety minutes too, where they were not all',
      {
        status: 'Ended',
        matchStatus: 'AET',
        gameScore: ['1:0'],
        score: sides(2, 1),
        periods: [sides(1, 0), sides(0, 1), sides(1, 0)],
      },
      [first, goal('C', 90, { team: 'away', stoppage: 4 }), goal('D', 118)],
      [
        A,
        'HT 1–0',
        "90+4'CGoal (Away m1)",
        'End of normal time 1–1',
        'Extra time',
        "118'DGoal (Home m1)",
        'AET 2–1',
      ],
    ],
    [
      'after ninety minutes too, in the break of extra time',
      {
        matchStatus: 'ETHT',
        score: sides(1, 1),
        gameScore: ['1:0'],
        periods: [sides(1, 0), sides(0, 1)],
      },
      [first],
      ['Extra time', 'End of normal time 1–1', 'HT 1–0', A],
    ],
    [
      'and before the penalties, whose result is the match’s own',
      {
        status: 'Ended',
        matchStatus: 'AP',
        gameScore: ['0:0'],
        score: sides(0, 0),
        shootout: sides(1, 0),
        periods: [sides(0, 0), sides(0, 0)],
      },
      [goal('S', 120, { type: 'shootout-scored' })],
      [
        'HT 0–0',
        'End of normal time 0–0',
        'Penalties 1–0',
        "120'SScored in the shoot-out (Home m1)",
      ],
    ],
    [
      'and penalties of which the source has the result alone',
      {
        status: 'Finished',
        matchStatus: 'AP',
        gameScore: ['0:1'],
        score: sides(1, 1),
        shootout: sides(4, 3),
        periods: [sides(0, 1), sides(1, 0), sides(0, 0)],
      },
      [],
      ['HT 0–1', 'End of normal time 1–1', 'Extra time', 'AET 1–1', 'Penalties 4–3'],
    ],
    [
      'extra time while it is on, the latest first under its name',
      { matchStatus: 'ET2', score: sides(2, 1), periods: [sides(1, 0), sides(0, 1), sides(1, 0)] },
      [first, goal('C', 90, { team: 'away', stoppage: 4 }), goal('D', 91), goal('E', 118)],
      [
        'Extra time',
        "118'EGoal (Home m1)",
        "91'DGoal (Home m1)",
        'End of normal time 1–1',
        "90+4'CGoal (Away m1)",
        'HT 1–0',
        A,
      ],
    ],
    [
      'extra time in which nothing has happened yet',
      { matchStatus: 'ET1', score: sides(0, 0), periods: [sides(0, 0), sides(0, 0), sides(0, 0)] },
      [],
      ['Extra time', 'End of normal time 0–0', 'HT 0–0'],
    ],
    [
      'each set that is over parts it as well, also one without a break of serve',
      {
        sportId: 5,
        matchStatus: 'S3',
        periods: [sides(6, 4), sides(6, 7), sides(3, 2)],
        score: sides(1, 1),
      },
      [
        { id: '1', type: 'break-of-serve', team: 'home', minute: null, period: 'S1' },
        {
          id: '2',
          type: 'break-of-serve',
          team: 'home',
          minute: null,
          period: 'S3',
          score: sides(2, 1),
        },
      ],
      [
        'Set 3Break of serve 2–1 (Home m1)',
        'Set 2 6–7',
        'Set 1 6–4',
        'Set 1Break of serve (Home m1)',
      ],
    ],
    [
      'in the words of its sport',
      { ...over, sportId: 6, score: sides(31, 30), periods: [sides(15, 15), sides(16, 15)] },
      [goal('E', 31)],
      ['HT 1–0', "31'EGoal (Home m1)", 'Final 31–30'],
    ],
  ])('%s', (_name, line, incidents, shown) => {
    expect(linesOf(line, incidents)).toEqual(shown);
  });

  test('starts and ends of halves are not repeated', () => {
    const whistles: Incident[] = [
      { id: '1', type: 'period-start', team: null, minute: 1, period: 'H1' },
      { id: '2', type: 'period-end', team: null, minute: 45, period: 'H1' },
    ];
    expect(linesOf({ matchStatus: 'HT' }, whistles)).toEqual(['HT 0–0']);
  });
});

test.each<[MatchLine['sportId'], string, string]>([
  [1, "23'A 1–0Penalty goal (Home m1)", "24'BMissed penalty (Home m1)"],
  [6, "23'A 1–07-metre goal (Home m1)", "24'BMissed 7-metre throw (Home m1)"],
])('in sport %i a penalty has the sport’s own name', (sportId, scored, missed) => {
  const incidents = [
    goal('A', 23, { type: 'penalty-goal', score: sides(1, 0) }),
    goal('B', 24, { type: 'penalty-missed' }),
  ];
  const line = { sportId, status: 'Finished', matchStatus: 'Ended', score: sides(1, 0) } as const;
  expect(linesOf(line, incidents)).toEqual(expect.arrayContaining([scored, missed]));
});

describe('a match without incidents', () => {
  test.each<[string, Partial<MatchLine>, boolean]>([
    ['goalless and on has nothing to report yet', { matchStatus: 'H1' }, true],
    ['with a goal has', { matchStatus: 'H1', score: sides(1, 0) }, false],
    [
      'of another sport that is over has',
      { sportId: 2, status: 'Finished', matchStatus: 'Ended', score: sides(80, 79) },
      false,
    ],
    ['that was put off has no course', { status: 'Postponed', matchStatus: 'Not start' }, false],
  ])('%s', (_name, line, isQuiet) => {
    const { box, show } = newBox();
    show(<Timeline match={matchOfLine(aLine('m1', line))} incidents={[]} />);
    expect(box.textContent).toBe(isQuiet ? 'TimelineNothing to report yet.' : '');
  });
});

describe('a disallowed goal is shown, with the reason', () => {
  const taken = goal('A', 23, { removed: true, relatedPlayer: 'B', score: sides(1, 0) });
  const review = (text?: string): Incident => ({
    id: 'v',
    type: 'var',
    team: 'home',
    minute: 25,
    ...(text !== undefined && { text }),
  });
  test.each<[string, Incident[], string[]]>([
    ['taken back', [taken], ["23'A 1–0Goal disallowed (Home m1)"]],
    ['after a review', [taken, review()], ["23'A 1–0Goal disallowed – VAR (Home m1)"]],
    [
      'for a reason',
      [taken, review('Goal disallowed: offside')],
      ["23'A 1–0Goal disallowed – offside (Home m1)"],
    ],
    [
      'reported by its review alone',
      [review('No goal, handball')],
      ["25'Goal disallowed – handballVideo review (Home m1)"],
    ],
    [
      'and not where a review took none',
      [review('Penalty awarded')],
      ["25'Penalty awardedVideo review (Home m1)"],
    ],
    [
      'nor by the review of the other side',
      [taken, { ...review('Penalty confirmed'), team: 'away' }],
      ["25'Penalty confirmedVideo review (Away m1)", "23'A 1–0Goal disallowed (Home m1)"],
    ],
  ])('%s', (_name, incidents, shown) => {
    expect(linesOf({ matchStatus: 'H1' }, incidents)).toEqual(shown);
  });
});

test.each<[Incident['type'], string]>([
  ['goal', 'ball'],
  ['own-goal', 'own-goal'],
  ['penalty-goal', 'penalty'],
  ['penalty-missed', 'penalty-missed'],
  ['substitution', 'substitution'],
  ['red-card', 'red'],
  ['var', 'var'],
  ['touchdown', 'score'],
])('%s has the sign %s', (type, sign) => {
  const { box, show } = newBox();
  const match = matchOfLine(aLine('m1'));
  show(<Timeline match={match} incidents={[goal('A', 23, { type })]} />);
  expect(box.querySelector('[data-sign]')?.getAttribute('data-sign')).toBe(sign);
});
