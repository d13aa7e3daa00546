import type { SeededRandom } from '../../../shared/forecast/seeded-random.ts';
import { rankTeams } from '../standings/rank-teams.ts';
import type { StandingsMatch } from '../standings/standings-match.ts';
import { tallyMatches, type Tally } from '../standings/tally.ts';
import { isSum, SUMS, type OpenSeason, type Sum } from './open-season.ts';

/** A fixture between two teams by their numbers, and its score in this run. */
interface Slot {
  readonly home: number;
  readonly away: number;
  score: { home: number; away: number };
}

/**
 * A season whose fixtures are played again and again. It orders teams as `computeStandings` does,
 * but without a whole table for each run: it compares all teams by their sums, and only level ones
 * by the league's further criteria. A team is a number, its index in `teamIds`.
 */
export class PlayedSeason {
  /** In the order of the season's fixtures. */
  readonly fixtures: readonly Slot[];
  readonly #open: OpenSeason;
  /** Sums of the results, and sums of the results with this run's scores. */
  readonly #before: Readonly<Record<Sum, Int32Array>>;
  readonly #now: Readonly<Record<Sum, Int32Array>>;
  /** Criteria before the first that compares only level teams. */
  readonly #first: readonly Int32Array[];
  readonly #hasMore: boolean;
  /** Results and fixtures by their teams' numbers. */
  readonly #results = new Map<number, StandingsMatch[]>();
  readonly #slots = new Map<number, Slot[]>();

