import { vi } from 'vitest';
import type { MatchDetails } from '../../../protocol/details.ts';
import type { MatchUpdate } from '../../../protocol/ingest.ts';
import { followSport } from '../follow-sport.ts';
import type { SquadOfMatch } from '../squad-reader.ts';
import type { Timing } from '../timing.ts';
import { live, MATCH } from './messages.ts';
import { StandIn } from './stand-in.ts';

export const KEY = 'a-key-nobody-may-see';
const TIMING: Timing = {
  connect: 2_000,
  silence: 3_000,
  rest: 1_000,
  refresh: 60_000,
  day: 60_000,
  backoff: { base: 5, cap: 20 },
};

/** The machine may be busy. */
const TIMEOUT_MS = { timeout: 4_000, interval: 5 };

/** The stand-in with a match in play, and all that a follower gets. */
export class Followed {
  readonly service = new StandIn();
  readonly controller = new AbortController();
  readonly updates: MatchUpdate[] = [];
  readonly details: MatchDetails[] = [];
  readonly squads: SquadOfMatch[] = [];
  readonly logged: string[] = [];
  readonly beats: string[] = [];

  static async begin(): Promise<Followed> {
    const followed = new Followed();
    await followed.service.start();
    followed.service.matches.set(MATCH, { status: live(0, 0), timeline: [] });
    return followed;
  }

  async end(): Promise<void> {
    this.controller.abort();
    await this.service.stop();
  }

  /** Resolves once following ends. */
  follow(timing: Partial<Timing> = {}, competitions: string[] = []): Promise<void> {
    const { url } = this.service;
    return followSport(
      { sport: 'football', push: `${url}/subscribe`, rest: url, odds: `${url}/odds` },
      {
        config: {
          apiKey: KEY,
          language: 'en',
          filters: { competitions, seasons: [], sportEvents: [] },
        },
        timing: { ...TIMING, ...timing },
        signal: this.controller.signal,
        emit: (update) => this.updates.push(update),
        tell: (known) => this.details.push(known),
        reportSquad: (reported) => this.squads.push(reported),
        beat: (ids) => this.beats.push(...ids),
        log: (text) => this.logged.push(text),
      },
    );
  }

  /** Counts the requests with this part in the path. */
  asked(feed: string): number {
    return this.service.requests.filter(({ path }) => path.includes(feed)).length;
  }

  /** Waits for so many streams and the reads of missed events. */
  async begun(count = 1): Promise<void> {
    await vi.waitUntil(
      () =>
        this.service.opened === count && this.asked('timeline') >= count && this.updates.length > 0,
      TIMEOUT_MS,
    );
  }
}

export async function until(check: () => void): Promise<void> {
  await vi.waitFor(check, TIMEOUT_MS);
}
