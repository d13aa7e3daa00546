import type { TvSchedule } from '../protocol/tv.ts';
import { sportById } from '../sports/registry.ts';
import type { LiveMatch } from '../demo/play/live-match.ts';
import { demoTvSchedule, HALF_HOUR, SHOWN_SPORTS } from '../demo/tv-schedule.ts';
import type { SignedClient } from './signed-client.ts';
import { sleepUntilAborted } from './sleep.ts';
import { postTvSchedule } from './tv-import.ts';

/** How early a half hour gets its match, ms: the next 30 s of the channel are fixed. */
const AHEAD = 2 * 60_000;
/** How often to look for a match in play, ms. */
const INTERVAL = 1_000;

/** Gives each half hour of the demo's channel a match in play. */
export class ChannelFeed {
  #matches: LiveMatch[] = [];
  /** Matches by the start of their half hour, ms. */
  readonly #chosen = new Map<number, LiveMatch>();

  /** Makes the match available to the channel until it ends. */
  follow(match: LiveMatch): void {
    this.#matches = [...this.#matches.filter(({ isEnded }) => !isEnded), match];
  }

  /** Sends schedules until the signal is aborted. */
  async run(client: SignedClient, source: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const schedule = this.next(Date.now());
      if (schedule) await postTvSchedule(client, source, schedule);
      await sleepUntilAborted(INTERVAL, signal);
    }
  }

  /** Returns a new schedule when a half hour gets its match, else null. */
  next(now: number): TvSchedule | null {
    const starts = new Set([now, now + AHEAD].map((at) => Math.floor(at / HALF_HOUR) * HALF_HOUR));
    const open = [...starts].filter((start) => !this.#chosen.has(start));
    const match = this.#lastBegun(now);
    if (!match || open.length === 0) return null;
    for (const start of open) this.#chosen.set(start, match);
    return demoTvSchedule(now, this.#chosen);
  }

  /** Returns the match in play that began last, if possible from `SHOWN_SPORTS`. */
  #lastBegun(now: number): LiveMatch | undefined {
    const inPlay = this.#matches.filter(
      ({ isEnded, fixture }) => !isEnded && fixture.startTime <= now,
    );
    const followed = inPlay.filter(({ fixture }) =>
      SHOWN_SPORTS.has(sportById(fixture.sportId).key),
    );
    return (followed.length > 0 ? followed : inPlay).reduce<LiveMatch | undefined>(
      (last, match) => (last && last.fixture.startTime >= match.fixture.startTime ? last : match),
      undefined,
    );
  }
}
