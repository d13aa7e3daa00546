import * as v from 'valibot';
import { toldSchema, type Told } from './match-news.ts';

const STORED_AS = 'alerts-told';
const DAY = 86_400_000;

const storedSchema = v.object({
  /** Until when each sport was followed without a gap, ms. */
  heardAt: v.record(v.string(), v.number()),
  matches: v.record(v.string(), v.object({ ...toldSchema.entries, at: v.number() })),
});

/**
 * Last reported state of each match, stored per browser, not per page: the next leading tab, or
 * this one after a reload, continues from it.
 */
export interface ToldMatches {
  get: (matchId: string) => Told | undefined;
  set: (matchId: string, told: Told, now: number) => void;
  forget: (matchId: string) => void;
  /** Last time this sport was followed, ms; 0: never. */
  heardAt: (sportKey: string) => number;
  hear: (sportKey: string, now: number) => void;
  save: () => void;
}

export function readToldMatches(now: number): ToldMatches {
  const { heardAt, matches } = read();
  const heard = new Map(Object.entries(heardAt));
  const told = new Map(Object.entries(matches).filter(([, { at }]) => now - at < 2 * DAY));
  return {
    get: (matchId) => told.get(matchId),
    set: (matchId, next, at) => void told.set(matchId, { ...next, at }),
    forget: (matchId) => void told.delete(matchId),
    heardAt: (sportKey) => heard.get(sportKey) ?? 0,
    hear: (sportKey, at) => void heard.set(sportKey, at),
    save: () => {
      const stored = { heardAt: Object.fromEntries(heard), matches: Object.fromEntries(told) };
      try {
        localStorage.setItem(STORED_AS, JSON.stringify(stored));
      } catch {
        // The browser may refuse storage: a reload then starts again and reports no earlier event.
      }
    },
  };
}

/** Removes them from this device. */
export function forgetToldMatches(): void {
  try {
    localStorage.removeItem(STORED_AS);
  } catch {
    // Nothing is stored then.
  }
}

function read(): v.InferOutput<typeof storedSchema> {
  try {
    return v.parse(storedSchema, JSON.parse(localStorage.getItem(STORED_AS) ?? ''));
  } catch {
    return { heardAt: {}, matches: {} };
  }
}
