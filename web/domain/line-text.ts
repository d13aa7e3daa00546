import { clockSeconds } from '../../realtime/sports/clock.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { matchStatusText } from '../../edge/shared/text/match-status-text.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import type { Match } from './match.ts';

/** Returns the text of a match's line at `now` (ms): its progress, its goals and its cards. */
export function lineText(t: Text, match: Match, now: number): string {
  return [
    progressText(t, match, now),
    markText(t, match, 'goals', 'g'),
    markText(t, match, 'yellow', 'y'),
    markText(t, match, 'red', 'r'),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function progressText(t: Text, match: Match, now: number): string {
  const sport = SPORTS[match.sportKey];
  const { matchStatus } = match;
  const clock = match.kind === 'live' ? match.clock : null;
  const { due } = sport.periods;
  const isExtra = matchStatus === 'ET1' || matchStatus === 'ET2';
  const end = isExtra ? due.ET2 : due.H2;
  if (clock && !clock.countdown && end !== undefined) {
    const minute = Math.ceil(clockSeconds(sport, clock, matchStatus, now) / 60);
    return t('line.minute', { minute, end });
  }
  return `${matchStatusText(t, matchStatus, { called: sport.periods.called })}.`;
}

function markText(
  t: Text,
  match: Match,
  kind: 'goals' | 'yellow' | 'red',
  letter: 'g' | 'y' | 'r',
): string {
  const marks = match.kind === 'live' ? match.marks : undefined;
  const list = SPORTS[match.sportKey].sides
    .flatMap((side) => {
      const minutes = (marks?.[side] ?? [])
        .filter((mark) => mark.startsWith(letter))
        .map((mark) => mark.slice(1));
      return minutes.length > 0 ? [`${match[side].shortName} ${minutes.join(', ')}`] : [];
    })
    .join('; ');
  return list === '' ? '' : t(`line.${kind}`, { list });
}
