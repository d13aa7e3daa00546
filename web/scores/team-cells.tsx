import { isPause } from '../../realtime/sports/match-status.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { useState } from 'react';
import type { Side } from '../../realtime/protocol/primitives.ts';
import { useText } from '../ui/use-text.ts';
import { Crest } from '../ui/crest.tsx';
import { FittingName } from '../ui/fitting-name.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { gamePoints, runningSet } from '../domain/in-sets.ts';
import { totalOf, winnerOf } from '../domain/leader.ts';
import { playOf, possessionOf, type Match, type Play } from '../domain/match.ts';
import styles from './team-cells.module.css';

export interface TeamCellsProps {
  match: Match;
  side: Side;
  /** Whether its total was just corrected. */
  isCorrected?: boolean;
}

/** Shows one side of a match in a list: crest, name, marks and figures. */
export function TeamCells({ match, side, isCorrected = false }: TeamCellsProps) {
  const play = playOf(match);
  const points = gamePoints(match);
  const { listedPeriods, crest, scoring } = SPORTS[match.sportKey];
  const isInGames = scoring !== 'sum' && scoring.inGames === true;
  return (
    <>
      <Crest of={match[side]} shape={crest} size={18} />
      <Name match={match} side={side} />
      {play?.listed && <Statistics play={play} side={side} match={match} />}
      {play && listedPeriods !== 'never' && <Periods match={match} play={play} side={side} />}
      {points && <span className={styles.points}>{points[side]}</span>}
      {/* Tennis fans count the sets by their games, so the number of sets is left out. */}
      {!(isInGames && play) && <Total match={match} side={side} isCorrected={isCorrected} />}
    </>
  );
}

const EMPHASIS = { ahead: styles.ahead, won: styles.won, lost: styles.lost, none: '' };

/** The leader of a running match and the winner of a finished one stand out. */
function emphasisOf(match: Match, side: Side): string | undefined {
  if (match.kind === 'live') {
    const { [side]: own } = match.score;
    return EMPHASIS[own > match.score[other(side)] ? 'ahead' : 'none'];
  }
  const winner = winnerOf(match);
  return EMPHASIS[winner === null ? 'none' : winner === side ? 'won' : 'lost'];
}

function other(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

function Name({ match, side }: { match: Match; side: Side }) {
  const t = useText();
  const redCards = playOf(match)?.redCards?.[side] ?? 0;
  const isServing = match.kind === 'live' && match.points?.server === side;
  const { periods } = SPORTS[match.sportKey];
  const hasBall = possessionOf(match) === side;
  const name = (
    <FittingName of={match[side]} className={`${styles.name} ${emphasisOf(match, side)}`} />
  );
  if (redCards === 0 && !isServing && !hasBall) return name;
  return (
    <span className={styles.marked}>
      {name}
      {redCards > 0 && <RedCards count={redCards} />}
      {isServing && (
        <span className={styles.server}>
          <span className={visuallyHidden.text}>{t('scores.serving')}</span>
        </span>
      )}
      {hasBall && (
        // The half of an inning says who bats.
        <span className={periods.family === 'innings' ? visuallyHidden.text : styles.ball}>
          <span className={visuallyHidden.text}>{t('scores.possession', periods)}</span>
        </span>
      )}
    </span>
  );
}

function RedCards({ count }: { count: number }) {
  const t = useText();
  return (
    <span className={styles.redCard}>
      {count > 1 && <span aria-hidden="true">{count}</span>}
      <span className={visuallyHidden.text}>{t('scores.redCards', { count })}</span>
    </span>
  );
}

/** Shows what fans read beside the total: hits and errors of baseball. */
function Statistics({ match, play, side }: { match: Match; play: Play; side: Side }) {
  const keys = SPORTS[match.sportKey].listedStatistics ?? [];
  return (
    <span className={styles.periods}>
      {keys.map((key) => (
        <span key={key}>{play.listed?.[key]?.[side]}</span>
      ))}
    </span>
  );
}

function Periods({ match, play, side }: { match: Match; play: Play; side: Side }) {
  const running = runningPeriod(match, play);
  const isWide = SPORTS[match.sportKey].listedPeriods === 'wide';
  return (
    <span className={isWide ? styles.widePeriods : styles.periods}>
      {play.periods.map((period, index) => (
        <span
          key={index}
          className={
            index === running
              ? styles.running
              : period[side] > period[other(side)]
                ? styles.taken
                : undefined
          }
        >
          {period[side]}
        </span>
      ))}
    </span>
  );
}

/** Returns the running set or quarter, from 0; −1 without one. */
function runningPeriod(match: Match, play: Play): number {
  if (match.kind !== 'live') return -1;
  if (SPORTS[match.sportKey].scoring !== 'sum') return runningSet(match);
  return isPause(match.matchStatus) ? -1 : play.periods.length - 1;
}

/**
 * Returns the number of changes of a value after the first. A new number as `key` restarts an
 * animation.
 */
function useChanges(value: number | null): number {
  const [seen, see] = useState({ value, changes: 0 });
  if (seen.value !== value) see({ value, changes: seen.changes + 1 });
  return seen.changes;
}

/** Shows the total, with an animation when it changes; nothing before the start. */
function Total({ match, side, isCorrected }: Required<TeamCellsProps>) {
  const total = totalOf(match, side);
  const changes = useChanges(total);
  if (total === null) return null;
  const tone = [
    styles.total,
    emphasisOf(match, side) === styles.lost && styles.lost,
    changes > 0 && styles.landed,
    isCorrected && styles.corrected,
  ];
  return (
    <span key={changes} className={tone.filter(Boolean).join(' ')}>
      {total}
    </span>
  );
}