  constructor(open: OpenSeason) {
    const { teamIds, results, fixtures, rule } = open;
    const tallies = tallyMatches(teamIds, results, rule);
    const sums = () =>
      sumsBy((sum) =>
        Int32Array.from(teamIds, (id) => {
          const tally = tallies.get(id);
          return tally ? valueOf(tally, sum) : 0;
        }),
      );
    this.#open = open;
    this.#before = sums();
    this.#now = sums();
    const split = rule.criteria.findIndex((criterion) => !isSum(criterion));
    const first = split === -1 ? rule.criteria : rule.criteria.slice(0, split);
    this.#first = first.filter(isSum).map((sum) => this.#now[sum]);
    this.#hasMore = split !== -1;
    const numbers = new Map(teamIds.map((id, number) => [id, number]));
    const numberOf = (id: string) => {
      const number = numbers.get(id);
      if (number === undefined) throw new Error(`${id} is no team of the season`);
      return number;
    };
    this.fixtures = fixtures.map(({ homeTeamId, awayTeamId }) => ({
      home: numberOf(homeTeamId),
      away: numberOf(awayTeamId),
      score: { home: 0, away: 0 },
    }));
    for (const slot of this.fixtures) addTo(this.#slots, this.#pair(slot.home, slot.away), slot);
    for (const result of results) {
      const { homeTeamId, awayTeamId } = result;
      addTo(this.#results, this.#pair(numberOf(homeTeamId), numberOf(awayTeamId)), result);
    }
  }

  /** Begins a run: resets the sums to those of the results. */
  begin(): void {
    for (const sum of SUMS) this.#now[sum].set(this.#before[sum]);
  }

  /** Adds a fixture's score to this run. */
  play(slot: Slot, homeGoals: number, awayGoals: number): void {
    const { home, away } = slot;
    slot.score = { home: homeGoals, away: awayGoals };
    const { win = 0, draw = 0, loss = 0 } = this.#open.rule.points ?? {};
    const isHomeWin = homeGoals > awayGoals;
    const isAwayWin = awayGoals > homeGoals;
    this.#add('points', home, isHomeWin ? win : isAwayWin ? loss : draw);
    this.#add('points', away, isAwayWin ? win : isHomeWin ? loss : draw);
    this.#add('difference', home, homeGoals - awayGoals);
    this.#add('difference', away, awayGoals - homeGoals);
    this.#add('scored', home, homeGoals);
    this.#add('scored', away, awayGoals);
    this.#add('away-scored', away, awayGoals);
    if (isHomeWin) this.#add('wins', home, 1);
    if (isAwayWin) {
      this.#add('wins', away, 1);
      this.#add('away-wins', away, 1);
    }
  }

  points(team: number): number {
    return this.#now.points[team] ?? 0;
  }

  /** Returns the teams by place. Chance orders teams that no criterion separates. */
  order(random: SeededRandom): number[] {
    const teams = this.#open.teamIds.map((_id, team) => team);
    teams.sort((one, other) => this.#compare(one, other));
    const order: number[] = [];
    while (order.length < teams.length) {
      const first = teams[order.length] ?? 0;
      let end = order.length + 1;
      while (end < teams.length && this.#compare(first, teams[end] ?? 0) === 0) end += 1;
      for (const part of this.#parts(teams.slice(order.length, end)))
        order.push(...shuffled(part, random));
    }
    return order;
  }

  #add(sum: Sum, team: number, value: number): void {
    const sums = this.#now[sum];
    sums[team] = (sums[team] ?? 0) + value;
  }

  #compare(one: number, other: number): number {
    for (const sums of this.#first) {
      const more = (sums[other] ?? 0) - (sums[one] ?? 0);
      if (more !== 0) return more;
    }
    return 0;
  }

  /** Separates teams that are level so far, by the rest of the league's criteria. */
  #parts(level: readonly number[]): number[][] {
    if (level.length === 1 || !this.#hasMore) return [[...level]];
    const { teamIds, rule } = this.#open;
    const byId = new Map(level.map((team) => [teamIds[team] ?? '', team]));
    const ranked = rankTeams({
      matches: this.#matchesAmong(level),
      tallies: new Map([...byId].map(([id, team]) => [id, this.#tallyOf(id, team)])),
      members: new Set(byId.keys()),
      rule,
    });
    return ranked.map((ids) => ids.map((id) => byId.get(id) ?? 0));
  }

  #matchesAmong(teams: readonly number[]): StandingsMatch[] {
    const { teamIds } = this.#open;
    return teams.flatMap((home) =>
      teams.flatMap((away) => {
        const pair = this.#pair(home, away);
        const played = (this.#slots.get(pair) ?? []).map(({ score }, index) => ({
          matchId: String(index),
          homeTeamId: teamIds[home] ?? '',
          awayTeamId: teamIds[away] ?? '',
          startTime: 0,
          score,
          periods: [],
          isLive: false,
        }));
        return [...(this.#results.get(pair) ?? []), ...played];
      }),
    );
  }

  #pair(home: number, away: number): number {
    return home * this.#open.teamIds.length + away;
  }

  #tallyOf(teamId: string, team: number): Tally {
    const sums = this.#now;
    const scored = sums.scored[team] ?? 0;
    return {
      teamId,
      played: 0,
      won: sums.wins[team] ?? 0,
      drawn: 0,
      lost: 0,
      scored,
      conceded: scored - (sums.difference[team] ?? 0),
      rallyScored: 0,
      rallyConceded: 0,
      points: sums.points[team] ?? 0,
      awayScored: sums['away-scored'][team] ?? 0,
      awayWon: sums['away-wins'][team] ?? 0,
      form: [],
      isLive: false,
    };
  }
}

function sumsBy(make: (sum: Sum) => Int32Array): Record<Sum, Int32Array> {
  return {
    points: make('points'),
    difference: make('difference'),
    scored: make('scored'),
    wins: make('wins'),
    'away-scored': make('away-scored'),
    'away-wins': make('away-wins'),
  };
}

function valueOf(tally: Tally, sum: Sum): number {
  switch (sum) {
    case 'points':
      return tally.points;
    case 'difference':
      return tally.scored - tally.conceded;
    case 'scored':
      return tally.scored;
    case 'wins':
      return tally.won;
    case 'away-scored':
      return tally.awayScored;
    case 'away-wins':
      return tally.awayWon;
  }
}

function addTo<Item>(lists: Map<number, Item[]>, key: number, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

function shuffled(teams: readonly number[], random: SeededRandom): readonly number[] {
  if (teams.length === 1) return teams;
  const rest = [...teams];
  return teams.map(() => {
    const [drawn = 0] = rest.splice(random.below(rest.length), 1);
    return drawn;
  });
}
