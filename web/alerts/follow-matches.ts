import { sportFrameSchema, type SportFrame } from '../../realtime/protocol/frame.ts';
import { HUB_PATH } from '../../realtime/protocol/hub-query.ts';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { receiveSportFrame, type HeldLines } from '../../realtime/protocol/receive-frame.ts';
import { roomPath } from '../../realtime/protocol/room-name.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { eachAlone } from '../domain/each-alone.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import type { AlertKind } from '../favourites/alert-kinds.ts';
import { holdRoom } from '../live/held-room.ts';
import type { Live, LiveState } from '../live/live-store.ts';
import { newsOf, toldOf, wantedNews, type News } from './match-news.ts';
import type { ToldMatches } from './told-matches.ts';

/** After a longer gap, ms, nobody wants to be told what happened in it: they see how it stands. */
const GAP = 120_000;
/** How often it is noted that nothing was missed, ms; a page in the background may once a minute. */
const BEAT = 20_000;
/** What a connection brings of what was missed has come by so many ms. */
const CATCHING_UP = 5_000;

export interface FollowOptions {
  sportKey: SportKey;
  /** What a fan wants to be told of a match. */
  kindsOf: (line: MatchLine) => ReadonlySet<AlertKind>;
  told: ToldMatches;
  tell: (news: News[]) => void;
  /** Whose connections it goes over. */
  live: Pick<Live, 'store' | 'connect'>;
  log: (message: string) => void;
}

export interface FollowedSport {
  /** Goes through all matches, since other ones are wanted now. */
  review: () => void;
  /** Connects anew at once: the network is back. */
  refresh: () => void;
  leave: () => void;
}

/**
 * Follows the matches of a sport by its room, over the page's connection, and tells what happens in those
 * that a fan wants to hear of. A match that nothing was told of before, and all of
 * them after a gap, are taken as they stand.
 */
export function followSport(options: FollowOptions): FollowedSport {
  const { sportKey, kindsOf, told, tell, live, log } = options;
  let held: HeldLines | null = null;
  let connectedAt = Infinity;
  let lastBeat = Date.now();

  /** Answers whether any of them is a match that a fan wants to hear of. */
  function take(lines: readonly MatchLine[]): boolean {
    const now = Date.now();
    const isKnown = now - told.heardAt(sportKey) < GAP;
    const wanted = lines.filter((line) => kindsOf(line).size > 0);
    // Who turns alerts off and on again is told of nothing in between.
    for (const line of lines) if (kindsOf(line).size === 0) told.forget(line.matchId);
    const read = (line: MatchLine) => {
      const match = matchOfLine(line);
      const before = told.get(match.id);
      const after = before && isKnown ? newsOf(before, match) : null;
      told.set(match.id, after?.told ?? toldOf(match, before?.once), now);
      return wantedNews(after?.news ?? [], kindsOf(line));
    };
    const fault = (error: unknown) => log(`A line cannot be read: ${String(error)}`);
    const news = eachAlone(wanted, read, fault).flat();
    if (news.length > 0) tell(news);
    return wanted.length > 0;
  }

  const room = holdRoom<HeldLines, SportFrame>({
    schema: sportFrameSchema,
    receive: receiveSportFrame,
    publish: (next, before) => {
      held = next;
      if (!isCut(live.store.getState())) connectedAt = Math.min(connectedAt, Date.now());
      const lines = Object.values(next.lines);
      const hasWanted = take(lines.filter((line) => line !== before?.lines[line.matchId]));
      told.hear(sportKey, Date.now());
      // Rooms tell of others many times a second: what was heard alone is saved at each beat.
      if (hasWanted) told.save();
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
    // A snapshot says that it is connected again, where nothing happened as well.
    room.forget();
    connection.refresh();
  }

  const beat = setInterval(() => {
    const now = Date.now();
    const wasAsleep = now - lastBeat > GAP;
    lastBeat = now;
    // What a device missed while it slept comes by a new connection, and is not told.
    if (wasAsleep) refresh();
    else if (now - connectedAt > CATCHING_UP) {
      told.hear(sportKey, now);
      told.save();
    }
  }, BEAT);

  return {
    review: () => {
      if (held && take(Object.values(held.lines))) told.save();
    },
    refresh,
    leave: () => {
      clearInterval(beat);
      unsubscribe();
      connection.close();
    },
  };
}
