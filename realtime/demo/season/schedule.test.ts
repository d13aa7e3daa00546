import { describe, expect, test } from 'vitest';
import { cases } from '../../../.ci/vitest/cases.ts';
import { ALL_SPORTS } from '../../sports/registry.ts';
import { groupBy } from '../../feeds/readers/group-by.ts';
import { DAY } from './day.ts';
import { scheduleBetween, seasonMatches, shownSeasons, teamsPlayingOn } from './schedule.ts';
import { outcomeOf, type ScheduledMatch } from './scheduled-match.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');
const HOUR = 3_600_000;
const MAIN = ['football', 'basketball', 'tennis', 'american-football'];

function isToday(time: number): boolean {
  return time >= Date.parse('2026-11-21') && time < Date.parse('2026-11-22');
}

/** Days of four years, including changes of clocks and years. */
const DATES = ['2026-11-21', '2027-03-28', '2027-07-15', '2030-12-31'];

// The test plays whole seasons to find who goes on.
describe.each(DATES.slice(0, cases(DATES.length)))('around %s', (date) => {
  const now = Date.parse(`${date}T12:00Z`);

  test('every sport has past and upcoming matches, the main sports in every fortnight', () => {
    const matches = scheduleBetween(now - 30 * DAY, now + 30 * DAY, now);
    for (const { key } of ALL_SPORTS) {
      const starts = matches
        .filter(({ fixture, setup }) => setup.sport === key && fixture.startTime > 0)
        .map(({ fixture }) => fixture.startTime);
      const step = MAIN.includes(key) ? 14 : 30;
      for (let from = -30; from + step <= 30; from += step) {
        const within = starts.filter((s) => s >= now + from * DAY && s < now + (from + step) * DAY);
        expect({ key, from, some: within.length > 3 }).toEqual({ key, from, some: true });
      }
    }
  });

  test('no team starts two matches within four hours', () => {
    const last = new Map<string, number>();
    const rests: number[] = [];
    for (const { fixture } of scheduleBetween(now - 21 * DAY, now + 21 * DAY, now))
      for (const { id } of [fixture.home, fixture.away]) {
        rests.push(fixture.startTime - (last.get(id) ?? 0));
        last.set(id, fixture.startTime);
      }
    expect(Math.min(...rests)).toBeGreaterThan(4 * HOUR);
  });
});

test('today has matches that are over and to come, at local hours', () => {
  const today = scheduleBetween(NOW - DAY, NOW + DAY, NOW).filter(({ fixture }) =>
    isToday(fixture.startTime),
  );
  const over = today.filter(
    (match) => match.fixture.startTime < NOW && outcomeOf(match).endsAt < NOW,
  );
  expect(over.length).toBeGreaterThan(5);
  expect(today.filter(({ fixture }) => fixture.startTime > NOW).length).toBeGreaterThan(10);
  const crown = today.filter(({ season }) => season.league.key === 'fb-1');
  const times = crown.map(({ fixture }) => new Date(fixture.startTime).toISOString().slice(11, 16));
  expect(times).toEqual(['12:30', '15:00', '15:00', '15:00', '17:30']);
});

test('in a season each team meets each other once at home and once away', () => {
  const season = shownSeasons(NOW).find(({ league }) => league.key === 'fb-1');
  const matches = season ? seasonMatches(season, NOW) : [];
  expect(matches).toHaveLength(380);
  const pairs = new Set(matches.map(({ fixture: { home, away } }) => `${home.id} ${away.id}`));
  expect(pairs.size).toBe(380);
  const rounds = groupBy(matches, ({ fixture }) => fixture.round);
  expect([...rounds.values()].every((round) => round.length === 10)).toBe(true);
});

test('ids and fixtures are the same when computed later, also in knock-outs', () => {
  const before = new Map(
    scheduleBetween(NOW - 30 * DAY, NOW + 30 * DAY, NOW).map((match) => [match.matchId, match]),
  );
  const later = NOW + 26 * HOUR;
  const after = scheduleBetween(NOW - 30 * DAY, NOW + 30 * DAY, later);
  const ids = new Set(after.map(({ matchId }) => matchId));
  expect([...before.keys()].filter((id) => !ids.has(id))).toEqual([]);
  for (const match of after.filter(({ fixture }) => fixture.startTime < NOW)) {
    const known = before.get(match.matchId);
    expect(known?.fixture).toEqual(match.fixture);
    expect(known?.setup).toEqual(match.setup);
  }
});

