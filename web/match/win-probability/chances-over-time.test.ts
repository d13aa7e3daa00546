import { describe, expect, it, test } from 'vitest';
import type { Incident } from '../../../realtime/protocol/incident.ts';
import type { MatchUpdate } from '../../../realtime/protocol/ingest.ts';
import { matchOfUpdates } from '../testing/match-of-updates.ts';
import { chancesOverTime } from './chances-over-time.ts';

const GOALS = { home: 1.5, away: 1.2 };
const POINTS = { home: 112, away: 108 };
const FOOTBALL = 1;
const BASKETBALL = 2;
const TENNIS = 5;
const AMERICAN_FOOTBALL = 16;

const sides = (home: number, away: number) => ({ home, away });
const goal = (id: string, team: 'home' | 'away', minute: number, more: Partial<Incident> = {}) => ({
  id,
  type: 'goal' as const,
  team,
  minute,
  ...more,
});

function football(seconds: number | null, ...updates: Partial<MatchUpdate>[]) {
  return chancesOverTime(matchOfUpdates(FOOTBALL, ...updates), GOALS, seconds);
}

const SECOND_HALF: Partial<MatchUpdate> = { status: 'Live', matchStatus: 'H2' };
const percent = (share: number | undefined) => Math.round((share ?? NaN) * 100);

describe('the line of a football match', () => {
  it('ends where the clock is, and rises with a goal', () => {
    const curve = football(60 * 60, {
      ...SECOND_HALF,
      score: sides(1, 0),
      incidents: [goal('a', 'home', 30)],
    });
    expect(curve?.points[0]?.at).toBe(0);
    const [turn] = curve?.turns ?? [];
    expect(turn?.after.home).toBeGreaterThan(turn?.before.home ?? 1);
    expect(curve?.points.at(-1)?.at).toBeLessThan((curve?.width ?? 0) - 30);
    expect(percent(curve?.points.at(-1)?.chances.home)).toBeGreaterThan(70);
  });

  it('is certain after the end', () => {
    const curve = football(null, {
      status: 'Ended',
      matchStatus: 'Ended',
      score: sides(1, 1),
      incidents: [goal('a', 'home', 30), goal('b', 'away', 90, { stoppage: 12 })],
    });
    expect(curve?.points.at(-1)).toEqual({
      at: curve?.width,
      chances: { home: 0, draw: 1, away: 0 },
    });
    // However long stoppage time lasts, nothing is certain before the whistle.
    const last = curve?.turns[1];
    expect(last?.before.home).toBeLessThan(1);
    expect(last?.after.draw).toBeLessThan(1);
    expect(percent(last?.before.home)).toBeGreaterThan(90);
  });

  it('falls with a red card, and ignores a goal that was taken back', () => {
    const curve = football(50 * 60, {
      ...SECOND_HALF,
      incidents: [
        goal('a', 'home', 20, { removed: true }),
        { id: 'b', type: 'red-card', team: 'home', minute: 25 },
      ],
    });
    expect(curve?.turns.map(({ incident }) => incident.id)).toEqual(['b']);
    const [card] = curve?.turns ?? [];
    expect(card?.after.home).toBeLessThan(card?.before.home ?? 0);
  });

  it('ends with regular time: goals of extra time leave it as it was', () => {
    const curve = football(null, {
      status: 'Ended',
      matchStatus: 'AET',
      score: sides(2, 1),
      periods: [sides(1, 0), sides(0, 1), sides(1, 0), sides(0, 0)],
      incidents: [
        goal('a', 'home', 30),
        goal('b', 'away', 80),
        goal('c', 'home', 95, { period: 'ET1' }),
      ],
    });
    expect(curve?.turns).toHaveLength(2);
    expect(curve?.points.at(-1)?.chances.draw).toBe(1);
  });

  it.each<[string, Partial<MatchUpdate>]>([
    ['the goals do not add up to the score', { ...SECOND_HALF, score: sides(1, 0) }],
    [
      'a goal has no minute',
      {
        ...SECOND_HALF,
        score: sides(1, 0),
        incidents: [{ id: 'a', type: 'goal', team: 'home', minute: null }],
      },
    ],
    ['it was abandoned', { status: 'Abandoned', matchStatus: 'H2' }],
    ['it was decided without play', { status: 'Ended', matchStatus: 'Walkover', winner: 'home' }],
  ])('is missing if %s', (_name, update) => {
    expect(football(60 * 60, update)).toBeNull();
  });
});

