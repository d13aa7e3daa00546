import { useText } from '../ui/use-text.ts';
import { useHeldAt, useTick } from '../live/live-context.ts';
import { isOverdue } from '../domain/overdue.ts';
import { displayStatus, type StatusView } from './display-status.ts';
import { playOf, type Match } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { playedTime } from './played-time.ts';

/** Returns the current texts of a match's state; renders only when they change. */
export function useStatus(match: Match, renderClock: RenderClock, showDate = false): StatusView {
  const t = useText();
  const { clock, silence: reported } =
    match.kind === 'live' ? match : { clock: null, silence: null };
  const heldAt = useHeldAt();
  const cut = match.kind === 'live' && heldAt !== null ? { at: heldAt, since: heldAt } : null;
  const silence = reported ?? cut;
  const played = useTick(
    (now) => clock && playedTime(clock, match, Math.min(now, silence?.at ?? Infinity)),
  );
  const overdue = useTick((now) => (isOverdue(match, now) ? 1 : 0));
  const play = playOf(match);
  return displayStatus(
    t,
    {
      ...match,
      playedTime: played,
      halfTime: play?.halfTime ?? null,
      shootout: play?.shootout ?? null,
      isOverdue: overdue === 1,
      silentSince: silence?.since ?? null,
    },
    { ...renderClock, showDate },
  );
}