describe('the cup', () => {
  const [season] = shownSeasons(NOW).filter(({ league }) => league.key === 'fb-6');
  const end = NOW + 60 * DAY;
  const matches = season ? seasonMatches(season, end) : [];
  const knockout = matches.filter(({ stage }) => stage === 'knockout');
  const round = (name: string) => knockout.filter(({ fixture }) => fixture.round === name);
  const teamsOf = (list: readonly ScheduledMatch[]) =>
    new Set(list.flatMap(({ fixture }) => [fixture.home.id, fixture.away.id]));

  test('has groups of four, then two legs a tie, and one final', () => {
    const groups = groupBy(
      matches.filter(({ stage }) => stage === 'table'),
      ({ fixture }) => fixture.group,
    );
    expect(groups.size).toBe(8);
    expect([...groups.values()].every((group) => group.length === 12)).toBe(true);
    expect(knockout.map(({ fixture }) => fixture.round)).toHaveLength(16 + 8 + 4 + 1);
    expect(round('Final')).toHaveLength(1);
    expect(new Set(round('Quarter-finals').map(({ tie }) => tie))).toEqual(new Set([0, 1, 2, 3]));
  });

  test('sends the winner over both legs to the next round', () => {
    const ties = groupBy(round('Round of 16'), ({ tie }) => tie);
    const through = [...ties.values()].map((legs) => {
      const [first, second] = legs;
      if (!first || !second) throw new Error('two legs');
      expect(second.setup.home.team.id).toBe(first.setup.away.team.id);
      const one = outcomeOf(first).result.score;
      const { score: two, shootout } = outcomeOf(second).result;
      const lead = two.home + one.away - (two.away + one.home);
      // A shoot-out follows only if both legs together are level.
      expect(shootout === undefined).toBe(lead !== 0);
      const isHome = lead > 0 || (shootout !== undefined && shootout.home > shootout.away);
      return isHome ? second.fixture.home.id : second.fixture.away.id;
    });
    expect(teamsOf(round('Quarter-finals'))).toEqual(new Set(through));
  });

  test('shows the final only once it is drawn', () => {
    const final = round('Final')[0];
    const drawnAt = final?.drawnAt ?? 0;
    expect(drawnAt).toBeLessThan(final?.fixture.startTime ?? 0);
    const shownAt = (time: number) =>
      season
        ? seasonMatches(season, time).some(({ matchId }) => matchId === final?.matchId)
        : false;
    expect([shownAt(drawnAt - 1), shownAt(drawnAt)]).toEqual([false, true]);
  });
});

test('a tournament halves its draw from round to round, with four byes in the first', () => {
  const season = shownSeasons(NOW).find(({ season: { id } }) => id === 'demo-tn-3-2026-w46');
  const rounds = groupBy(season ? seasonMatches(season, NOW) : [], ({ fixture }) => fixture.round);
  expect([...rounds].map(([name, list]) => [name, list.length])).toEqual([
    ['Round of 32', 12],
    ['Round of 16', 8],
    ['Quarter-finals', 4],
    ['Semi-finals', 2],
    ['Final', 1],
  ]);
});

test('stronger clubs get more points', () => {
  const season = shownSeasons(NOW).find(({ league }) => league.key === 'fb-5');
  if (!season) throw new Error('a season');
  const points = new Map(season.league.teams.map(({ team }) => [team.id, 0]));
  const add = (id: string, more: number) => points.set(id, (points.get(id) ?? 0) + more);
  for (const match of seasonMatches(season, NOW)) {
    const { score } = outcomeOf(match).result;
    add(match.fixture.home.id, score.home > score.away ? 3 : Number(score.home === score.away));
    add(match.fixture.away.id, score.away > score.home ? 3 : Number(score.home === score.away));
  }
  const ranked = season.league.teams.toSorted((a, b) => b.strength - a.strength);
  const mean = (teams: typeof ranked) =>
    teams.reduce((sum, { team }) => sum + (points.get(team.id) ?? 0), 0) / teams.length;
  expect(mean(ranked.slice(0, 5))).toBeGreaterThan(mean(ranked.slice(-5)) + 20);
  const all = [...points.values()].toSorted((a, b) => b - a);
  expect(all[0]).toBeGreaterThan(65);
  expect(all[0]).toBeLessThan(100);
  expect(all.at(-1)).toBeGreaterThan(8);
});

test('another seed gives matches with other ids', () => {
  const ids = (seed: number) =>
    scheduleBetween(NOW, NOW + DAY, NOW, seed).map(({ matchId }) => matchId);
  const known = new Set(ids(7));
  expect(ids(8).length).toBeGreaterThan(20);
  expect(ids(8).some((id) => known.has(id))).toBe(false);
});

test('the teams playing today include the home side of each match today', () => {
  const today = scheduleBetween(NOW - DAY, NOW + DAY, NOW).filter(({ fixture }) =>
    isToday(fixture.startTime),
  );
  const playing = [...teamsPlayingOn(NOW)];
  expect(playing).toEqual(expect.arrayContaining(today.map(({ fixture }) => fixture.home.id)));
});
