import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { startChild } from '../../edge/bench/child.ts';
import { eventListSchema } from '../../edge/contracts/event.ts';
import { seedMarkPath } from '../../edge/local/seed-mark.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';

export interface RunningProduct {
  origin: string;
  /** Body of a media call. */
  media(path: string): Promise<unknown>;
  /**
   * Resolves when all seasons of the demo are loaded, in ten minutes at most: the load keeps a
   * processor busy.
   */
  seeded(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the product with its demo, like `npm start`, on a free port with its own state. */
export async function runProduct(): Promise<RunningProduct> {
  const state = await mkdtemp(join(tmpdir(), 'product-'));
  const child = await startChild(
    ['edge/local.ts', '--port', '0', '--state', state],
    /(http:\/\/localhost:\d+)/,
  );
  return {
    origin: child.found,
    media: async (path) => {
      const response = await fetch(`${child.found}/api/media${path}`);
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
      return response.json();
    },
    seeded: async () => {
      for (let second = 0; second < 600; second++) {
        if (existsSync(seedMarkPath(state))) return;
        await sleep(1_000);
      }
      throw new Error('The demo was not brought in within ten minutes.');
    },
    stop: async () => {
      await child.stop();
      await rm(state, { recursive: true, force: true });
    },
  };
}

const eventsSchema = v.object({ data: eventListSchema });

/**
 * Returns a live match of the sport, its league and home team; polls until the demo has one, for a
 * minute at most.
 */
export async function liveMatch(
  product: RunningProduct,
  sportKey: SportKey,
): Promise<{ matchId: string; leagueId: string; teamId: string }> {
  const now = Date.now();
  const day = 24 * 60 * 60 * 1_000;
  for (let attempt = 0; attempt < 60; attempt++) {
    const path = `/v1/events?sportId=${SPORTS[sportKey].id}&from=${now - day}&to=${now + day}`;
    const { data } = v.parse(eventsSchema, await product.media(path));
    // Prefers the most advanced match.
    const [live] = data.events
      .filter(({ eventStatus }) => eventStatus === 'Live')
      .toSorted((a, b) => b.eventPeriods.length - a.eventPeriods.length);
    if (live)
      return {
        matchId: live.eventId,
        leagueId: live.fixtureLeagueId,
        teamId: live.fixtureHomeTeamId,
      };
    await sleep(1_000);
  }
  throw new Error(`The demo plays no match of ${sportKey}.`);
}
