import { createContext, useContext } from 'react';
import { useLiveRecord } from '../live/live-store.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import type { MatchSetting } from './load-match.server.ts';
import type { MatchRecord } from '../domain/match-record.ts';

/** Data that the tabs of a match's page share; constant while it is open. */
export interface MatchScreen {
  setting: MatchSetting;
  renderClock: RenderClock;
  /** The record that was loaded with the page; `useMatchRecord` returns the current one. */
  initial: MatchRecord;
  /** Whether the rail shows where to watch the match. */
  hasRail?: boolean;
}

export const MatchContext = createContext<MatchScreen | null>(null);

export function useMatchScreen(): MatchScreen {
  const screen = useContext(MatchContext);
  if (!screen) throw new Error('Tabs of a match are shown on its page only');
  return screen;
}

/** Returns the current match; the component renders with every change of it. */
export function useMatchRecord(): MatchRecord {
  const { initial } = useMatchScreen();
  return useLiveRecord(initial.match.id, initial);
}
