import { SPORTS } from '../../../realtime/sports/registry.ts';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Side } from '../../../realtime/protocol/primitives.ts';
import { Guard } from '../../app/guard.tsx';
import { useLiveMatch } from '../../live/live-store.ts';
import { Crest } from '../../ui/crest.tsx';
import { FittingName } from '../../ui/fitting-name.tsx';
import { gamePoints } from '../../domain/in-sets.ts';
import { totalOf } from '../../domain/leader.ts';
import { matchPath } from '../../paths/match-path.ts';
import type { Match } from '../../domain/match.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { MatchLine } from '../late-lines.tsx';
import { useStatus } from '../use-status.ts';
import { CannotShow } from '../../ui/cannot-show.tsx';
import styles from './match-tile.module.css';

export interface MatchTileProps {
  id: string;
  /** The loaded match; undefined for one that appeared later. */
  initial: Match | undefined;
  renderClock: RenderClock;
}

const CANNOT_SHOW = (
  <div className={styles.tile}>
    <CannotShow what="match" />
  </div>
);

/** Shows a match in a strip; subscribes to it alone. */
export const MatchTile = memo(function MatchTile({ id, initial, renderClock }: MatchTileProps) {
  const match = useLiveMatch(id, initial);
  if (!match) return null;
  return (
    <li>
      <Guard of={match} fallback={CANNOT_SHOW}>
        <Tile match={match} renderClock={renderClock} />
      </Guard>
    </li>
  );
});

function Tile({ match, renderClock }: { match: Match; renderClock: RenderClock }) {
  return (
    <Link
      className={styles.tile}
      to={matchPath(match)}
      data-kind={match.kind}
      data-match-id={match.id}
    >
      <Status match={match} renderClock={renderClock} />
      {SPORTS[match.sportKey].sides.map((side) => (
        <TileSide key={side} match={match} side={side} />
      ))}
      {match.kind === 'live' && <MatchLine match={match} size="thin" className={styles.line} />}
    </Link>
  );
}

function Status({ match, renderClock }: { match: Match; renderClock: RenderClock }) {
  const { time, status, after, halfTime, silence, staleInShort, isInPlay, isOverdue } = useStatus(
    match,
    renderClock,
  );
  if (silence !== null)
    return (
      <span className={styles.silent} title={silence}>
        {staleInShort}
      </span>
    );
  const isTimed = SPORTS[match.sportKey].clock === 'left';
  const text =
    match.kind === 'fixture' && !isOverdue
      ? time
      : [...(isTimed ? [status, time] : [time, status ?? halfTime]), after]
          .filter(Boolean)
          .join(' ');
  return <span className={isInPlay ? styles.live : styles.status}>{text}</span>;
}

function TileSide({ match, side }: { match: Match; side: Side }) {
  const { shortName, code } = match[side];
  const total = totalOf(match, side);
  const other = totalOf(match, side === 'home' ? 'away' : 'home');
  const points = gamePoints(match);
  return (
    <span className={styles.side}>
      <Crest of={match[side]} shape={SPORTS[match.sportKey].crest} size={18} />
      <FittingName
        of={{ name: shortName, shortName: code }}
        fits={6}
        className={(total ?? 0) > (other ?? 0) ? styles.ahead : styles.name}
      />
      {points && <span className={styles.points}>{points[side]}</span>}
      <span className={styles.total}>{total}</span>
    </span>
  );
}
