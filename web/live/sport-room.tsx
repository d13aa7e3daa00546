import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useSportRooms } from './live-context.ts';
import type { RoomSnapshot } from '../domain/day-scores.ts';
import { withVisualsOf } from '../domain/team-visuals.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import type { Match } from '../domain/match.ts';

const InitialMatchesContext = createContext<ReadonlyMap<string, Match>>(new Map());

/** Follows a sport's room for the screens inside; they start with the page's snapshot of it. */
export function SportRoom({
  roomSnapshot,
  children,
}: {
  roomSnapshot: RoomSnapshot;
  children: ReactNode;
}) {
  const roomSnapshots = useMemo(() => [roomSnapshot], [roomSnapshot]);
  useSportRooms(roomSnapshots);
  const matches = useMemo(
    () =>
      new Map(
        Object.values(roomSnapshot.snapshot?.lines ?? {}).map((line) => [
          line.matchId,
          matchOfLine(line),
        ]),
      ),
    [roomSnapshot],
  );
  return <InitialMatchesContext value={matches}>{children}</InitialMatchesContext>;
}

/** Returns the matches of the page's snapshot of its sport's room. */
export function useInitialMatches(): ReadonlyMap<string, Match> {
  return useContext(InitialMatchesContext);
}

/**
 * Returns a listed match at page load: its room's score, with the visuals of its sides from the
 * list.
 */
export function useInitialMatch(listed: Match): Match {
  const initial = useInitialMatches().get(listed.id);
  return useMemo(() => (initial ? withVisualsOf(initial, listed) : listed), [initial, listed]);
}
