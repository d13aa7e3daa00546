import { useMemo } from 'react';
import { sideKits } from '../../edge/shared/crest/kit-name.ts';
import { lineMarksOf } from '../domain/line-marks.ts';
import { linePartsOf } from '../domain/line-parts.ts';
import { lineText } from '../domain/line-text.ts';
import { playOf, type Match } from '../domain/match.ts';
import { useHeldAt, useTick } from '../live/live-context.ts';
import { Line, type LineProps } from '../ui/line.tsx';
import { useText } from '../ui/use-text.ts';

export interface MatchLineProps extends Pick<LineProps, 'size' | 'className'> {
  match: Match;
  /** Whether the line has a text and a dot at the point in play; in lists the row's words say it. */
  isMain?: boolean;
}

const MINUTE = 60_000;

/** Draws how much of a match is played and what happened; nothing before it begins. */
export function MatchLine({ match, size, className, isMain = false }: MatchLineProps) {
  const t = useText();
  const heldAt = useHeldAt();
  const silentAt = match.kind === 'live' ? (match.silence?.at ?? heldAt) : null;
  const at = useTick((now) => wholeMinute(match, Math.min(now, silentAt ?? Infinity)));
  const { home, away } = match;
  const kits = useMemo(() => sideKits(home, away), [home, away]);
  if (!playOf(match)) return null;
  const parts = linePartsOf(match, kits, at);
  return (
    <Line
      parts={parts}
      marks={lineMarksOf(match, parts, kits)}
      size={size}
      tone={match.kind !== 'live' ? 'ended' : silentAt !== null ? 'silent' : 'live'}
      className={className}
      {...(isMain && { label: lineText(t, match, at) })}
      {...(isMain && match.kind === 'live' && { now: playedShare(parts) })}
    />
  );
}

/** Returns the last time at which the match's clock began a minute, ms: the line moves only then. */
function wholeMinute(match: Match, now: number): number {
  const clock = match.kind === 'live' ? match.clock : null;
  if (!clock?.running) return clock?.at ?? 0;
  const begun = clock.at - (clock.seconds % 60) * 1_000;
  return Math.max(clock.at, begun + Math.floor((now - begun) / MINUTE) * MINUTE);
}

/** Returns where play is on the whole line, 0 to 1. */
function playedShare(parts: LineProps['parts']): number {
  const whole = parts.reduce((sum, { length }) => sum + length, 0);
  return parts.reduce((sum, { length, played }) => sum + length * played, 0) / whole;
}
