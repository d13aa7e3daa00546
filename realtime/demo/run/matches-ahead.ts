import type { SportKey } from '../../sports/sport.ts';
import { DAY } from '../season/day.ts';
import { seasonsBetween } from '../season/demo-season.ts';
import type { Random } from '../world/random.ts';
import { seasonMatches } from '../season/schedule.ts';
import type { ScheduledMatch } from '../season/scheduled-match.ts';
import type { DemoLeague } from '../world/world.ts';
import type { StatusOf } from './fixture-list.ts';

/**
 * Range of the matches to bring forward, ms from now. Nearer matches keep their day, since people
 * look forward to them; farther ones would make odd matchdays.
 */
const FROM = 9 * DAY;
const TO = 70 * DAY;
/** A team with a match within this time of now gets another one only if necessary, ms. */
const REST = (2 / 3) * DAY;

/**
 * Matches of the seasons' tables to bring forward: they are played now instead of on their day, so
 * that tables change at any hour. Their results stay the same.
 */
export class MatchesAhead {
  readonly #leagues: readonly DemoLeague[];
  readonly #random: Random;
  readonly #statusOf: StatusOf;
  readonly #given = new Set<string>();
  /** When each team last got a match, ms. */
  readonly #playedAt = new Map<string, number>();

  constructor(leagues: readonly DemoLeague[], random: Random, statusOf: StatusOf) {
    this.#leagues = leagues;
    this.#random = random;
    this.#statusOf = statusOf;
  }

  /** Returns a match of a sport between two free teams, each match once; undefined without one. */
  async next(
    sport: SportKey,
    isFree: (teamId: string) => boolean,
    now: number,
  ): Promise<ScheduledMatch | undefined> {
    const leagues = this.#leagues.filter((league) => league.sport.key === sport);
    const candidates = leagues.flatMap((league) =>
      seasonsBetween(league, now, now + 1)
        .flatMap((season) => seasonMatches(season, now))
        .filter(
          ({ matchId, stage, fixture, setup, putOffFrom }) =>
            stage === 'table' &&
            putOffFrom === undefined &&
            (setup.fate === undefined || setup.fate.kind === 'retirement') &&
            fixture.startTime > now + FROM &&
            fixture.startTime < now + TO &&
            isFree(fixture.home.id) &&
            isFree(fixture.away.id) &&
            !this.#given.has(matchId),
        ),
    );
    const tired = this.#tired(leagues, now);
    const isRested = ({ fixture }: ScheduledMatch) =>
      !tired.has(fixture.home.id) && !tired.has(fixture.away.id);
    const shuffled = this.#random.shuffle(candidates);
    // Matches of teams without another match near now come first.
    const ordered = shuffled.toSorted((a, b) => Number(isRested(b)) - Number(isRested(a)));
    for (const match of ordered) {
      const { matchId, fixture } = match;
      this.#given.add(matchId);
      const status = await this.#statusOf(matchId);
      if (status !== undefined && status !== 'NotStarted') continue;
      for (const { id } of [fixture.home, fixture.away]) this.#playedAt.set(id, now);
      return match;
    }
    return undefined;
  }

  /** Returns the ids of teams with a scheduled match, or one brought forward, near now. */
  #tired(leagues: readonly DemoLeague[], now: number): Set<string> {
    const given = [...this.#playedAt].flatMap(([id, at]) => (now - at < REST ? [id] : []));
    const own = leagues
      .flatMap((league) => seasonsBetween(league, now - REST, now + REST))
      .flatMap((season) => seasonMatches(season, now))
      .filter(({ fixture }) => Math.abs(fixture.startTime - now) < REST)
      .flatMap(({ fixture }) => [fixture.home.id, fixture.away.id]);
    return new Set([...given, ...own]);
  }
}
