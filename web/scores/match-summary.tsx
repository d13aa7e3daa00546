import { MatchStatus } from './match-status.tsx';
import styles from './match-summary.module.css';
import type { Match } from '../domain/match.ts';
import type { RenderClock } from '../time/render-clock.ts';
import { TeamCells } from './team-cells.tsx';

/** For the element that a summary fills. */
export const summaryGrid = styles.grid;

/** What lists show of a match: its state, and a line for each side. Fills an element of `summaryGrid`. */
export function MatchSummary({ match, renderClock }: { match: Match; renderClock: RenderClock }) {
  return (
    <>
      <MatchStatus match={match} renderClock={renderClock} />
      <TeamCells match={match} side="home" />
      <TeamCells match={match} side="away" />
    </>
  );
}
