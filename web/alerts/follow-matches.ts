import { sportFrameSchema, type SportFrame } from '../../realtime/protocol/frame.ts';
import { HUB_PATH } from '../../realtime/protocol/hub-query.ts';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { receiveSportFrame, type HeldLines } from '../../realtime/protocol/receive-frame.ts';
import { roomPath } from '../../realtime/protocol/room-name.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { eachAlone } from '../domain/each-alone.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import type { AlertKind } from '../favourites/alert-kinds.ts';
import { createReplica } from '../live/room-replica.ts';
import type { Live, LiveState } from '../live/live-store.ts';
import { newsOf, reportedOf, wantedNews, type News } from './match-news.ts';
import type { ReportedMatches } from './reported-matches.ts';

/** Longest gap, ms, whose events are still reported: after it, a fan just sees the score. */
const GAP = 120_000;
/** Interval at which `reported` is saved, ms; a background page may run it once a minute. */
const BEAT = 20_000;
/** Time that a new connection takes to deliver missed changes, ms. */
const CATCHING_UP = 5_000;

export interface FollowOptions {
  sportKey: SportKey;
  /** Returns the kinds that a fan wants. */
  kindsOf: (line: MatchLine) => ReadonlySet<AlertKind>;
  reported: ReportedMatches;
  tell: (news: News[]) => void;
  /** Store and connections to use. */
  live: Pick<Live, 'store' | 'connect'>;
  log: (message: string) => void;
}

export interface FollowedSport {
  /** Checks all matches: other ones are wanted now. */
  review: () => void;
  /** Reconnects at once: the network is back. */
  refresh: () => void;
  leave: () => void;
}

/**
 * Follows a sport's room over the page's connection and reports what happens in the matches that a
 * fan wants. It only records the first line of a match, and every first line after a gap.
 */
export function followSport(options: FollowOptions): FollowedSport {
  const { sportKey, kindsOf, reported, tell, live, log } = options;
  let held: HeldLines | null = null;
  let connectedAt = Infinity;
  let lastBeat = Date.now();

  /** Returns whether any of the lines is a match that a fan wants. */
  function take(lines: readonly MatchLine[]): boolean {
    const now = Date.now();
    const isKnown = now - reported.lastSeenAt(sportKey) < GAP;
    const wanted = lines.filter((line) => kindsOf(line).size > 0);
    // Turning alerts off and on again skips the time between.
    for (const line of lines) if (kindsOf(line).size === 0) reported.forget(line.matchId);
    const read = (line: MatchLine) => {
      const match = matchOfLine(line);
      const before = reported.get(match.id);
      const after = before && isKnown ? newsOf(before, match) : null;
      reported.set(match.id, after?.reported ?? reportedOf(match, before?.once), now);
      return wantedNews(after?.news ?? [], kindsOf(line));
    };
    const fault = (error: unknown) => log(`A line cannot be read: ${String(error)}`);
    const news = eachAlone(wanted, read, fault).flat();
    if (news.length > 0) tell(news);
    return wanted.length > 0;
  }

  const room = createReplica<HeldLines, SportFrame>({
    schema: sportFrameSchema,
    receive: receiveSportFrame,
    publish: (next, before) => {
      held = next;
      if (!isCut(live.store.getState())) connectedAt = Math.min(connectedAt, Date.now());
      const lines = Object.values(next.lines);
      const hasWanted = take(lines.filter((line) => line !== before?.lines[line.matchId]));
      reported.see(sportKey, Date.now());
      // Rooms report other matches many times a second: for those, each beat saves `lastSeenAt`.
      if (hasWanted) reported.save();
    },
  });
  const connection = live.connect('sport')(sportKey, room);
  const unsubscribe = live.store.subscribe((state, before) => {
    if (isCut(state)) connectedAt = Infinity;
    else if (isCut(before) && held) connectedAt = Date.now();
  });

  function isCut({ disconnected }: LiveState): boolean {
    return [HUB_PATH, roomPath({ party: 'sport', sportKey })].some((path) =>
      disconnected.includes(path),
    );
  }

  function refresh(): void {
    connectedAt = Infinity;
    // A new snapshot confirms the connection, even if no match changed.
    room.forget();
    connection.refresh();
  }

  const beat = setInterval(() => {
    const now = Date.now();
    const wasAsleep = now - lastBeat > GAP;
    lastBeat = now;
    // Missed changes arrive by the new connection and are not reported.
    if (wasAsleep) refresh();
    else if (now - connectedAt > CATCHING_UP) {
      reported.see(sportKey, now);
      reported.save();
    }
  }, BEAT);

  return {
    review: () => {
      if (held && take(Object.values(held.lines))) reported.save();
    },
    refresh,
    leave: () => {
      clearInterval(beat);
      unsubscribe();
      connection.close();
    },
  };
}