const basket = (
  id: string,
  team: 'home' | 'away',
  period: 'Q1' | 'Q4' | 'OT',
  remaining: number,
  [home, away]: [number, number],
): Incident => ({
  id,
  type: 'score',
  team,
  minute: null,
  period,
  remaining,
  score: { home, away },
});

const QUARTERS = [sides(2, 0), sides(0, 0), sides(0, 0), sides(0, 2)];

describe('the line of a basketball match', () => {
  const lastScores = [basket('a', 'home', 'Q1', 700, [2, 0]), basket('b', 'away', 'Q4', 3, [2, 2])];

  it('grows with the lead as time runs out', () => {
    const curve = chancesOverTime(
      matchOfUpdates(BASKETBALL, {
        status: 'Live',
        matchStatus: 'Q4',
        score: sides(2, 0),
        periods: QUARTERS.map(({ home }) => ({ home, away: 0 })),
        incidents: lastScores.slice(0, 1),
      }),
      POINTS,
      60,
    );
    expect(curve?.width).toBe(4 * 720);
    expect(curve?.breaks).toEqual([720, 1_440, 2_160]);
    expect(curve?.points.at(-1)?.at).toBe(4 * 720 - 60);
    const [first, last] = [curve?.turns[0]?.after.home, curve?.points.at(-1)?.chances.home];
    expect(last).toBeGreaterThan((first ?? 1) + 0.05);
  });

  it('goes on in overtime, and ends with the winner', () => {
    const curve = chancesOverTime(
      matchOfUpdates(BASKETBALL, {
        status: 'Ended',
        matchStatus: 'Ended',
        score: sides(2, 4),
        periods: [...QUARTERS, sides(0, 2)],
        incidents: [...lastScores, basket('c', 'away', 'OT', 10, [2, 4])],
      }),
      POINTS,
      null,
    );
    expect(curve?.width).toBe(4 * 720 + 300);
    expect(curve?.turns[1]?.after.home).toBeCloseTo(0.5, 1);
    expect(curve?.points.at(-1)?.chances.away).toBe(1);
  });

  it.each<[string, Incident[]]>([
    ['a score has no time', [{ ...basket('a', 'home', 'Q1', 1, [2, 0]), remaining: undefined }]],
    ['quarters last ten minutes', [basket('a', 'home', 'Q1', 590, [2, 0])]],
    ['the scores do not add up', [basket('a', 'home', 'Q1', 700, [3, 0])]],
  ])('is missing if %s', (_name, incidents) => {
    const update: Partial<MatchUpdate> = {
      status: 'Live',
      matchStatus: 'Q1',
      score: sides(2, 0),
      periods: [sides(2, 0)],
      incidents: incidents.map(({ remaining, ...incident }) =>
        remaining === undefined ? incident : { ...incident, remaining },
      ),
    };
    expect(chancesOverTime(matchOfUpdates(BASKETBALL, update), POINTS, null)).toBeNull();
  });
});

test('a touchdown and its extra point are one swing', () => {
  const play = { team: 'away', minute: null, period: 'Q2', remaining: 500 } as const;
  const record = matchOfUpdates(AMERICAN_FOOTBALL, {
    status: 'Live',
    matchStatus: 'Q2',
    score: sides(0, 7),
    periods: [sides(0, 0), sides(0, 7)],
    incidents: [
      { id: 'k', type: 'period-start', team: null, minute: null, period: 'Q1', remaining: 900 },
      { ...play, id: 'a', type: 'touchdown', score: sides(0, 6), points: 6 },
      { ...play, id: 'b', type: 'extra-point', score: sides(0, 7), points: 1 },
    ],
  });
  const curve = chancesOverTime(record, sides(24, 21), 480);
  expect(curve?.turns.map(({ incident }) => incident.id)).toEqual(['a']);
  expect(curve?.points.at(-1)?.chances.away).toBeGreaterThan(0.6);
});

test('a sport without a model has no line', () => {
  const record = matchOfUpdates(TENNIS, { status: 'Live', matchStatus: 'S1' });
  expect(chancesOverTime(record, sides(2, 1), null)).toBeNull();
});
