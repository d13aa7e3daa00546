import * as v from 'valibot';
import { reportedSchema, type Reported } from '../../edge/shared/alerts/match-news.ts';

const STORED_AS = 'alerts-reported';
const DAY = 86_400_000;

const storedSchema = v.object({
  /** Last time that a page followed each sport, ms, by sport key. */
  lastSeenAt: v.record(v.string(), v.number()),
  matches: v.record(v.string(), v.object({ ...reportedSchema.entries, at: v.number() })),
});

/**
 * The last reported state of each match. The browser stores it for all pages, so that the next
 * leading tab, or this tab after a reload, continues from it.
 */
export interface ReportedMatches {
  get: (matchId: string) => Reported | undefined;
  set: (matchId: string, reported: Reported, now: number) => void;
  forget: (matchId: string) => void;
  /** Returns the last time that a page followed the sport, ms; 0 if never. */
  lastSeenAt: (sportKey: string) => number;
  see: (sportKey: string, now: number) => void;
  save: () => void;
}

export function readReportedMatches(now: number): ReportedMatches {
  const { lastSeenAt, matches } = read();
  const lastSeen = new Map(Object.entries(lastSeenAt));
  const reported = new Map(Object.entries(matches).filter(([, { at }]) => now - at < 2 * DAY));
  return {
    get: (matchId) => reported.get(matchId),
    set: (matchId, next, at) => void reported.set(matchId, { ...next, at }),
    forget: (matchId) => void reported.delete(matchId),
    lastSeenAt: (sportKey) => lastSeen.get(sportKey) ?? 0,
    see: (sportKey, at) => void lastSeen.set(sportKey, at),
    save: () => {
      const stored = {
        lastSeenAt: Object.fromEntries(lastSeen),
        matches: Object.fromEntries(reported),
      };
      try {
        localStorage.setItem(STORED_AS, JSON.stringify(stored));
      } catch {
        // The browser may refuse storage: a reload then starts again and reports no earlier event.
      }
    },
  };
}

/** Removes the reported matches from this browser's storage. */
export function forgetReportedMatches(): void {
  try {
    localStorage.removeItem(STORED_AS);
  } catch {
    // Without storage there is nothing to remove.
  }
}

function read(): v.InferOutput<typeof storedSchema> {
  try {
    return v.parse(storedSchema, JSON.parse(localStorage.getItem(STORED_AS) ?? ''));
  } catch {
    return { lastSeenAt: {}, matches: {} };
  }
}
