import type { Side } from '../../realtime/protocol/primitives.ts';
import { Crest } from '../ui/crest.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { periodColumns } from './columns.ts';
import { Flashing } from './flashing.tsx';
import { totalOf, winnerOf } from './leader.ts';
import { playOf, type Match } from './match.ts';
import styles from './team-line.module.css';

const EMPHASIS = { won: styles.won, lost: styles.lost, none: undefined };

/** One side of a match in a list: crest, name, what marks it, and its scores. */
export function TeamLine({ match, side }: { match: Match; side: Side }) {
  const play = playOf(match);
  const winner = winnerOf(match);
  const emphasis = winner === null ? 'none' : winner === side ? 'won' : 'lost';
  const points = match.kind === 'live' ? match.points : null;
  const columns = periodColumns(match.sportKey);
  const total = totalOf(match, side);
  const redCards = play?.redCards?.[side] ?? 0;
  return (
    <span className={`${styles.line} ${EMPHASIS[emphasis] ?? ''}`}>
      <Crest name={match[side].name} />
      <span className={styles.name}>{match[side].name}</span>
      {redCards > 0 && <RedCards count={redCards} />}
      {points?.server === side && (
        <span className={styles.server}>
          <span className={visuallyHidden.text}>serving</span>
        </span>
      )}
      {play?.shootout && <span className={styles.shootout}>({play.shootout[side]})</span>}
      {play && columns !== 'never' && (
        <span className={columns === 'wide' ? styles.widePeriods : styles.periods}>
          {play.periods.map((period, index) => (
            <span
              key={index}
              className={period[side] > period[other(side)] ? styles.taken : undefined}
            >
              {period[side]}
            </span>
          ))}
        </span>
      )}
      {points && <span className={styles.points}>{points[side]}</span>}
      <span className={match.kind === 'live' ? styles.liveTotal : styles.total}>
        <Flashing value={total}>{total ?? (match.kind === 'off' ? '–' : '')}</Flashing>
      </span>
    </span>
  );
}

function RedCards({ count }: { count: number }) {
  return (
    <span className={styles.redCard}>
      {count > 1 && count}
      <span className={visuallyHidden.text}>{count > 1 ? ' red cards' : 'red card'}</span>
    </span>
  );
}

function other(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}
