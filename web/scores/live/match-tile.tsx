import { SPORTS } from '../../../realtime/sports/registry.ts';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Side } from '../../../realtime/protocol/primitives.ts';
import { Guard } from '../../app/guard.tsx';
import { useLiveMatch } from '../../live/live-context.ts';
import { FittingName } from '../../ui/fitting-name.tsx';
import { Flashing } from '../../ui/flashing.tsx';
import { totalOf } from '../../domain/leader.ts';
import { matchPath } from '../../paths/match-path.ts';
import type { Match } from '../../domain/match.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
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

/** Shows a match in the strip; subscribes to it alone. */
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
    <Link className={styles.tile} to={matchPath(match)} data-kind={match.kind}>
      <Status match={match} renderClock={renderClock} />
      {SPORTS[match.sportKey].sides.map((side) => (
        <TileSide key={side} match={match} side={side} />
      ))}
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
  const text =
    match.kind === 'fixture' && !isOverdue
      ? time
      : [time, status ?? halfTime, after].filter(Boolean).join(' ');
  return <span className={isInPlay ? styles.live : styles.status}>{text}</span>;
}

function TileSide({ match, side }: { match: Match; side: Side }) {
  const total = totalOf(match, side);
  const { shortName, code } = match[side];
  return (
    <span className={styles.side}>
      <FittingName of={{ name: shortName, shortName: code }} className={styles.name} />
      <Flashing value={total}>{total ?? ''}</Flashing>
    </span>
  );
}
