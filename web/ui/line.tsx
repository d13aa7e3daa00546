import type { LineMark } from '../../edge/shared/line/line-marks.ts';
import type { LinePart } from '../../edge/shared/line/line-parts.ts';
import styles from './line.module.css';

export interface LineProps {
  parts: readonly LinePart[];
  marks?: readonly LineMark[];
  /** Place of the moment in play, 0 to 1; absent to show none. */
  now?: number | undefined;
  /** 'thin': 6 px. 'tall': 26 px. 'fitting': tall in a container of 38rem or more, else thin. */
  size: 'thin' | 'tall' | 'fitting';
  tone: 'live' | 'ended' | 'silent' | 'brand' | 'chalk';
  /** What the line says, as text; absent where words beside it say the same. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Room between two parts, share of the line. */
const GAP = 0.007;

/**
 * Draws how much of something is played, and what happened then. It fills the width of its box; the
 * style sheet has the sizes, since a list has hundreds of marks.
 */
export function Line({ parts, marks = [], now, size, tone, label, className }: LineProps) {
  const ends = endsOf(parts);
  return (
    <svg
      className={[styles.line, styles[size], styles[tone], className].filter(Boolean).join(' ')}
      width="100%"
      height={size === 'tall' ? 26 : 6}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {parts.map((part, index) => (
        <Part
          key={index}
          part={part}
          from={index === 0 ? 0 : (ends[index - 1] ?? 0) + GAP / 2}
          to={index === parts.length - 1 ? 1 : (ends[index] ?? 1) - GAP / 2}
        />
      ))}
      {marks.map((mark, index) => (
        <Mark key={index} {...mark} />
      ))}
      {now !== undefined && <circle className={styles.now} cx={percent(now)} />}
    </svg>
  );
}

/** Returns where each part ends on the line, 0 to 1. */
function endsOf(parts: readonly LinePart[]): number[] {
  const whole = parts.reduce((sum, { length }) => sum + length, 0);
  return parts.map(
    (_, index) => parts.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0) / whole,
  );
}

function Part({ part, from, to }: { part: LinePart; from: number; to: number }) {
  const played = Math.min(Math.max(part.played, 0), 1);
  const middle = from + (to - from) * played;
  return (
    <>
      {played < 1 && <Stretch className={styles.rest} from={middle} to={to} />}
      {played > 0 && (
        <Stretch
          className={part.kit === undefined ? styles.played : styles.won}
          from={from}
          to={middle}
          kit={part.kit}
        />
      )}
    </>
  );
}

interface StretchProps {
  className: string | undefined;
  from: number;
  to: number;
  kit?: string | undefined;
}

function Stretch({ className, from, to, kit }: StretchProps) {
  return <rect className={className} data-kit={kit} x={percent(from)} width={percent(to - from)} />;
}

function Mark({ shape, side, at, kit }: LineMark) {
  const className = `${styles[shape]} ${styles[side]}`;
  return shape === 'dot' || shape === 'ring' ? (
    <circle className={className} data-kit={kit} cx={percent(at)} />
  ) : (
    <rect className={className} data-kit={kit} x={percent(at)} />
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
