import { describe, expect, test } from 'vitest';
import { winnerOf } from '../../sports/score.ts';
import { DAY } from './day.ts';
import { demoRequests } from './demo-requests.ts';
import { listedAt, scheduleBetween } from './schedule.ts';
import { outcomeOf } from './scheduled-match.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');
const matches = scheduleBetween(NOW - 30 * DAY, NOW + 10 * DAY, NOW);
const past = matches.filter(({ fixture }) => fixture.startTime < NOW - DAY);
const ended = (status: string) =>
  past.flatMap((match) => {
    const { result } = outcomeOf(match);
    return result.matchStatus === status ? [{ match, result }] : [];
  });

describe('a month of matches', () => {
  test('has walkovers with a winner and no play', () => {
    const walkovers = ended('Walkover');
    expect(walkovers.length).toBeGreaterThan(2);
    for (const { match, result } of walkovers) {
      expect(result).toMatchObject({ score: { home: 0, away: 0 }, periods: [] });
      expect(result.winner).toBeDefined();
      expect(outcomeOf(match).endsAt - match.fixture.startTime).toBeLessThan(120_000);
    }
  });

  test('has retirements with a winner, also at a score that is not level', () => {
    const retired = ended('Retired').map(({ result }) => result);
    expect(retired.length).toBeGreaterThan(5);
    expect(retired.every((result) => winnerOf(result) !== null)).toBe(true);
    const against = retired.filter(({ score }) => score.home !== score.away);
    expect(against.some(({ winner }) => winner !== undefined)).toBe(true);
  });

  test('sends the winner of a walkover or retirement to the next round, not the loser', () => {
    const given = [...ended('Walkover'), ...ended('Retired')].filter(
      ({ match }) => match.stage === 'knockout' && match.fixture.round !== 'Final',
    );
    const later = ({ match }: (typeof given)[number], side: 'home' | 'away') =>
      matches.some(
        ({ season, fixture }) =>
          season.season.id === match.season.season.id &&
          fixture.startTime > match.fixture.startTime &&
          [fixture.home.id, fixture.away.id].includes(match.fixture[side].id),
      );
    expect(given.length).toBeGreaterThan(5);
    for (const each of given) {
      const winner = winnerOf(each.result);
      expect([later(each, 'home'), later(each, 'away')]).toEqual([
        winner === 'home',
        winner === 'away',
      ]);
    }
  });

  test('has matches postponed the day before with a new date, and played then', () => {
    const putOff = matches.filter(({ putOffFrom }) => putOffFrom !== undefined);
    expect(putOff.some(({ setup }) => setup.sport === 'football')).toBe(true);
    for (const match of putOff) {
      const { putOffFrom = 0, fixture } = match;
      const announcedAt = putOffFrom - DAY;
      const before = listedAt(match, announcedAt - 1);
      expect(before.fixture.startTime).toBe(putOffFrom);
      expect(before).not.toHaveProperty('result');
      const after = listedAt(match, announcedAt);
      expect(after.fixture.startTime).toBe(fixture.startTime);
      expect(after.fixture.startTime - putOffFrom).toBeGreaterThan(9 * DAY);
      expect(after.result).toMatchObject({ status: 'Postponed', periods: [] });
      expect(listedAt(match, fixture.startTime - 1).result?.status).toBe('Postponed');
      expect(listedAt(match, fixture.startTime)).not.toHaveProperty('result');
      const { endsAt, result } = outcomeOf(match);
      expect(listedAt(match, endsAt).result).toEqual(result);
    }
    const listed = demoRequests(NOW).flatMap((request) => request.matches);
    const announcedAt = listed.filter(({ result }) => result?.status === 'Postponed');
    expect(announcedAt.length).toBeGreaterThan(0);
    expect(announcedAt.every(({ fixture }) => fixture.startTime > NOW)).toBe(true);
  });

  test('reports a new postponement to a server that is running', () => {
    const known = scheduleBetween(NOW, NOW + 40 * DAY, NOW).find(
      ({ putOffFrom = 0 }) => putOffFrom > NOW + DAY,
    );
    const announcedAt = (known?.putOffFrom ?? 0) - DAY;
    const news = demoRequests(announcedAt, { since: announcedAt - 1 }).flatMap(
      (request) => request.matches,
    );
    const found = news.find(({ matchId }) => matchId === known?.matchId);
    expect(found?.result?.status).toBe('Postponed');
    expect(found?.fixture.startTime).toBe(known?.fixture.startTime);
  });

  test('puts no postponed match within a day of a season match of its teams', () => {
    for (const match of matches.filter(({ putOffFrom }) => putOffFrom !== undefined)) {
      const { fixture, season } = match;
      const teams = [fixture.home.id, fixture.away.id];
      const others = matches.filter(
        (other) =>
          other.season.season.id === season.season.id &&
          other.matchId !== match.matchId &&
          other.putOffFrom === undefined &&
          [other.fixture.home.id, other.fixture.away.id].some((id) => teams.includes(id)),
      );
      for (const other of others)
        expect(Math.abs(other.fixture.startTime - fixture.startTime)).toBeGreaterThan(DAY);
    }
  });
});
