import type { SportKey } from '../../protocol/sport.ts';
import { DAY } from '../demo/day.ts';
import { seasonsBetween } from '../demo/demo-season.ts';
import type { Random } from '../demo/random.ts';
import { seasonMatches } from '../demo/schedule.ts';
import type { ScheduledMatch } from '../demo/scheduled-match.ts';
import type { DemoLeague } from '../demo/world.ts';
import type { StatusOf } from './status-on.ts';

/** Nearer matches stay on their day: people look forward to them. Farther ones make odd matchdays. */
const FROM = 9 * DAY;
const TO = 70 * DAY;

/**
 * Matches of the seasons' tables that may be brought forward: played now
 * instead of on their day, so that a table moves at any hour. Their results are
 * those that they would have had.
 */
export class MatchesAhead {
  readonly #leagues: readonly DemoLeague[];
  readonly #random: Random;
  readonly #statusOf: StatusOf;
  readonly #given = new Set<string>();

  constructor(leagues: readonly DemoLeague[], random: Random, statusOf: StatusOf) {
    this.#leagues = leagues;
    this.#random = random;
    this.#statusOf = statusOf;
  }

  /** One of a sport between two teams that are free; undefined when there is none. Each is given once. */
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
          ({ matchId, stage, fixture }) =>
            stage === 'table' &&
            fixture.startTime > now + FROM &&
            fixture.startTime < now + TO &&
            isFree(fixture.home.id) &&
            isFree(fixture.away.id) &&
            !this.#given.has(matchId),
        ),
    );
    for (const match of this.#random.shuffle(candidates)) {
      this.#given.add(match.matchId);
      const status = await this.#statusOf(match.matchId);
      if (status === undefined || status === 'NotStarted') return match;
    }
    return undefined;
  }
}
