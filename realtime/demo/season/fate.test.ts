import { describe, expect, test } from 'vitest';
import { winnerOf } from '../../sports/score.ts';
import { DAY } from './day.ts';
import { demoRequests } from './demo-requests.ts';
import { listedAt, scheduleBetween } from './schedule.ts';
import { endedBetween, outcomeOf } from './scheduled-match.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');
const matches = scheduleBetween(NOW - 30 * DAY, NOW + 10 * DAY, NOW);
const past = matches.filter(({ fixture }) => fixture.startTime < NOW - DAY);
const ended = (status: string) =>
  past.flatMap((match) => {
    const { result } = outcomeOf(match);
    return result.matchStatus === status ? [{ match, result }] : [];
  });

describe('of the matches of a month', () => {
  test('some are walkovers: nothing is played, and somebody goes on', () => {
    const walkovers = ended('Walkover');
    expect(walkovers.length).toBeGreaterThan(2);
    for (const { match, result } of walkovers) {
      expect(result).toMatchObject({ score: { home: 0, away: 0 }, periods: [] });
      expect(result.winner).toBeDefined();
      expect(outcomeOf(match).endsAt - match.fixture.startTime).toBeLessThan(120_000);
    }
  });

  test('some end in a retirement, at times of who was ahead', () => {
    const retired = ended('Retired').map(({ result }) => result);
    expect(retired.length).toBeGreaterThan(5);
    expect(retired.every((result) => winnerOf(result) !== null)).toBe(true);
    const against = retired.filter(({ score }) => score.home !== score.away);
    expect(against.some(({ winner }) => winner !== undefined)).toBe(true);
  });

  test('who was given a match plays the next round, and the loser does not', () => {
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

  test('some are put off the day before, and are told so then', () => {
    const postponed = matches.filter(({ setup }) => setup.fate?.kind === 'postponed');
    expect(postponed.some(({ setup }) => setup.sport === 'football')).toBe(true);
    for (const match of postponed) {
      const told = match.fixture.startTime - DAY;
      expect(listedAt(match, told - 1)).not.toHaveProperty('result');
      expect(listedAt(match, told).result).toMatchObject({ status: 'Postponed', periods: [] });
      expect(endedBetween(match, told - 1, told)).toBe(true);
    }
    const listed = demoRequests(NOW).flatMap((request) => request.matches);
    const isPutOff = listed.filter(({ result }) => result?.status === 'Postponed');
    expect(isPutOff.length).toBeGreaterThan(0);
  });
});
