import { HUB_PATH } from '../../realtime/protocol/hub-query.ts';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import type { HeldLines } from '../../realtime/protocol/receive-frame.ts';
import { roomPath } from '../../realtime/protocol/room-name.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { mapValid } from '../domain/map-valid.ts';
import type { AlertKind } from '../../edge/contracts/alert-kinds.ts';
import type { Live, LiveState } from '../live/live-context.ts';
import { createReplica } from '../../clients/live/src/replica.ts';
import { alertMatchOf } from '../../edge/shared/alerts/alert-match.ts';
import { newsOf, reportedOf, wantedNews, type News } from '../../edge/shared/alerts/match-news.ts';
import type { ReportedMatches } from './reported-matches.ts';

/** Longest time without the room, ms, after which events from that time are still reported. */
const GAP = 120_000;
/** Interval at which `reported` is saved, ms; browsers slow it to a minute in the background. */
const BEAT = 20_000;
/** Time that a new connection takes to deliver missed changes, ms. */
const CATCHING_UP = 5_000;

export interface FollowOptions {
  sportKey: SportKey;
  /** Returns the kinds of alerts that the fan wants for a match. */
  kindsOf: (line: MatchLine) => ReadonlySet<AlertKind>;
  reported: ReportedMatches;
  tell: (news: News[]) => void;
  /** Store and connections to use. */
  live: Pick<Live, 'store' | 'connections' | 'delay'>;
  log: (message: string) => void;
}

export interface FollowedSport {
  /** Checks all matches. Call it when the fan has chosen other alerts. */
  review: () => void;
  /** Reconnects at once. Call it when the network is back. */
  refresh: () => void;
  leave: () => void;
}

/**
 * Follows a sport's room over the page's connection and reports events of the matches that a fan
 * wants. It records the first line of a match, and each match's first line after a long gap,
 * without a report.
 */
export function followSport(options: FollowOptions): FollowedSport {
  const { sportKey, kindsOf, reported, tell, live, log } = options;
  let held: HeldLines | null = null;
  /** Start of the present connection, ms; Infinity while there is none. */
  let connectedAt = Infinity;
  let lastBeat = Date.now();

  /** Reports and records what is new in the lines. Returns whether the fan wants any of them. */
  function processLines(lines: readonly MatchLine[]): boolean {
    const now = Date.now();
    // The delay holds the first lines back after a reload, which is no gap.
    const isWithinGap = now - live.delay.getState() - reported.lastSeenAt(sportKey) < GAP;
    const wanted = lines.filter((line) => kindsOf(line).size > 0);
    // If the fan wants the match again later, events from the meantime are not reported.
    for (const line of lines) if (kindsOf(line).size === 0) reported.forget(line.matchId);
    const read = (line: MatchLine) => {
      // The fan's delay holds lines back, so their time is earlier by as much.
      const match = alertMatchOf(line, now - live.delay.getState());
      const before = reported.get(match.id);
      const change = before && isWithinGap ? newsOf(before, match) : null;
      reported.set(match.id, change?.reported ?? reportedOf(match, before?.once), now);
      return wantedNews(change?.news ?? [], kindsOf(line));
    };
    const fault = (error: unknown) => log(`A line cannot be read: ${String(error)}`);
    const news = mapValid(wanted, read, fault).flat();
    if (news.length > 0) tell(news);
    return wanted.length > 0;
  }

  const room = createReplica((next: HeldLines, before) => {
    held = next;
    if (!isCut(live.store.getState())) connectedAt = Math.min(connectedAt, Date.now());
    const lines = Object.values(next.lines);
    const hasWanted = processLines(lines.filter((line) => line !== before?.lines[line.matchId]));
    reported.see(sportKey, Date.now());
    // Other matches change many times a second: after these only the beat saves `lastSeenAt`.
    if (hasWanted) reported.save();
  });
  const connection = live.connections.sport(sportKey, room);
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
    // The new connection delivers missed changes, which are too old to report.
    if (wasAsleep) refresh();
    else if (now - connectedAt > CATCHING_UP) {
      reported.see(sportKey, now);
      reported.save();
    }
  }, BEAT);

  return {
    review: () => {
      if (held && processLines(Object.values(held.lines))) reported.save();
    },
    refresh,
    leave: () => {
      clearInterval(beat);
      unsubscribe();
      connection.close();
    },
  };
}
