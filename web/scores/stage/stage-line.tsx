import type { Marks } from '../../../realtime/protocol/marks.ts';
import { periodLabel, type Periods } from '../../../realtime/sports/periods.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import { sideKits } from '../../../edge/shared/crest/kit-name.ts';
import { matchStatusText } from '../../../edge/shared/text/match-status-text.ts';
import type { Text } from '../../../edge/shared/text/text.ts';
import { isPause } from '../../../realtime/sports/match-status.ts';
import { lineMarksOf, linePartsOf } from '../../domain/match-line.ts';
import { lineText } from '../../domain/line-text.ts';
import type { Match } from '../../domain/match.ts';
import { useHeldAt, useTick } from '../../live/live-context.ts';
import type { LinePart } from '../../../edge/shared/line/line-parts.ts';
import { Line } from '../../ui/line.tsx';
import { useText } from '../../ui/use-text.ts';
import styles from './stage-line.module.css';

export interface StageLineProps {
  match: Match;
  /** Marks of the line; the match's own if absent. */
  marks?: Marks | undefined;
}

const MINUTE = 60_000;

/** Shows how much of a match is played, with its scale. */
export function StageLine({ match, marks }: StageLineProps) {
  const t = useText();
  const minute = useTick((now) => (match.kind === 'live' ? Math.floor(now / MINUTE) : 0));
  const heldAt = useHeldAt();
  const live = match.kind === 'live' ? match : null;
  const silentAt = live?.silence?.at ?? heldAt;
  const now = Math.min(Math.max(minute * MINUTE, live?.clock?.at ?? 0), silentAt ?? Infinity);
  const kits = sideKits(match.home, match.away);
  const parts = linePartsOf(match, kits, now);
  if (parts.length === 0) return null;
  const isMirrored = t.direction === 'rtl';
  const isInPlay = live !== null && !isPause(live.matchStatus);
  return (
    <div className={styles.line}>
      <Line
        size="tall"
        parts={parts}
        marks={lineMarksOf(match, parts, kits, marks)}
        now={isInPlay ? playedShare(parts) : undefined}
        label={lineText(t, match, now)}
        tone={live === null ? 'ended' : silentAt === null ? 'live' : 'silent'}
      />
      <svg className={styles.scale} width="100%" aria-hidden="true">
        {scaleOf(t, match, parts).map(({ text, at }) => (
          <text
            key={text}
            x={`${100 * (isMirrored ? 1 - at : at)}%`}
            y="0.9em"
            data-end={at === 0 || at === 1 ? at : undefined}
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}

interface Label {
  text: string;
  /** Place on the line, 0 to 1. */
  at: number;
}

/**
 * Returns the labels of the scale: minutes at the ends of halves, names in the middle of other
 * parts.
 */
function scaleOf(t: Text, match: Match, parts: readonly LinePart[]): Label[] {
  const { periods } = SPORTS[match.sportKey];
  const ends = endsOf(parts);
  if (periods.family === 'halves') {
    const whole = parts.reduce((sum, { length }) => sum + length, 0);
    const halfTime = { text: matchStatusText(t, 'HT'), at: ends[0] ?? 0 };
    const regular = ends[1] === undefined || ends.length === 2 ? [] : [ends[1]];
    const minutes = [0, ...regular, 1].map((at) => ({ text: `${Math.round(at * whole)}′`, at }));
    return [...minutes, halfTime];
  }
  return ends.map((end, index) => {
    const text = nameOf(t, periods, parts.length, index + 1);
    return { text, at: (end + (ends[index - 1] ?? 0)) / 2 };
  });
}

/**
 * Returns a part's name: 'Q1', 'Set 1', '1' in innings; 'H1' in a sport of quarters that plays two
 * halves.
 */
function nameOf(t: Text, periods: Periods, count: number, number: number): string {
  if (periods.family === 'innings') return String(number);
  if (periods.family === 'sets') return matchStatusText(t, `S${number}`, periods);
  return matchStatusText(t, count === 2 ? `H${number}` : periodLabel(periods, number));
}

/** Returns where each part ends, 0 to 1. */
function endsOf(parts: readonly LinePart[]): number[] {
  const whole = parts.reduce((sum, { length }) => sum + length, 0);
  let sum = 0;
  return parts.map(({ length }) => (sum += length) / whole);
}

function playedShare(parts: readonly LinePart[]): number {
  const whole = parts.reduce((sum, { length }) => sum + length, 0);
  return parts.reduce((sum, { length, played }) => sum + length * played, 0) / whole;
}
