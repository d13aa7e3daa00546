import { createContext, useContext } from 'react';
import { useLiveRecord } from '../live/live-context.ts';
import type { RenderClock } from '../time/render-clock.ts';
import type { MatchSetting } from './load-match.server.ts';
import type { MatchRecord } from '../domain/match-record.ts';

/** What the tabs of a match's page have in common; none of it changes while it is open. */
export interface MatchScreen {
  setting: MatchSetting;
  renderClock: RenderClock;
  /** As the page brought it: `useMatchRecord` has it as it stands. */
  initial: MatchRecord;
}

export const MatchContext = createContext<MatchScreen | null>(null);

export function useMatchScreen(): MatchScreen {
  const screen = useContext(MatchContext);
  if (!screen) throw new Error('Tabs of a match are shown on its page only');
  return screen;
}

/** The match as it stands now: what uses this renders with every change of it. */
export function useMatchRecord(): MatchRecord {
  const { initial } = useMatchScreen();
  return useLiveRecord(initial.match.id, initial);
}
