import { describe, expect, test } from 'vitest';
import { aLine, aSnapshot, START } from '../live/testing/lines.ts';
import type { DayScores } from '../domain/day-scores.ts';
import { createDayListModel } from './day-list-model.ts';
import { parseLine } from '../domain/parse-line.ts';
import { aDay } from './testing/a-day.ts';

const DAY = 86_400_000;
const upcoming = { status: 'NotStarted', matchStatus: 'Not start' } as const;

function scoresOf(
  lines = [aLine('m1'), aLine('m2', upcoming)],
  more: Partial<DayScores> = {},
): DayScores {
  const roomSnapshots = [{ sportKey: 'football' as const, snapshot: aSnapshot(1, lines) }];
  return aDay({ roomSnapshots, ...more });
}

const idsOf = (sports: ReturnType<ReturnType<typeof createDayListModel>['read']>['all']) =>
  sports.flatMap(({ leagues }) => leagues.flatMap(({ matchIds }) => matchIds));
const live = (...matches: ReturnType<typeof parseLine>[]) => ({
  matches: new Map(matches.map((match) => [match.id, match] as const)),
});

describe('the list', () => {
  test('separates live matches from the rest', () => {
    const listing = createDayListModel(scoresOf()).read(live());
    expect(idsOf(listing.live)).toEqual(['m1']);
    expect(idsOf(listing.rest)).toEqual(['m2']);
    expect(listing.liveCount).toBe(1);
  });

  test('puts overdue matches after upcoming ones', () => {
    const at = (hours: number) => ({ ...upcoming, startTime: START + hours * 3_600_000 });
    const lines = [aLine('late', at(-2)), aLine('next', at(1)), aLine('last', at(2))];
    const { all } = createDayListModel(scoresOf(lines)).read(live());
    expect(idsOf(all)).toEqual(['next', 'last', 'late']);
  });

  test('is the same object while only scores change', () => {
    const { read } = createDayListModel(scoresOf());
    const before = read(live(parseLine(aLine('m1'))));
    expect(read(live(parseLine(aLine('m1', { score: { home: 1, away: 0 } }))))).toBe(before);
  });

  test('lists a match whose id is the name of an Object method', () => {
    const { read } = createDayListModel(scoresOf([aLine('hasOwnProperty')]));
    expect(idsOf(read(live()).all)).toEqual(['hasOwnProperty']);
  });

  test('keeps a match that ends among the live ones', () => {
    const { read } = createDayListModel(scoresOf());
    read(live());
    const after = read(live(parseLine(aLine('m1', { status: 'Ended', matchStatus: 'Ended' }))));
    expect(idsOf(after.live)).toEqual(['m1']);
    expect(after.liveCount).toBe(0);
  });

  test('adds matches of the room that are on this day and in a followed sport', () => {
    const { read } = createDayListModel(scoresOf());
    const listing = read(
      live(
        parseLine(aLine('new', upcoming)),
        parseLine(aLine('tomorrow', { ...upcoming, startTime: START + DAY })),
        parseLine(aLine('other-sport', { sportId: 5 })),
      ),
    );
    expect(idsOf(listing.all)).toContain('new');
    expect(idsOf(listing.all)).not.toContain('tomorrow');
    expect(idsOf(listing.all)).not.toContain('other-sport');
  });

  test('shows yesterday’s match today only while it is still in play', () => {
    const late = aLine('late', { startTime: START - DAY });
    const over = aLine('over', { startTime: START - DAY, status: 'Ended' });
    expect(idsOf(createDayListModel(scoresOf([late, over])).read(live()).all)).toEqual(['late']);
    expect(
      idsOf(createDayListModel(scoresOf([late, over], { isToday: false })).read(live()).all),
    ).toEqual([]);
  });

  test('removes a match that moves to tomorrow, and adds it again when it moves back', () => {
    const { read } = createDayListModel(scoresOf());
    const on = aLine('new', upcoming);
    expect(idsOf(read(live(parseLine(on))).rest)).toEqual(['m2', 'new']);
    const off = parseLine({ ...on, startTime: START + DAY });
    expect(idsOf(read(live(off)).rest)).toEqual(['m2']);
    expect(idsOf(read(live(parseLine(on))).rest)).toEqual(['m2', 'new']);
  });

  test('moves a match to the live ones when it kicks off', () => {
    const { read } = createDayListModel(scoresOf());
    const after = read(live(parseLine(aLine('m2'))));
    expect(idsOf(after.live)).toEqual(['m1', 'm2']);
    expect(idsOf(after.rest)).toEqual([]);
    expect(after.liveCount).toBe(2);
  });

  test('lists a match under its new league when that changes', () => {
    const { read } = createDayListModel(scoresOf());
    read(live());
    const moved = { ...upcoming, leagueId: 'cup', leagueName: 'Cup' };
    const [sport] = read(live(parseLine(aLine('m2', moved)))).rest;
    expect(sport?.leagues.map(({ name }) => name)).toEqual(['Cup']);
  });

  test('returns to the matches of the page when the room is gone', () => {
    const { read } = createDayListModel(scoresOf());
    read(live(parseLine(aLine('m2')), parseLine(aLine('new', upcoming))));
    const after = read(live());
    expect(idsOf(after.all).toSorted()).toEqual(['m1', 'm2']);
    expect(after.liveCount).toBe(1);
  });
});
