import { vi } from 'vitest';
import type { MatchDetails } from '../../../protocol/details.ts';
import type { MatchUpdate } from '../../../protocol/ingest.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { followSport } from '../follow-sport.ts';
import type { SquadOfMatch } from '../squad-reader.ts';
import { DEFAULT_TIMING } from '../timing.ts';
import { live, MATCH } from './messages.ts';
import { StandIn, ticketOrigin } from './stand-in.ts';

export const KEY = 'a-key-nobody-may-see';
export const RADAR = 'http://radar.test';
/** A quarter past the kick-off of `messages.ts`'s match. */
const NOW = Date.UTC(2026, 10, 21, 15, 15);

/** Steps of `until`, ms, and their number: ten minutes. */
const STEP = 100;
const STEPS = 6_000;

/** The stand-in with a match in play, and all that a follower gets. The clock is a test's own. */
export class Followed {
  readonly service = new StandIn();
  readonly controller = new AbortController();
  readonly updates: MatchUpdate[] = [];
  readonly details: MatchDetails[] = [];
  readonly squads: SquadOfMatch[] = [];
  readonly logged: string[] = [];
  readonly beats: string[] = [];

  constructor() {
    vi.useFakeTimers({ now: NOW });
    const answer = (request: Request) => this.service.answer(request);
    stubNetwork({ [RADAR]: answer, [ticketOrigin(RADAR)]: answer });
    this.service.beat();
    this.service.matches.set(MATCH, { status: live(0, 0), timeline: [] });
  }

  end(): void {
    this.controller.abort();
    this.service.rest();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }

  /** Resolves once following ends. */
  follow(competitions: string[] = []): Promise<void> {
    return followSport(
      { sport: 'football', push: `${RADAR}/subscribe`, rest: RADAR, odds: `${RADAR}/odds` },
      {
        config: {
          apiKey: KEY,
          language: 'en',
          filters: { competitions, seasons: [], sportEvents: [] },
        },
        timing: DEFAULT_TIMING,
        signal: this.controller.signal,
        emit: (update) => this.updates.push(update),
        tell: (known) => this.details.push(known),
        reportSquad: (reported) => this.squads.push(reported),
        beat: (ids) => this.beats.push(...ids),
        log: (text) => this.logged.push(text),
      },
    );
  }

  /** Follows, and waits for the stream and the read of events before it. */
  async begin(): Promise<void> {
    void this.follow();
    await this.begun();
  }

  /** Counts the requests with this part in the path. */
  asked(feed: string): number {
    return this.service.requests.filter(({ path }) => path.includes(feed)).length;
  }

  /** Waits for so many streams and the reads of missed events. */
  async begun(count = 1): Promise<void> {
    await until(() => {
      if (this.service.opened !== count || this.asked('timeline') < count)
        throw new Error(`${this.service.opened} streams are open: ${this.logged.join(', ')}`);
    });
  }
}

/** Lets time pass until a check no longer throws. */
export async function until(check: () => void): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    try {
      return check();
    } catch {
      await vi.advanceTimersByTimeAsync(STEP);
    }
  }
  check();
}

/** Lets some time pass: the product's own intervals are tens of seconds, up to minutes. */
export async function minutes(count: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(count * 60_000);
}
