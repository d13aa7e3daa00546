import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import { gamePoints, runningSet } from '../domain/in-sets.ts';
import { totalOf } from '../domain/leader.ts';
import { playOf, type Match } from '../domain/match.ts';
import { useStatus } from '../scores/use-status.ts';
import { useText } from '../ui/use-text.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { Crest } from '../ui/crest.tsx';
import { FittingName } from '../ui/fitting-name.tsx';
import styles from './score-line.module.css';

export interface ScoreLineRowProps {
  match: Match;
  renderClock: RenderClock;
}

/** Shows score and clock in one line at the page's top. */
export default function ScoreLineRow({ match, renderClock }: ScoreLineRowProps) {
  const [first, second] = SPORTS[match.sportKey].sides;
  return (
    <div className={styles.line} aria-hidden="true" data-score-line>
      <Name match={match} side={first} place="start" />
      <div className={styles.middle}>
        <Score match={match} />
        <Status match={match} renderClock={renderClock} />
      </div>
      <Name match={match} side={second} place="end" />
    </div>
  );
}

function Name({ match, side, place }: { match: Match; side: Side; place: 'start' | 'end' }) {
  const name = <FittingName of={match[side]} />;
  const crest = <Crest of={match[side]} shape={SPORTS[match.sportKey].crest} />;
  return (
    <div className={styles[place]}>
      {place === 'start' && name}
      {crest}
      {place === 'end' && name}
    </div>
  );
}

function Score({ match }: { match: Match }) {
  const t = useText();
  const [first, second] = SPORTS[match.sportKey].sides;
  if (!playOf(match)) return <span className={styles.score}>{t('scores.between', { first })}</span>;
  return (
    <span className={styles.score}>
      {totalOf(match, first)} – {totalOf(match, second)}
    </span>
  );
}

function Status({ match, renderClock }: { match: Match; renderClock: RenderClock }) {
  const { time, status, after, halfTime, silence, isInPlay, isFlagged } = useStatus(
    match,
    renderClock,
    true,
  );
  const set = playOf(match)?.periods[runningSet(match)];
  const points = gamePoints(match);
  const running = [set, points].flatMap((each) => (each ? `${each.home}–${each.away}` : []));
  const parts = [status, after, ...running, time].filter((part) => part !== null);
  const tone = silence !== null || isFlagged ? 'warn' : isInPlay ? 'live' : undefined;
  return (
    <span className={styles.status} data-tone={tone}>
      {silence ?? (parts.length > 0 ? parts.join(' · ') : halfTime)}
    </span>
  );
}
