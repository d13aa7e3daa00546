import { useMemo } from 'react';
import { useStore } from 'zustand';
import { marksOf, newsOf } from '../../../realtime/protocol/marks-of.ts';
import type { Side } from '../../../realtime/protocol/primitives.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import { useShell } from '../../app/shell.ts';
import { gamePoints, runningSet } from '../../domain/in-sets.ts';
import { totalOf } from '../../domain/leader.ts';
import { playOf, type Match } from '../../domain/match.ts';
import { useLive } from '../../live/live-context.ts';
import { StageLine } from '../../scores/late-lines.tsx';
import { noteText } from '../../scores/row-note.tsx';
import { useStatus } from '../../scores/use-status.ts';
import { Crest } from '../../ui/crest.tsx';
import { FittingName } from '../../ui/fitting-name.tsx';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import styles from './small-score.module.css';

export interface SmallScoreProps {
  match: Match;
  /** Brings the match's page to the front. */
  onBack: () => void;
}

/** Shows a match in little space: clock, both sides with their score, the line, what happened last. */
export function SmallScore({ match, onBack }: SmallScoreProps) {
  const t = useText();
  const { live, ticker } = useLive();
  const timeZone = useShell()?.timeZone ?? 'UTC';
  const incidents = useStore(live.store, ({ records }) => records.get(match.id)?.incidents);
  const sport = SPORTS[match.sportKey];
  const marks = useMemo(() => incidents && marksOf(incidents, sport), [incidents, sport]);
  const news = useMemo(() => incidents && newsOf(incidents, sport), [incidents, sport]);
  const note =
    match.kind === 'live' ? noteText(t, { ...match, ...(news && { news }) }, timeZone) : '';
  return (
    <main className={styles.window} data-match-id={match.id}>
      <div className={styles.top}>
        <Status match={match} renderClock={{ now: ticker.renderedAt, timeZone }} />
        <button type="button" className={`${button.button} ${styles.back}`} onClick={onBack}>
          {t('smallWindow.back')}
        </button>
      </div>
      {sport.sides.map((side) => (
        <Contestant key={side} match={match} side={side} />
      ))}
      <StageLine match={match} marks={marks} />
      <p className={styles.note}>{note}</p>
    </main>
  );
}

function Status({
  match,
  renderClock,
}: {
  match: Match;
  renderClock: { now: number; timeZone: string };
}) {
  const { time, status, after, halfTime, silence, isInPlay } = useStatus(match, renderClock, true);
  const words = [time, status ?? halfTime, after].filter(Boolean).join(' · ');
  return (
    <p
      className={styles.status}
      data-tone={silence !== null ? 'warn' : isInPlay ? 'live' : undefined}
    >
      {silence ?? words}
    </p>
  );
}

function Contestant({ match, side }: { match: Match; side: Side }) {
  const total = totalOf(match, side);
  const other = totalOf(match, side === 'home' ? 'away' : 'home');
  const set = playOf(match)?.periods[runningSet(match)];
  return (
    <p className={styles.side} data-ahead={(total ?? 0) > (other ?? 0) || undefined}>
      <Crest of={match[side]} shape={SPORTS[match.sportKey].crest} size={28} />
      <FittingName of={match[side]} className={styles.name} />
      <span className={styles.set}>{set?.[side]}</span>
      <span className={styles.points}>{gamePoints(match)?.[side]}</span>
      <b className={styles.total}>{total}</b>
    </p>
  );
}
