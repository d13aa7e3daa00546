import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import { useText } from '../ui/use-text.ts';
import { Crest } from '../ui/crest.tsx';
import { FittingName } from '../ui/fitting-name.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { gamePoints, runningSet } from '../domain/in-sets.ts';
import { totalOf, winnerOf } from '../domain/leader.ts';
import { playOf, possessionOf, type Match, type Play } from '../domain/match.ts';
import styles from './team-cells.module.css';
import { useFlash } from '../ui/use-flash.ts';

/** Shows one side of a match in a list: crest, name, marks and scores. */
export function TeamCells({ match, side }: { match: Match; side: Side }) {
  const play = playOf(match);
  const points = gamePoints(match);
  const { listedPeriods: columns, crest } = SPORTS[match.sportKey];
  return (
    <>
      <Crest of={match[side]} shape={crest} />
      <Name match={match} side={side} />
      {play && columns !== 'never' && (
        <Periods play={play} side={side} columns={columns} running={runningSet(match)} />
      )}
      {points && <span className={styles.points}>{points[side]}</span>}
      <Total match={match} side={side} />
      {play?.shootout && <span className={styles.shootout}>({play.shootout[side]})</span>}
    </>
  );
}

const EMPHASIS = { won: styles.won, lost: styles.lost, none: '' };

function emphasisOf(match: Match, side: Side): string | undefined {
  const winner = winnerOf(match);
  return EMPHASIS[winner === null ? 'none' : winner === side ? 'won' : 'lost'];
}

function Name({ match, side }: { match: Match; side: Side }) {
  const t = useText();
  const redCards = playOf(match)?.redCards?.[side] ?? 0;
  const isServing = match.kind === 'live' && match.points?.server === side;
  const name = (
    <FittingName of={match[side]} className={`${styles.name} ${emphasisOf(match, side)}`} />
  );
  const hasBall = possessionOf(match) === side;
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
        <span className={styles.server}>
          <span className={visuallyHidden.text}>
            {t('scores.possession', SPORTS[match.sportKey].periods)}
          </span>
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

interface PeriodsProps {
  play: Play;
  side: Side;
  columns: 'always' | 'wide';
  /** Index of the one in play, or -1. */
  running: number;
}

function Periods({ play, side, columns, running }: PeriodsProps) {
  const other = side === 'home' ? 'away' : 'home';
  return (
    <span className={columns === 'wide' ? styles.widePeriods : styles.periods}>
      {play.periods.map((period, index) => (
        <span
          key={index}
          className={
            index === running
              ? styles.running
              : period[side] > period[other]
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

/** Shows the total, which flashes when it changes; empty before the start. */
function Total({ match, side }: { match: Match; side: Side }) {
  const total = totalOf(match, side);
  const { key, className } = useFlash(total);
  const text = total ?? (match.kind === 'off' ? '–' : null);
  if (text === null) return null;
  return (
    <span
      key={key}
      className={`${match.kind === 'live' ? styles.liveTotal : styles.total} ${emphasisOf(match, side)} ${className ?? ''}`}
    >
      {text}
    </span>
  );
}
