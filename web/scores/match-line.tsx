import { useMemo } from 'react';
import { sideKits } from '../../edge/shared/crest/kit-name.ts';
import { lineMarksOf, linePartsOf } from '../domain/match-line.ts';
import type { LiveMatch } from '../domain/match.ts';
import { useHeldAt, useTick } from '../live/live-context.ts';
import { Line, type LineProps } from '../ui/line.tsx';

export interface MatchLineProps extends Pick<LineProps, 'size' | 'className'> {
  match: LiveMatch;
}

const MINUTE = 60_000;

/** Draws how much of a live match is played and what happened. The words beside it say the same. */
export function MatchLine({ match, size, className }: MatchLineProps) {
  const heldAt = useHeldAt();
  const silentAt = match.silence?.at ?? heldAt;
  const at = useTick((now) => wholeMinute(match, Math.min(now, silentAt ?? Infinity)));
  const { home, away } = match;
  const kits = useMemo(() => sideKits(home, away), [home, away]);
  const parts = linePartsOf(match, kits, at);
  return (
    <Line
      parts={parts}
      marks={lineMarksOf(match, parts, kits)}
      size={size}
      tone={silentAt === null ? 'live' : 'silent'}
      className={className}
    />
  );
}

/** Returns the last time at which the match's clock began a minute, ms: the line moves only then. */
function wholeMinute({ clock }: LiveMatch, now: number): number {
  if (!clock?.running) return clock?.at ?? 0;
  const begun = clock.at - (clock.seconds % 60) * 1_000;
  return Math.max(clock.at, begun + Math.floor((now - begun) / MINUTE) * MINUTE);
}
