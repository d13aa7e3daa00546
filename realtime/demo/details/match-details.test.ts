import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { matchDetailsSchema } from '../../protocol/details.ts';
import { ALL_SPORTS } from '../../sports/registry.ts';
import { DAY, MINUTE } from '../season/day.ts';
import { scheduleBetween } from '../season/schedule.ts';
import { outcomeOf } from '../season/scheduled-match.ts';
import { scheduledDetails } from './match-details.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const SCHEDULE = scheduleBetween(NOW - 2 * DAY, NOW + 2 * DAY, NOW);

function scheduled(sport: string, from: number, to: number) {
  const found = SCHEDULE.find(
    ({ setup, fixture }) =>
      setup.sport === sport && fixture.startTime >= from && fixture.startTime < to,
  );
  if (!found) throw new Error(`There is no match of ${sport}`);
  return found;
}

describe('details of the schedule', () => {
  test('are valid ingest details for every match', () => {
    for (const match of SCHEDULE) {
      const details = scheduledDetails(match, NOW);
      expect(v.safeParse(matchDetailsSchema, details).issues).toBeUndefined();
    }
  });

  test('agree with the result in the schedule', () => {
    const match = scheduled('football', NOW - 2 * DAY, NOW - 3 * 60 * MINUTE);
    const { result } = outcomeOf(match);
    const { boxScore, incidents = [] } = scheduledDetails(match, NOW) ?? {};
    const goals = (side: 'home' | 'away') =>
      incidents.filter(
        ({ type, team, removed }) =>
          team === side && !removed && /^(own-|penalty-)?goal$/.test(type),
      ).length;
    expect({ home: goals('home'), away: goals('away') }).toEqual(result.score);
    expect(boxScore?.home?.players.length).toBeGreaterThanOrEqual(11);
  });

  test('stay the same for a match that is over', () => {
    const match = scheduled('basketball', NOW - 2 * DAY, NOW - 6 * 60 * MINUTE);
    expect(scheduledDetails(match, NOW)).toEqual(scheduledDetails(match, NOW + DAY));
  });

  test('contain only line-ups once published, odds and broadcasters before the match', () => {
    const match = scheduled('football', NOW + MINUTE, NOW + 2 * DAY);
    const { startTime } = match.fixture;
    const confirmed = (before: number) =>
      scheduledDetails(match, startTime - before)?.lineups?.home?.confirmed;
    expect(confirmed(3 * DAY)).toBeUndefined();
    expect(confirmed(DAY)).toBe(false);
    expect(confirmed(30 * MINUTE)).toBe(true);
    const details = scheduledDetails(match, startTime - DAY);
    expect(Object.keys(details ?? {}).toSorted()).toEqual([
      'broadcasters',
      'lineups',
      'matchId',
      'occurredAt',
      'odds',
    ]);
    expect(scheduledDetails(match, startTime - 15 * DAY)).toBeUndefined();
  });

  test('may be limited to box scores, the source of season figures', () => {
    const match = scheduled('football', NOW - 2 * DAY, NOW - 3 * 60 * MINUTE);
    const alone = scheduledDetails(match, NOW, 'box-score');
    expect(alone).toEqual({
      matchId: match.matchId,
      occurredAt: outcomeOf(match).endsAt,
      boxScore: scheduledDetails(match, NOW)?.boxScore,
    });
    const tennis = scheduled('tennis', NOW - 2 * DAY, NOW - 6 * 60 * MINUTE);
    expect(scheduledDetails(tennis, NOW, 'box-score')).toBeUndefined();
  });

  test('list the same broadcasters until the match begins, and omit them once it is over', () => {
    const match = scheduled('football', NOW + MINUTE, NOW + 2 * DAY);
    const { startTime } = match.fixture;
    const at = (time: number) => scheduledDetails(match, time)?.broadcasters;
    expect(at(NOW)?.map(({ country }) => country)).toEqual(
      expect.arrayContaining(['br', 'mx', 'us', 'gb', undefined]),
    );
    expect(at(startTime - MINUTE)).toEqual(at(NOW));
    expect(at(startTime + DAY)).toBeUndefined();
  });

  test('have odds by at least four bookmakers in every sport, with a margin in the prices', () => {
    for (const { key } of ALL_SPORTS) {
      const match = SCHEDULE.find(({ setup }) => setup.sport === key);
      const { odds = [] } = (match && scheduledDetails(match, NOW)) ?? {};
      const winner = odds.filter(({ market }) => market === 'match-winner');
      expect(winner.length).toBeGreaterThanOrEqual(4);
      for (const { prices } of winner) {
        const share = prices.reduce((sum, { price }) => sum + 1 / price, 0);
        expect(share).toBeGreaterThan(1);
        expect(share).toBeLessThan(1.15);
      }
    }
  });
});
