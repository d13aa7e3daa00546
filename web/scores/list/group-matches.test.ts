import { describe, expect, test } from 'vitest';
import { parseLine } from '../../domain/parse-line.ts';
import { aLine, START } from '../../live/testing/lines.ts';
import type { ListedMatch } from '../../domain/event-page.ts';
import { textOf } from '../../../edge/shared/text/text.ts';
import { groupMatches, startLabel } from './group-matches.ts';

const t = textOf('en');
const DAY = 86_400_000;
const renderClock = { now: START, timeZone: 'UTC' };

function listed(id: string, startTime: number, more: Partial<ListedMatch> = {}): ListedMatch {
  const match = parseLine(aLine(id, { startTime }));
  return { match, round: 'Matchday 3', group: null, venue: null, ...more };
}

const shown = (entries: ListedMatch[], detail: 'round' | 'league' = 'round') =>
  groupMatches(t, entries, detail, renderClock).map(({ day, detail: text, entries: own }) => [
    day,
    text,
    own.map(({ match }) => match.id).join(''),
  ]);

describe('a list of matches', () => {
  test('is grouped by day, and within a day by round', () => {
    const entries = [
      listed('a', START),
      listed('b', START + 1, { round: 'Matchday 4' }),
      listed('c', START + 2),
      listed('d', START + DAY),
    ];
    expect(shown(entries)).toEqual([
      ['Today', 'Matchday 3', 'ac'],
      ['Today', 'Matchday 4', 'b'],
      ['Tomorrow', 'Matchday 3', 'd'],
    ]);
  });

  test('puts a match without a known time at the end of its date, in every zone', () => {
    const noon = Date.parse('2026-11-21T12:00:00Z');
    const tbd = listed('t', noon);
    const entries = [
      { ...tbd, match: { ...tbd.match, startTimeTbd: true } },
      listed('a', noon + 1),
    ];
    const day = (timeZone: string) =>
      groupMatches(t, entries, 'round', { now: noon - 10 * DAY, timeZone }).map((group) => [
        group.day,
        group.entries.map(({ match }) => match.id).join(''),
      ]);
    expect(day('America/Sao_Paulo')).toEqual([['Sat 21 Nov', 'at']]);
    expect(day('Pacific/Pago_Pago')).toEqual([['Sat 21 Nov', 'at']]);
    expect(day('Pacific/Auckland')).toEqual([
      ['Sat 21 Nov', 't'],
      ['Sun 22 Nov', 'a'],
    ]);
  });

  test('lists a match with an invalid start date under "Day unknown"', () => {
    expect(shown([listed('a', START), listed('b', 8.64e15)])).toEqual([
      ['Today', 'Matchday 3', 'a'],
      ['Day unknown', 'Matchday 3', 'b'],
    ]);
  });

  test('names the league on a team’s page and the group on a league’s', () => {
    const entry = listed('a', START - DAY, { group: 'Group A' });
    expect(shown([entry])).toEqual([['Yesterday', 'Group A · Matchday 3', 'a']]);
    expect(shown([entry], 'league')).toEqual([['Yesterday', 'League One · Matchday 3', 'a']]);
  });

  test('groups by days in the visitor’s time zone', () => {
    const late = listed('a', Date.parse('2026-11-21T23:30:00Z'));
    expect(groupMatches(t, [late], 'round', { now: START, timeZone: 'Asia/Tokyo' })[0]?.day).toBe(
      'Tomorrow',
    );
  });
});

test('a day of another year shows its year', () => {
  const label = (startTime: number) => startLabel(t, { startTime }, renderClock);
  expect(label(Date.parse('2026-11-28T00:00:00Z'))).toBe('Sat 28 Nov');
  expect(label(Date.parse('2025-11-28T00:00:00Z'))).toBe('Fri 28 Nov 2025');
});

test('a start with only a known year is listed under that year', () => {
  const entry = listed('a', Date.parse('2012-01-01T12:00:00Z'));
  const match = { ...entry.match, startTimeTbd: true, startDayTbd: true };
  expect(groupMatches(t, [{ ...entry, match }], 'round', renderClock)[0]?.day).toBe('2012');
});
